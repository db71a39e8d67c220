import { spawnSync } from 'node:child_process';
import {
  chmodSync,
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
import { findProgram } from '../../scripts/programs.ts';

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

const filesIn = (path: string) => (existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []);

it.skipIf(!findProgram('procmail'))(
  'procmail: phishing into its own folder, and everything with its verdict',
  () => {
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
    const verdictsIn = (path: string) =>
      filesIn(path)
        .map((file) =>
          readFileSync(file, 'latin1')
            .match(/^X-Hookwise: .*/gm)
            ?.join(),
        )
        .sort();
    expect(verdictsIn(join(home, 'Maildir/.Phishing/new'))).toEqual(['X-Hookwise: 2']);
    expect(verdictsIn(join(home, 'Maildir/new'))).toEqual(['X-Hookwise: 0', 'X-Hookwise: 65']);
  },
);

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
