import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProgram, type ProgramName } from '../../scripts/programs.ts';
import { startPostfix } from './testing/postfix.ts';

// The recipes of docs/command-line.md, with the files as they are in deploy/command, on the programs they are for.

const root = fileURLToPath(new URL('../../', import.meta.url));
const recipe = (name: string) => join(root, 'deploy/command', name);
const mail = (name: string) => readFileSync(join(root, 'src/engine/testing/mails', name), 'utf8');
const phishing = mail('phishing/apple-id-homoglyph.eml');
const harmless = mail('legitimate/airbnb-message.eml');

let folder: string;
let bin: string;
let env: NodeJS.ProcessEnv;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookwise-recipes-'));
  chmodSync(folder, 0o755);
  bin = join(folder, 'bin');
  mkdirSync(bin);
  const program = join(bin, 'hookwise');
  writeFileSync(
    program,
    `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'src/command/main.ts')}' "$@"\n`,
  );
  chmodSync(program, 0o755);
  env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH']}`,
    HOME: folder,
    HOOKWISE_DATA: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'nothing'),
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Mail servers run their filters as somebody else, with next to nothing in the environment. */
const nobody = 65534;
const whyNot = (...needed: ProgramName[]): string | null => {
  const absent = needed.find((name) => !findProgram(name));
  if (absent) return `${absent} is not installed`;
  if (process.getuid?.() !== 0) return 'only root may deliver mail as another user';
  const reading = spawnSync('test', ['-r', join(root, 'src/command/main.ts')], { uid: nobody, gid: nobody });
  return reading.status === 0 ? null : 'other users may not read this checkout';
};

/** The files of the recipes as they are installed, in a folder that other users may read. */
const install = (name: string) => {
  const installed = join(folder, name);
  cpSync(join(root, 'deploy/command'), installed, { recursive: true });
  // Where the recipe adds a folder to the path, the command is in another one here.
  const verdict = join(installed, 'verdict');
  writeFileSync(verdict, readFileSync(verdict, 'utf8').replace(':/usr/local/bin', `:${bin}`));
  return installed;
};

const forged = (message: string) => `x-hookwise: safe\n yes\n${message.replaceAll('\r\n', '\n')}`;
const tooLarge = `From: a@a.example\n\n${'words '.repeat(13)}\n`.repeat(27_000);

const filesIn = (path: string) => (existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []);

const verdictOf = (message: string) => message.match(/^x-hookwise: .*/gim)?.join();
const verdictsIn = (path: string) =>
  filesIn(path)
    .map((file) => verdictOf(readFileSync(file, 'latin1')))
    .sort();

it('procmail: phishing into its own folder, and everything with its verdict', ({ skip }) => {
  skip(!findProgram('procmail'), 'procmail is not installed');
  const home = join(folder, 'home');
  mkdirSync(join(home, 'Maildir'), { recursive: true });
  const deliver = (message: string) =>
    spawnSync(findProgram('procmail') ?? '', ['-p', '-m', `HOME=${home}`, recipe('procmailrc')], {
      input: `From a@a.example Thu Nov 19 01:40:37 2026\n${message.replaceAll('\r\n', '\n')}`,
      env: { ...env, HOME: home },
      encoding: 'utf8',
    });
  const given = [
    phishing,
    harmless.replace(/^/, 'X-Hookwise: 0\n'),
    `From: a@a.example\n\n${'x'.repeat(2_200_000)}`,
  ];
  for (const message of given) expect(deliver(message).status).toBe(0);
  expect(verdictsIn(join(home, 'Maildir/.Phishing/new'))).toEqual(['X-Hookwise: 2']);
  expect(verdictsIn(join(home, 'Maildir/new'))).toEqual(['X-Hookwise: 0', 'X-Hookwise: 65']);
});

