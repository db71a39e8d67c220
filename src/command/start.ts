import { readFileSync } from 'node:fs';
import process from 'node:process';
import { CommandProblem } from './command-problem.ts';
import { exitCodes } from './exit-codes.ts';
import { runCommand } from './run-command.ts';
import { terminalOf } from './terminal.ts';

/** EX_SOFTWARE of sysexits.h: a fault of ours. */
const ownFault = 70;
/** As a shell says of a program that SIGPIPE ended. */
const brokenPipe = 141;

/** Runs the command that the shell asked for. Whatever happens ends with one line and an exit code, never with a stack. */
export const start = async (script: URL): Promise<void> => {
  const terminal = terminalOf(process);
  // The reader of our output may stop early, as `head` does. It is nothing to complain of, and no verdict either.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(brokenPipe);
      process.exit(ownFault);
    });
  process.on('SIGINT', () => process.exit(exitCodes.interrupted));
  try {
    process.exitCode = await runCommand(process.argv.slice(2), {
      terminal,
      env: process.env,
      get stdin() {
        return process.stdin;
      },
      script,
      version: () => versionIn(script),
    });
  } catch (error) {
    const isOurs = error instanceof CommandProblem;
    terminal.complain(isOurs ? error.message : faultIn(error));
    process.exitCode = isOurs ? error.exitCode : ownFault;
  }
};

const faultIn = (error: unknown) =>
  `this is a fault of ours: ${error instanceof Error ? error.message : String(error)}`;

/** Of the package that this file belongs to. */
const versionIn = (script: URL): string => {
  for (const place of ['../package.json', '../../package.json']) {
    try {
      const { version } = JSON.parse(readFileSync(new URL(place, script), 'utf8')) as { version?: unknown };
      if (typeof version === 'string') return version;
    } catch {
      // The other place.
    }
  }
  return '-';
};
