import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { findProgram } from '../../../../scripts/programs.ts';
import { startProgramApp } from '../../testing/program-app.ts';

// The transcript in docs/api.md is what a shell and curl really say to a server. RECORD=1 writes it anew.

const document = new URL('../../../../docs/api.md', import.meta.url);
const block = /(?<=```console\n)[\s\S]*?(?=```)/;

/** What is another at each run. */
const masked = (transcript: string) =>
  transcript
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\d(?:[T ][\d:.]+Z?)?(?: UTC)?/g, 'TIME');

/** Runs commands in one shell, and writes each with its output below. */
const typed = async (commands: readonly string[], env: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-transcript-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = commands.map((command) => `cat <<'END'\n$ ${command}\nEND\n${command}\n`).join('');
  const shell = spawn('bash', ['-s'], { cwd: folder, env: { PATH: process.env['PATH'], ...env } });
  shell.stdin.end(script);
  const [out, err] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
  expect(err).toBe('');
  return out;
};

it('goes from a key to a report as docs/api.md shows it', async ({ skip }) => {
  skip(!findProgram('curl'), 'curl is not installed');
  const { app, made } = await startProgramApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const server = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const words = readFileSync(document, 'utf8');
  const [shown = ''] = block.exec(words) ?? [];
  const commands = shown.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
  expect(commands.length).toBeGreaterThan(3);
  const transcript = await typed(commands, { SERVER: server, HOOKWISE_KEY: made.key });
  if (process.env['RECORD'])
    writeFileSync(
      document,
      words.replace(block, () => transcript),
    );
  else expect(masked(transcript)).toBe(masked(shown));
});