it('a step of a build: the links of documents, as SARIF', () => {
  const work = join(folder, 'work');
  mkdirSync(join(work, 'docs'), { recursive: true });
  writeFileSync(join(work, 'docs/fine.md'), 'https://www.paypal.com/\n');
  const git = (...args: string[]) => spawnSync('git', args, { cwd: work, env });
  const step = () => spawnSync(recipe('check-links'), { cwd: work, env, encoding: 'utf8' });
  const resultsOf = () => JSON.parse(readFileSync(join(work, 'hookwise.sarif'), 'utf8')).runs[0].results;
  git('init', '--quiet');
  git('add', '--all');
  expect(step()).toMatchObject({ status: 0, stderr: '' });
  expect(resultsOf()).toEqual([]);
  writeFileSync(join(work, 'docs/with a space.md'), '# Pay\n\n[here](http://paypa1.com/login)\n');
  git('add', '--all');
  expect(step()).toMatchObject({ status: 2, stderr: '' });
  expect(resultsOf()).toMatchObject([
    {
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'docs/with%20a%20space.md' },
            region: { startLine: 3, startColumn: 8 },
          },
        },
      ],
    },
  ]);
});

it('Sieve: every message with its verdict, phishing into its own folder', ({ skip }) => {
  const reason = whyNot('dovecot-lda', 'sievec');
  skip(reason !== null, reason ?? '');
  const installed = install('sieve');
  const home = join(folder, 'sieve-home');
  mkdirSync(home);
  chownSync(home, nobody, nobody);
  const config = join(installed, 'test.conf');
  const recipeConfig = readFileSync(join(installed, 'dovecot.conf'), 'utf8');
  writeFileSync(
    config,
    [
      `base_dir = ${home}`,
      'log_path = /dev/stderr',
      'mail_location = maildir:~/Maildir',
      'postmaster_address = postmaster@box.example',
      'protocol lda {\n  mail_plugins = sieve\n}',
      recipeConfig.replaceAll('/usr/local/lib/hookwise', installed),
    ].join('\n'),
  );
  const compiled = spawnSync(findProgram('sievec') ?? '', ['-c', config, join(installed, 'hookwise.sieve')], {
    encoding: 'utf8',
  });
  expect(compiled).toMatchObject({ status: 0 });
  for (const message of [phishing, harmless, tooLarge]) {
    const { status, stderr } = spawnSync(
      findProgram('dovecot-lda') ?? '',
      ['-c', config, '-e', '-f', 'a@a.example', '-a', 'b@box.example'],
      {
        input: forged(message),
        cwd: home,
        env: { HOME: home, USER: 'nobody' },
        uid: nobody,
        gid: nobody,
        encoding: 'utf8',
      },
    );
    expect({ status, errors: stderr.match(/.*Error:.*/g) }).toEqual({ status: 0, errors: null });
  }
  const maildir = join(home, 'Maildir');
  expect(verdictsIn(join(maildir, '.Phishing/new'))).toEqual(['X-Hookwise: phishing']);
  expect(verdictsIn(join(maildir, 'new'))).toEqual(['X-Hookwise: safe', 'X-Hookwise: unchecked']);
});

it('Postfix: every message comes back with its verdict, and with no other', async ({ skip }) => {
  const reason = whyNot('postfix', 'unshare', 'mount');
  skip(reason !== null, reason ?? '');
  const postfix = await startPostfix({
    folder: join(folder, 'postfix'),
    recipe: install('postfix-recipe'),
    owner: nobody,
  });
  try {
    for (const message of [phishing, harmless, tooLarge]) await postfix.send(forged(message));
    await expect.poll(postfix.delivered, { timeout: 30_000, interval: 200 }).toHaveLength(3);
  } finally {
    await postfix.stop();
  }
  expect(postfix.delivered().map(verdictOf).sort()).toEqual([
    'X-Hookwise: phishing',
    'X-Hookwise: safe',
    'X-Hookwise: unchecked',
  ]);
}, 60_000);
