/**
 * How long does the engine need for a message of 100 kB, from bytes to verdict, models and all? Limit: 100 ms at the 99th percentile.
 * Beside it, in the same run: what the MIME parser alone needs, which no mail scanner in Node can go below.
 *
 *   node bench/judge-mail.ts
 */

import { performance } from 'node:perf_hooks';
import PostalMime from 'postal-mime';
import { judgeMail, readMail } from '../src/engine/training.ts';
import { trainedModels, urlFactsFromTables } from '../src/server/measuring.ts';

const limitMs = 100;
const rounds = 300;
const warmUp = 20;
const size = 100_000;

/** Different words and links each time, so that no cache is measured. */
const sentence = (n: number) =>
  `Dear customer ${n}, your order ${n * 7919} was shipped; please <a href="https://links.shop-${n % 37}.example/u/${n}?id=${n * 31}">track your parcel</a> within ${n % 60} days. `;

const html = (n: number): Uint8Array => {
  let body = '';
  for (let i = 0; body.length < size - 1500; i += 1)
    body += `<tr><td style="color:#333">${sentence(n * 1000 + i)}</td></tr>\n`;
  return source(n, 'text/html', `<html><body><table>${body}</table></body></html>`);
};
const text = (n: number): Uint8Array => {
  let body = '';
  for (let i = 0; body.length < size - 1500; i += 1)
    body += `${sentence(n * 1000 + i).replace(/<[^>]*>/g, '')} see https://shop-${i % 37}.example/${n}/${i}\n`;
  return source(n, 'text/plain', body);
};
const source = (n: number, type: string, body: string) =>
  new TextEncoder().encode(
    `Received: from mx.shop.example (mx.shop.example [192.0.2.${n % 250}]) by mx.example.net; Tue, 3 Nov 2026 10:00:00 +0000\r\nFrom: Shop ${n} <news@shop-${n}.example>\r\nTo: me@example.net\r\nSubject: Your order ${n}\r\nMessage-ID: <${n}@shop.example>\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}`,
  );

const urlFacts = urlFactsFromTables();
const models = trainedModels();
const quantile = (times: number[], q: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * q)] ?? 0;
const line = (name: string, times: number[]) =>
  process.stdout.write(
    `${name.padEnd(34)} p50 ${quantile(times, 0.5).toFixed(1).padStart(6)} ms   p99 ${quantile(times, 0.99).toFixed(1).padStart(6)} ms\n`,
  );

for (const [name, make] of [
  ['HTML, 100 kB', html],
  ['plain text, 100 kB', text],
] as const) {
  const alone: number[] = [];
  const whole: number[] = [];
  for (let n = 0; n < rounds + warmUp; n += 1) {
    const bytes = make(n);
    let begin = performance.now();
    await PostalMime.parse(bytes);
    if (n >= warmUp) alone.push(performance.now() - begin);
    begin = performance.now();
    judgeMail(await readMail({ bytes }), { urlFacts }, models);
    if (n >= warmUp) whole.push(performance.now() - begin);
  }
  line(`${name}: MIME parser alone`, alone);
  line(`${name}: read and judged`, whole);
  const p99 = quantile(whole, 0.99);
  process.stdout.write(`${''.padEnd(34)} limit ${limitMs} ms: ${p99 <= limitMs ? 'held' : 'NOT held'}\n`);
}
