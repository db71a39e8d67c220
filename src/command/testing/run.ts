import { PassThrough } from 'node:stream';
import { CommandProblem } from '../command-problem.ts';
import { runCommand } from '../run-command.ts';
import type { Terminal } from '../terminal.ts';

const script = new URL('../main.ts', import.meta.url);

type Options = {
  /** What is piped in; null: a pipe into which nothing comes. */
  input?: string | Uint8Array | null;
  env?: NodeJS.ProcessEnv;
  width?: number;
};

/** Runs a command in this process, with a terminal that keeps what it is given. */
export const run = async (
  args: readonly string[],
  { input = '', env = {}, width = 80 }: Options = {},
): Promise<{ code: number; out: string; err: string }> => {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    print: async (text) => {
      out += text;
    },
    complain: (line) => {
      err += `${line}\n`;
    },
    draw: (text) => {
      err += text;
    },
    isOutputShown: false,
    isErrorShown: false,
    width,
    paint: (text) => text,
  };
  const stdin = new PassThrough() as unknown as NodeJS.ReadStream & PassThrough;
  if (input !== null) stdin.end(input);
  const surroundings = {
    terminal,
    env: { HOOKWISE_DATA: '/nonexistent', ...env },
    stdin,
    script,
    version: () => '0.1.0',
  };
  try {
    return { code: await runCommand(args, surroundings), out, err };
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    return { code: error.exitCode, out, err: `${err}${error.message}\n` };
  }
};
