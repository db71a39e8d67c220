import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commands, shells } from './commands.ts';
import { run } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'hookwise-shells-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runIn = (program: string, args: readonly string[], input = '') => {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  return error ? null : { status, stdout, stderr };
};

it.each(shells)('completion for %s is a script it can read, with all commands and options', async (shell) => {
  const { code, out } = await run(['completion', shell]);
  expect(code).toBe(0);
  for (const { name, options } of commands)
    for (const word of [name, ...options.map((option) => option.name)]) expect(out).toContain(word);
  const file = join(folder, `completion.${shell}`);
  writeFileSync(file, out);
  const read = runIn(shell, ['-n', file]);
  if (read) expect(read).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('completes in bash what is typed', async () => {
  const { out } = await run(['completion', 'bash']);
  const complete = (line: string) => {
    const words = line.split(' ');
    const typed = words.map((word) => `'${word}'`).join(' ');
    const script = `${out}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _hookwise; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return runIn('bash', ['-s'], script)?.stdout.trim().split('\n');
  };
  expect(complete('hookwise loo')).toEqual(['lookalikes']);
  expect(complete('hookwise check --sa')).toEqual(['--sarif']);
  expect(complete('hookwise check --fail-on ph')).toEqual(['phishing']);
  expect(complete('hookwise completion z')).toEqual(['zsh']);
});

it('has a manual page that man can format', async () => {
  const { code, out } = await run(['help', '--man']);
  expect(code).toBe(0);
  expect(out).toMatch(/^\.TH HOOKWISE 1 /);
  for (const { name, options } of commands)
    for (const word of [name, ...options.map((option) => option.name)])
      expect(out).toContain(word.replaceAll('-', '\\-'));
  const linted = runIn('mandoc', ['-T', 'lint', '-W', 'error'], out);
  if (linted) expect(linted.stdout).toBe('');
});
