import { type ExitCode, exitCodes } from './exit-codes.ts';

/** What went wrong in one line, and how the command ends because of it. */
export class CommandProblem extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const wrongUsage = (message: string) => new CommandProblem(message, exitCodes.usage);
export const unreadable = (message: string) => new CommandProblem(message, exitCodes.unreadable);
export const missing = (message: string) => new CommandProblem(message, exitCodes.missing);
export const unavailable = (message: string) => new CommandProblem(message, exitCodes.unavailable);
