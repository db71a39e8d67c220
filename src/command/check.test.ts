import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';

const mails = fileURLToPath(new URL('../engine/testing/mails/', import.meta.url));
const phishing = join(mails, 'phishing/apple-id-homoglyph.eml');
const legitimate = join(mails, 'legitimate/airbnb-message.eml');
const lure = 'http://paypa1.com/login';

let folder: string;
const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookwise-check-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const jsonLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the exit code', () => {
  it.each([
    ['safe', 'paypal.com', 0],
    ['phishing', lure, 2],
    ['inconclusive', 'https://a-domain-nobody-vouches-for.org/', 3],
  ])('%s', async (_, input, code) => {
    expect((await run(['check', '--quiet', input])).code).toBe(code);
  });

  it('is that of the gravest', async () => {
    const open = 'https://a-domain-nobody-vouches-for.org/';
    expect((await run(['check', '-q', 'paypal.com', open, lure])).code).toBe(2);
    expect((await run(['check', '-q', 'paypal.com', open])).code).toBe(3);
    expect((await run(['check', '-q', 'paypal.com', open, 'missing.eml'])).code).toBe(66);
    expect((await run(['check', '-q', lure, 'missing.eml'])).code).toBe(2);
  });

  it('is 0 below what --fail-on names; what cannot be read stays that', async () => {
    const open = 'https://a-domain-nobody-vouches-for.org/';
    expect((await run(['check', '-q', '--fail-on', 'phishing', open])).code).toBe(0);
    expect((await run(['check', '-q', '--fail-on', 'inconclusive', open])).code).toBe(3);
    expect((await run(['check', '-q', '--fail-on', 'phishing', lure])).code).toBe(2);
    expect((await run(['check', '-q', '--fail-on', 'phishing', 'missing.eml'])).code).toBe(66);
  });
});

describe('bad input', () => {
  it.each([
    ['a file that is not there', () => 'missing.eml', 66],
    ['a word', () => 'word', 66],
    ['a device', () => '/dev/zero', 65],
    ['an empty file', () => file('empty.eml', ''), 65],
    [
      'noise',
      () => file('noise.eml', Buffer.from(Array.from({ length: 9000 }, (_, i) => (i * 151) % 256))),
      65,
    ],
    [
      'a message that is too large',
      () => file('large.eml', `From: a@a.example\n\n${'x'.repeat(2_200_000)}`),
      65,
    ],
    ['a folder without messages', () => join(file('other/README.md', '# Notes'), '..'), 65],
    ['an mbox without messages', () => file('none.mbox', 'just words\n'), 65],
    ['an input without anything in it', () => '-', 65],
  ])('%s: one line, nothing else', async (_, path, code) => {
    const { out, err, ...ended } = await run(['check', path()]);
    expect(ended.code).toBe(code);
    expect(out).toBe('');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\bat .*\.ts:|Error:/);
  });

  it('a folder with more other files than anybody keeps beside messages', async () => {
    for (let n = 0; n < 2000; n += 1) file(`photos/${n}.jpg`, 'x');
    file('photos/a/late.eml', readFileSync(phishing));
    const { code, out, err } = await run(['check', join(folder, 'photos')]);
    expect({ code, out }).toEqual({ code: 65, out: '' });
    expect(err).toContain('photos has no message among its first 2,000 files.');
  });

  it('a pipe into which nothing comes', async () => {
    expect(await run(['check', '-', '--wait', '0.01'], { input: null })).toMatchObject({ code: 65, out: '' });
  });

  it('does not steer the terminal', async () => {
    const { err } = await run(['check', 'a\u001b[2J\u202eb.eml']);
    expect(err).toContain('a\ufffd[2J\ufffdb.eml is not there');
  });
});

