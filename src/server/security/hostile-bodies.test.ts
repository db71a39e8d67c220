import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { callsOf } from '../testing/calls-of.ts';
import { boundary } from '../testing/form-body.ts';
import { obedient, sharedJudges } from '../testing/shared-judges.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const judges = sharedJudges({ script: obedient });
const deep = 100_000;
const fields = 20_000;
const megabyte = 1024 * 1024;

const formOf = (count: number) =>
  `${Array.from({ length: count }, (_, n) => `--${boundary}\r\ncontent-disposition: form-data; name="f${n}"\r\n\r\nx\r\n`).join('')}--${boundary}--\r\n`;
const json = { 'content-type': 'application/json' };
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** Bodies that are cheap to send and costly to read. */
const bodies = (): [string, Record<string, string>, string | Buffer][] => [
  ['a gzip bomb', { ...json, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(100 * megabyte))],
  ['a gzip bomb of a form', { ...form, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(100 * megabyte))],
  ['nested arrays', json, '['.repeat(deep) + ']'.repeat(deep)],
  ['nested objects', json, `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
  ['nested without end', json, '['.repeat(deep)],
  ['many form fields', form, formOf(fields)],
  ['many plain fields', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1&'.repeat(fields)],
  ['many keys', json, `{${Array.from({ length: fields }, (_, n) => `"k${n}":${n}`).join()}}`],
  ['the same key again and again', json, `{${'"url":1,'.repeat(fields)}"url":2}`],
  ['a long number', json, `{"url":${'9'.repeat(60_000)}}`],
  ['a long escape', json, `{"url":"${'\\u0000'.repeat(10_000)}"}`],
  ['half a character', json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])],
  ['a byte order mark', json, '\ufeff{"url":"example.com"}'],
  ['a lie about the charset', { 'content-type': 'application/json; charset=utf-16' }, '{"url":7}'],
  ['no boundary', { 'content-type': 'multipart/form-data' }, formOf(1)],
  ['an endless boundary', { 'content-type': `multipart/form-data; boundary=${'b'.repeat(5000)}` }, formOf(1)],
  ['two types', { 'content-type': 'application/json, text/plain' }, '{}'],
];

/** Programs get problems (RFC 9457), pages messages. */
const reasonIn = ({ message, detail }: { message?: string; detail?: string }) => message ?? detail;

it('S46 answers hostile bodies with a reason, on every call that takes one, and does not fill its memory', async () => {
  const app = await startTestApp({ judges });
  const { cookie } = await app.signIn('ana@example.com');
  const calls = callsOf(app).filter(
    ({ method, url }) => /^(?:POST|PATCH)$/.test(String(method)) && !url.includes('/logout'),
  );
  const hostile = bodies();
  const before = process.memoryUsage.rss();
  let peak = 0;
  for (const { method, url } of calls) {
    for (const [name, headers, payload] of hostile) {
      const answer = await app.inject({
        method,
        url: url.replace(':id', '00000000-0000-4000-8000-000000000000'),
        headers: { ...headers, cookie, origin: 'http://localhost:80' },
        payload,
      });
      const isBusy = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
      if (!isBusy)
        expect(answer.statusCode, `${url} ${name} ${answer.body.slice(0, 100)}`).toBeGreaterThanOrEqual(200);
      if (!isBusy) expect(answer.statusCode, `${url} ${name} ${answer.body.slice(0, 100)}`).toBeLessThan(500);
      if (answer.statusCode >= 400) expect(reasonIn(answer.json()), `${url} ${name}`).toMatch(/^[A-Z].{10,}/);
      peak = Math.max(peak, process.memoryUsage.rss());
    }
  }
  expect((peak - before) / megabyte).toBeLessThan(200);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});
