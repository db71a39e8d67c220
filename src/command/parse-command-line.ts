import { parseArgs } from 'node:util';
import { wrongUsage } from './command-problem.ts';
import { type Command, commandNamed, commands, helpOption, type Option, versionOption } from './commands.ts';
import { nearest } from './nearest.ts';

export type Given = {
  has: (option: string) => boolean;
  /** The value of an option; null where it was not given. */
  value: (option: string) => string | null;
};

export type CommandLine =
  | { asked: 'help'; command: Command | null }
  | { asked: 'version' }
  | { asked: 'run'; command: Command; inputs: readonly string[]; given: Given };

const hint = 'hookwise --help lists the commands.';

/** Reads the arguments behind `hookwise`. Throws with one line that says what is wrong, and what was probably meant. */
export const parseCommandLine = (args: readonly string[]): CommandLine => {
  const [first, ...rest] = args;
  if (first === undefined) throw wrongUsage(`Say what to do: hookwise check mail.eml. ${hint}`);
  if (first === '--help' || first === '-h') return { asked: 'help', command: null };
  if (first === '--version' || first === '-V') return { asked: 'version' };
  const command = commandNamed(first);
  if (!command) throw wrongUsage(unknownCommand(first));
  const { inputs, values } = parseOptions(command, rest);
  if (values.has(helpOption.name)) return { asked: 'help', command };
  const [least, most] = command.count;
  if (inputs.length < least)
    throw wrongUsage(
      `hookwise ${command.name} needs ${command.arguments.replace('...', '')}. See hookwise ${command.name} --help.`,
    );
  if (inputs.length > most)
    throw wrongUsage(
      `hookwise ${command.name} takes ${most === 0 ? 'no argument' : 'one argument'}, and ${shown(inputs[most] ?? '')} is one too many.`,
    );
  const given: Given = {
    has: (option) => values.has(option),
    value: (option) => values.get(option) ?? null,
  };
  return { asked: 'run', command, inputs, given };
};

const shown = (text: string) => {
  // What was typed goes back to a terminal: without the characters that would steer it.
  const plain = text.replace(/\p{C}/gu, '?');
  return plain.length > 60 ? `${plain.slice(0, 60)}...` : plain;
};

const unknownCommand = (word: string): string => {
  if (word.startsWith('-')) {
    const names = [helpOption, versionOption].map(({ name }) => name);
    const isOfCommand = commands.some(({ options }) => options.some(({ name }) => `--${name}` === word));
    return isOfCommand
      ? `The option ${shown(word)} stands behind a command: hookwise check ${shown(word)} mail.eml`
      : `Unknown option ${shown(word)}. Did you mean ${nearestOption(word, names)}?`;
  }
  // Nobody misspells a command with a dot or a slash in it.
  if (/[./:@]/.test(word))
    return `Unknown command ${shown(word)}. Did you mean hookwise check ${shown(word)}?`;
  const name = nearest(
    word,
    commands.map((command) => command.name),
  );
  return `Unknown command ${shown(word)}. Did you mean ${name}?`;
};

const parseOptions = (command: Command, args: readonly string[]) => {
  const options: readonly Option[] = [...command.options, helpOption];
  const { tokens } = parseArgs({
    args: [...args],
    // What is wrong is said in our own words.
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      options.map(({ name, short, takes }) => [
        name,
        { type: takes === undefined ? 'boolean' : 'string', ...(short && { short }) },
      ]),
    ),
  });
  const inputs: string[] = [];
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') inputs.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name);
    if (!option) throw wrongUsage(unknownOption(command, options, token.rawName));
    values.set(option.name, readValue(option, token.rawName, token.value));
  }
  return { inputs, values };
};

const unknownOption = ({ name }: Command, options: readonly Option[], raw: string): string => {
  const known = options.map((option) => option.name);
  return `Unknown option ${shown(raw)} of hookwise ${name}. Did you mean ${nearestOption(raw, known)}?`;
};

/** Dashes are no letters: -v means --version. */
const nearestOption = (word: string, names: readonly string[]): string =>
  `--${nearest(word.replace(/^-+/, ''), names)}`;

const readValue = (option: Option, raw: string, value: string | undefined): string => {
  if (option.takes === undefined) {
    if (value !== undefined) throw wrongUsage(`${raw} takes no value.`);
    return '';
  }
  if (value === undefined || value === '') throw wrongUsage(`${raw} needs a value: ${raw} ${option.takes}`);
  if (option.values && !option.values.includes(value))
    throw wrongUsage(
      `${raw} ${shown(value)} is not known. Did you mean ${nearest(value, option.values)}? It takes ${option.values.join(', ')}.`,
    );
  return value;
};