describe('what an input is', () => {
  it('a message on standard input, a link, pasted words', async () => {
    const kindsOf = async (input: string | Uint8Array) =>
      jsonLines((await run(['check', '--json', '-'], { input })).out).map(({ kind, analysisType }) => [
        kind,
        analysisType,
      ]);
    expect(await kindsOf(readFileSync(phishing))).toEqual([['mail', 'email-file']]);
    expect(await kindsOf(`${lure}\n`)).toEqual([['url', 'url']]);
    expect(await kindsOf('Dear customer, verify your account at http://paypa1.com/login')).toEqual([
      ['mail', 'email'],
    ]);
    expect(await kindsOf(`${lure}\npaypal.com\n`)).toEqual([
      ['url', 'url'],
      ['domain', 'general'],
    ]);
  });

  it('the messages of an mbox, of a Maildir and of a folder', async () => {
    const source = readFileSync(phishing, 'utf8').replaceAll('\r\n', '\n');
    const mbox = file('box/inbox.mbox', `From a@a.example Thu Nov 19 01:40:37 2026\n${source}\n\n`.repeat(3));
    expect(
      jsonLines((await run(['check', '--json', mbox])).out).map(({ input }) => input.replace(/.*#/, '')),
    ).toEqual(['1', '2', '3']);
    file('maildir/cur/1.M1.host:2,S', source);
    file('maildir/new/2.M2.host', source);
    file('maildir/tmp/3.M3.host', source);
    file('maildir/dovecot.index', 'From: no message');
    file('maildir/.Sent/cur/4.M4.host:2,S', source);
    const { out, code } = await run(['check', '--json', join(folder, 'maildir')]);
    expect(code).toBe(2);
    expect(jsonLines(out)).toHaveLength(3);
  });

  it('the links of a document, with their places', async () => {
    const path = file('docs/a.md', `# Title\n\nSee [this](${lure}) and <https://www.paypal.com/>.\n`);
    const found = jsonLines((await run(['check', '--json', path])).out);
    expect(found.map(({ input, place, riskLevel }) => [input, place.line, place.from, riskLevel])).toEqual([
      [lure, 3, 12, 'phishing'],
      ['https://www.paypal.com/', 3, 42, 'safe'],
    ]);
    expect((await run(['check', file('docs/none.md', 'nothing here')])).code).toBe(0);
  });
});

describe('what is printed', () => {
  it('of one input, the whole verdict, with the age of the lists', async () => {
    const { out } = await run(['check', phishing]);
    expect(out).toMatch(/^PHISHING {2}\d+ of 100/);
    for (const words of ['Warning signs', 'What to do', 'Lists of known phishing: 20'])
      expect(out).toContain(words);
    expect(out.split('\n').filter((line) => line.length > 80 && !line.includes(phishing))).toEqual([]);
  });

  it('of several, a table and what they come to', async () => {
    const { out } = await run(['check', phishing, legitimate, 'missing.eml'], { width: 100 });
    expect(out).toMatch(/^VERDICT +SCORE +INPUT +WHY\nPhishing .*\nSafe .*\nUnread .*\n/);
    // A slow machine has its pace in the line, which may break it anywhere.
    expect(out.replace(/\s+/g, ' ')).toMatch(/2 checked in .* 1 could not be read\./);
  });

  it.each([40, 57, 80])('in %i columns', async (width) => {
    const table = await run(['check', phishing, legitimate], { width });
    const explained = await run(['explain', phishing], { width });
    const lines = [...table.out.split('\n'), ...explained.out.split('\n').slice(1)];
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => line.length > width)).toEqual([]);
  });

  it('as JSON, an object a line, in the shape of /api/v1', async () => {
    const [one, other, ...rest] = jsonLines((await run(['check', '--json', lure, 'missing.eml'])).out);
    expect(one).toMatchObject({ input: lure, kind: 'url', exitCode: 2, riskLevel: 'phishing', id: null });
    expect(one.versions.lists.phishing).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(other).toEqual({ input: 'missing.eml', exitCode: 66, problem: expect.any(String) });
    expect(rest).toEqual([]);
  });

  it('as Markdown and as a page, without a signature that nobody gave', async () => {
    const markdown = await run(['check', '--markdown', lure]);
    expect(markdown.out).toContain('# Security Report: High-risk phishing attempt detected');
    expect(markdown.out).toContain('not signed');
    const page = join(folder, 'report.html');
    expect((await run(['check', '--html', page, lure])).code).toBe(2);
    expect(readFileSync(page, 'utf8')).toMatch(/<title>Security Report: [\s\S]*not signed/);
    expect((await run(['check', '--html', page, lure, '<b>.example.com/x'])).code).toBe(2);
    expect(readFileSync(page, 'utf8')).toMatch(/What was checked[\s\S]*&#60;b&#62;/);
    expect((await run(['check', '--html', join(folder, 'no-such-folder/report.html'), lure])).code).toBe(66);
  });

  it('keeps what is there where a report is of no use or not meant', async () => {
    const page = file('kept.html', 'an older report');
    expect((await run(['check', '--html', page, 'missing.eml'])).code).toBe(66);
    expect(readFileSync(page, 'utf8')).toBe('an older report');
    // As a shell expands `--html *.eml`.
    const [one, other] = ['one.eml', 'other.eml'].map((name) => file(name, readFileSync(legitimate)));
    const { code, err } = await run(['check', '--html', one ?? '', other ?? '']);
    expect({ code, err }).toEqual({ code: 64, err: expect.stringContaining('one.eml, which is no report') });
    expect(readFileSync(one ?? '')).toEqual(readFileSync(legitimate));
  });
});

it('explains a message with numbered marks', async () => {
  const { code, out } = await run(['explain', phishing]);
  expect(code).toBe(2);
  expect(out).toMatch(/».+«\[1\]/);
  expect(out).toMatch(/^\[1\] .+\(\+\d+\)$/m);
  expect((await run(['explain', 'https://a.example/'])).code).toBe(65);
  const mbox = `From a@a.example Thu Nov 19 01:40:37 2026\n${readFileSync(phishing, 'utf8').replaceAll('\r\n', '\n')}\n\n`;
  expect((await run(['explain', file('one.mbox', mbox)])).code).toBe(2);
  expect((await run(['explain', file('two.mbox', mbox.repeat(2))])).code).toBe(65);
});

it('shows the header of a message', async () => {
  const path = join(mails, 'phishing/advance-fee-inheritance-pt.eml');
  const { code, out } = await run(['headers', path]);
  expect(code).toBe(0);
  expect(out).toContain('Reply to    dr.armandoquintela@proton.me');
  expect(out).toContain('The way it came (4 steps)');
  const { hops, headerChecks } = JSON.parse((await run(['headers', '--json', path])).out);
  expect(hops).toHaveLength(4);
  expect(headerChecks).toHaveProperty('dkim');
});

it('lists lookalikes', async () => {
  const { code, out } = await run(['lookalikes', 'paypal.com', '--limit', '30']);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(30);
  expect(out).toContain('aypal.com');
  expect((await run(['lookalikes', 'word'])).code).toBe(65);
  expect((await run(['lookalikes', 'co.uk'])).code).toBe(65);
});

it('lists vulnerabilities, and says whether a version is affected', async () => {
  const { code, out } = await run([
    'vulnerabilities',
    'Fortinet',
    'FortiOS',
    '--version',
    '7.2.4',
    '--limit',
    '2',
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Fortinet FortiOS 7\.2\.4: \d+ known vulnerabilities\. \d+ affect this version/);
  expect(out.match(/^CVE-/gm)).toHaveLength(2);
  const found = JSON.parse((await run(['vulnerabilities', 'fortios', '--json'])).out);
  expect(found.searchCriteria).toMatchObject({ vendor: 'Fortinet', product: 'FortiOS' });
});
