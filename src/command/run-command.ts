import { CommandProblem, wrongUsage } from './command-problem.ts';
import { type Command, commandNamed, shells } from './commands.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { nearest } from './nearest.ts';
import { refuseOldNode } from './needs-newer-node.ts';
import { type Given, parseCommandLine } from './parse-command-line.ts';
import type { Surroundings } from './surroundings.ts';

/** Does what the arguments say. Throws a `CommandProblem` for what is wrong with them or with an input. */
export const runCommand = async (args: readonly string[], surroundings: Surroundings): Promise<ExitCode> => {
  const { terminal } = surroundings;
  const line = parseCommandLine(args);
  if (line.asked === 'version') {
    const { versionText } = await import('./version-text.ts');
    await terminal.print(await versionText(surroundings));
    return exitCodes.safe;
  }
  if (line.asked === 'help') return showHelp(line.command, surroundings);
  return run(line, surroundings);
};

type Run = { command: Command; inputs: readonly string[]; given: Given };

/** What is not used is not loaded. */
const run = async (line: Run, surroundings: Surroundings): Promise<ExitCode> => {
  const { terminal, version } = surroundings;
  const [first = ''] = line.inputs;
  switch (line.command.name) {
    case 'check':
      return (await import('./check.ts')).check(line, surroundings);
    case 'explain':
      return (await import('./explain.ts')).explain(line, surroundings);
    case 'headers':
      return (await import('./headers.ts')).headers(line, surroundings);
    case 'lookalikes':
      return (await import('./lookalikes.ts')).lookalikes(line, surroundings);
    case 'vulnerabilities':
      return (await import('./vulnerabilities.ts')).vulnerabilities(line, surroundings);
    case 'serve':
      return (await import('./serve.ts')).serve(line, surroundings);
    case 'update':
      refuseOldNode('hookwise update');
      return (await import('./update.ts')).update(line, surroundings);
    case 'completion': {
      const shell = shells.find((name) => name === first);
      if (!shell)
        throw wrongUsage(`There is no completion for ${first}. Did you mean ${nearest(first, shells)}?`);
      await terminal.print((await import('./completion.ts')).completionScript(shell));
      return exitCodes.safe;
    }
    case 'help': {
      if (line.given.has('man')) {
        await terminal.print((await import('./man-page.ts')).manPage(version()));
        return exitCodes.safe;
      }
      return showHelp(line.inputs.length > 0 ? helpedCommand(first) : null, surroundings);
    }
    default:
      throw new CommandProblem(`hookwise ${line.command.name} does nothing yet.`, exitCodes.usage);
  }
};

const helpedCommand = (name: string): Command => {
  const command = commandNamed(name);
  if (command) return command;
  // In the words of the parser.
  parseCommandLine([name]);
  throw wrongUsage(`Unknown command ${name}.`);
};

const showHelp = async (command: Command | null, { terminal }: Surroundings): Promise<ExitCode> => {
  await terminal.print((await import('./help.ts')).helpText(command));
  return exitCodes.safe;
};
