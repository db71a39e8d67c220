import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { findProgram, type ProgramName } from '../../scripts/programs.ts';

type ToolOutput = { code: number | null; stdout: string; stderr: string };

/** Runs a program to its end. Null when it is not installed; throws when it outlives the timeout. */
export const runTool = async (
  program: ProgramName,
  args: string[],
  { input = '', timeoutMs = 20_000 } = {},
): Promise<ToolOutput | null> => {
  const file = findProgram(program);
  if (!file) return null;
  const child = spawn(file, args, {
    signal: AbortSignal.timeout(timeoutMs),
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A program that ends before it has read everything says why on its error output, not through a broken pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
};

/** The first thing in the output of `<program> --version` that looks like a version number. */
export const toolVersion = async (program: ProgramName): Promise<string | null> => {
  const output = await runTool(program, ['--version']);
  return /\d+\.\d+(?:\.\d+)*/.exec(output?.stdout ?? '')?.[0] ?? null;
};
