// How long does the engine take for one URL, against the limit of 2 ms at the 99th percentile?
// Run: node bench/judge-url.ts
import { judgeUrl } from '../src/engine/judge-url.ts';

const limitMs = 2;
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

const measure = (url: string) => {
  const start = process.hrtime.bigint();
  judgeUrl(url);
  return Number(process.hrtime.bigint() - start) / 1e6;
};

for (const url of samples) for (let warmUp = 0; warmUp < 50; warmUp += 1) judgeUrl(url);
const times = samples
  .flatMap((url) => Array.from({ length: rounds }, () => measure(url)))
  .sort((a, b) => a - b);
const percentile = (share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

console.log(
  `judgeUrl over ${times.length} calls: p50 ${percentile(0.5).toFixed(3)} ms, p99 ${percentile(0.99).toFixed(3)} ms (limit ${limitMs} ms)`,
);
process.exitCode = percentile(0.99) <= limitMs ? 0 : 1;
