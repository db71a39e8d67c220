// How long do rules and model take for one URL, against the limit of 20 ms at the 99th percentile? Beside it: the rules alone.
// Run: node bench/judge-url.ts

import { judgeUrl, type Models } from '../src/engine/training.ts';
import { trainedUrlModel } from '../src/server/measuring.ts';

const limitMs = 20;
const rounds = 2000;
const samples = [
  'https://www.example.com/',
  'example.com',
  'http://paypa1-secure.com.account-verify.example/login/confirm?email=ana@example.com',
  'http://203.0.113.9:8080/wp-content/secure/signin.php',
  'https://xn--pypal-4ve.com/signin',
  `https://news.example.org/${'a/'.repeat(200)}?utm_source=letter&id=${'7'.repeat(500)}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent('https://login.example.net/?next=https://bank.example')}&data=05`,
  'https://user:password@www.bank.example.evil.example/%61%62%63',
];

const measure = (url: string, models: Models) => {
  const start = process.hrtime.bigint();
  judgeUrl(url, {}, models);
  return Number(process.hrtime.bigint() - start) / 1e6;
};

/** Prints the median and the 99th percentile, and returns the second. */
const bench = (name: string, models: Models): number => {
  for (const url of samples) for (let warmUp = 0; warmUp < 50; warmUp += 1) judgeUrl(url, {}, models);
  const times = samples
    .flatMap((url) => Array.from({ length: rounds }, () => measure(url, models)))
    .sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  console.log(
    `${name}, ${times.length} calls: p50 ${percentile(0.5).toFixed(3)} ms, p99 ${percentile(0.99).toFixed(3)} ms`,
  );
  return percentile(0.99);
};

const begin = process.hrtime.bigint();
const models: Models = { url: trainedUrlModel()() };
judgeUrl('https://example.org/', {}, models);
console.log(`first use, weights read: ${(Number(process.hrtime.bigint() - begin) / 1e6).toFixed(0)} ms`);
bench('rules alone', {});
const p99 = bench('rules and model', models);
console.log(`limit ${limitMs} ms: ${p99 <= limitMs ? 'held' : 'NOT held'}`);
process.exitCode = p99 <= limitMs ? 0 : 1;
