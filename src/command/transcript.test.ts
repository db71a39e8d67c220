import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveDns } from '../lookups/testing/dns-server.ts';
import { serveFeed } from '../server/testing/feed-server.ts';
import { epssFeed, kevFeed } from '../server/testing/vulnerability-feeds.ts';
import { run } from './testing/run.ts';

// What docs/command-line.md shows of each command is what it prints. RECORD=1 writes it anew.

const document = new URL('../../docs/command-line.md', import.meta.url);
const block = /(?<=```console\n)[\s\S]*?(?=```)/;

/** How old the lists are by now, where that breaks a line, and how fast this machine is. */
const masked = (transcript: string) =>
  transcript
    .replace(/\d{4}-\d\d-\d\d/g, 'DAY')
    .replace(/[\d,]+ days? old/g, 'AGE')
    .replace(/checked in [\d.,]+ s(?:, [\d,]+ a second)?/g, 'checked')
    .replace(/\s+/g, ' ');

/** As a shell takes words apart: at spaces, but for those in quotation marks. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** Publishers of small lists on loopback, for what `hookwise update` takes, and a folder for it. */
const publishers = async (): Promise<NodeJS.ProcessEnv> => {
  const dns = await serveDns({ 'lists.example': { A: ['127.0.0.1'] } });
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-transcript-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const published = async (list: string) => {
    const { url } = await serveFeed(list);
    return url.replace('127.0.0.1', 'lists.example');
  };
  const id = 'CVE-2026-24858';
  return {
    HOOKWISE_DATA: folder,
    DNS_SERVERS: dns.address,
    EGRESS_ALLOW: '127.0.0.0/8',
    PHISHING_FEEDS: await published('paypa1-login.example\naccount-verify.example\n'),
    KEV_URL: await published(JSON.stringify(kevFeed([id], '2026-11-16'))),
    EPSS_URL: await published(epssFeed({ [id]: 0.86 }, '2026-11-17')),
  };
};

const typed = async (line: string): Promise<string> => {
  const [command = '', lines] = line.split(' | head -n ');
  const env = command === 'hookwise update' ? await publishers() : {};
  const { code, out, err } = await run(wordsOf(command).slice(1), { env });
  const end = code === 0 ? '' : `(exit code ${code})\n`;
  const shown = lines === undefined ? out : firstLines(out, Number(lines));
  return `$ ${line}\n${err.replace(/^(?=.)/, 'hookwise: ')}${shown}${end}`;
};

const firstLines = (text: string, count: number) => text.split('\n').slice(0, count).join('\n').concat('\n');

it('prints what docs/command-line.md shows', async () => {
  const words = readFileSync(document, 'utf8');
  const [shown = ''] = block.exec(words) ?? [];
  const lines = shown.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
  expect(lines.length).toBeGreaterThan(5);
  let transcript = '';
  for (const line of lines) transcript += `${transcript && '\n'}${await typed(line)}`;
  if (process.env['RECORD'])
    writeFileSync(
      document,
      words.replace(block, () => transcript),
    );
  else expect(masked(transcript)).toBe(masked(shown));
});
