import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programPath } from '../../scripts/programs.ts';

// The command as a shell starts it: its exit code, its two outputs, and inputs that only a real process can have.

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const mails = fileURLToPath(new URL('../engine/testing/mails/', import.meta.url));

const lure = join(mails, 'phishing/apple-id-homoglyph.eml');
const messagesBelow = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml')).length;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookwise-start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const hookwise = (args: readonly string[], { input }: { input?: 'pipe' | number | string } = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, HOOKWISE_DATA: join(folder, 'data'), XDG_CACHE_HOME: folder },
      stdio: [typeof input === 'number' ? input : 'pipe', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    // 'pipe': nothing ever comes in.
    if (input !== 'pipe') child.stdin?.end(typeof input === 'string' ? input : '');
    child.on('close', (code) => {
      child.stdin?.destroy();
      resolve({ code, out, err });
    });
  });

it('ends with the code of the verdict, and says nothing on standard error', async () => {
  const { code, out, err } = await hookwise(['check', join(mails, 'phishing/apple-id-homoglyph.eml')]);
  expect({ code, err }).toEqual({ code: 2, err: '' });
  expect(out).toContain('PHISHING');
  // Nobody watches: no colours.
  expect(out).not.toContain('\u001b');
});

it('ends with one line for what is no input', async () => {
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const large = join(folder, 'large.mbox');
  writeFileSync(large, '');
  truncateSync(large, 2 * 1024 ** 3);
  const ended = await Promise.all([
    hookwise(['check', pipe]),
    hookwise(['check', large]),
    hookwise(['check', '-'], { input: 'pipe' }),
    hookwise(['check', '-'], { input: openSync('/dev/null', 'r') }),
  ]);
  for (const { code, out, err } of ended) {
    expect({ code, out }).toEqual({ code: 65, out: '' });
    expect(err).toMatch(/^hookwise: [^\n]+\n$/);
  }
});

it.each([
  ['a message', 'growing.eml', 'From: a@a.example\nSubject: Hello\n\n', 'more words\n', ''],
  ['a document', 'growing.md', '# Links\n', 'https://a.example/\n', ''],
  [
    'a mailbox',
    'growing.mbox',
    'From a@a.example Thu Nov 19 01:40:37 2026\nFrom: a@a.example\nSubject: Hello\n\nFirst\n\n',
    'From a@a.example Thu Nov 19 01:40:37 2026\nFrom: a@a.example\nSubject: Again\n\nNext\n\n',
    'growing.mbox#1 ',
  ],
])('ends while %s grows, and says so in one line', async (_, name, beginning, more, shown) => {
  const path = join(folder, name);
  writeFileSync(path, beginning);
  const writer = spawn('sh', ['-c', `while printf '%s' "$1" >>"$0"; do sleep 0.001; done`, path, more]);
  try {
    const { code, out, err } = await hookwise(['check', path]);
    expect(err).toMatch(
      /^hookwise: \S+ changed while it was read(?:: what came later was not checked)?\.\n$/,
    );
    expect(code).toBe(65);
    if (shown) expect(out).toContain(shown);
    else expect(out).toBe('');
  } finally {
    writer.kill();
    await once(writer, 'close');
  }
  // It was read while it grew: nothing ended the writer before.
  expect(statSync(path).size).toBeGreaterThan(beginning.length);
});

it('needs neither a home nor a folder to be in, as in a mail filter or a container', () => {
  const gone = mkdtempSync(join(tmpdir(), 'hookwise-gone-'));
  // A number that no user has.
  const nobody = 54_321;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(gone, nobody, nobody);
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `rmdir "$3"; exec "$0" "$1" check --quiet "$2"`, process.execPath, main, lure, gone],
    {
      cwd: gone,
      env: {},
      encoding: 'utf8',
      ...(isRoot && { uid: nobody, gid: nobody }),
    },
  );
  expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
});

it('draws its progress where somebody watches, and writes nothing into it', () => {
  const drawn = ['-qec', `'${process.execPath}' '${main}' check --json '${mails}' >'${join(folder, 'out')}'`];
  const { status, stdout } = spawnSync(programPath('script'), [...drawn, '/dev/null'], {
    encoding: 'utf8',
    env: { ...process.env, HOOKWISE_DATA: join(folder, 'data'), TERM: 'xterm', COLUMNS: '100' },
  });
  expect(status).toBe(2);
  const bars = stdout.split('\r\u001b[K').filter(Boolean);
  expect(bars.length).toBeGreaterThan(2);
  for (const bar of bars) expect(bar).toMatch(/^\[[█·]{24}\] \d+ % {2}[\d,]+ checked, [\d,]+ a second$/);
  expect(stdout.endsWith('\r\u001b[K')).toBe(true);
  const judged = readFileSync(join(folder, 'out'), 'utf8').trim().split('\n');
  expect(judged.length).toBe(messagesBelow(mails));
});

it('judges a mailbox in threads, in its order', async () => {
  const source = (n: number) =>
    `From a@a.example Thu Nov 19 01:40:37 2026\nFrom: a@a.example\nSubject: ${n}\n\nHello ${n}\n\n`;
  const count = 60;
  const input = Array.from({ length: count }, (_, n) => source(n + 1)).join('');
  const { code, out } = await hookwise(['check', '--json', '-'], { input });
  expect(code).toBe(3);
  const numbers = out
    .trim()
    .split('\n')
    .map((line) => Number(/"Subject: (\d+)|Subject: (\d+)/.exec(line)?.slice(1).find(Boolean)));
  expect(numbers).toEqual(Array.from({ length: count }, (_, n) => n + 1));
});

it('stops without a word when its reader does', async () => {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `"$0" "$1" check --all "$2" | head -n 1`, process.execPath, main, mails],
    {
      encoding: 'utf8',
      env: { ...process.env, HOOKWISE_DATA: join(folder, 'data') },
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
