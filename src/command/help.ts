import { type Command, commands, helpOption, type Option, versionOption } from './commands.ts';
import { hanging, padTo } from './lay-out.ts';

/** Every page of help fits a terminal of 24 lines. */
const width = 79;

const optionText = ({ name, short, takes }: Option) =>
  `${short ? `-${short}, ` : ''}--${name}${takes ? ` ${takes}` : ''}`;

const optionLine = (option: Option): string => {
  const { about, values } = option;
  return hanging(
    `  ${padTo(21, optionText(option))} `,
    values && option.takes !== 'KIND' ? `${about}: ${values.join(', ')}` : about,
    width,
  );
};

const mainHelp = (): string =>
  [
    'Usage: hookwise <command> [options]',
    '',
    ...commands.map(({ name, arguments: given, about }) =>
      `  ${padTo(34, `${name} ${given}`)} ${about}`.trimEnd(),
    ),
    '',
    'Nothing leaves this machine without --online, --resolve or --server.',
    'Exit codes: 0 safe, 1 suspicious, 2 phishing, 3 safe but not conclusive,',
    '64 wrong usage, 65 unreadable, 66 no such file, 69 server not available.',
    '',
    ...[helpOption, versionOption].map((option) => optionLine(option)),
    '',
    '  hookwise check mail.eml https://example.com/ example.com',
    'hookwise <command> --help says more.',
  ].join('\n');

const notes: Partial<Record<string, readonly string[]>> = {
  check: ['KIND is mail, mbox, document, url, domain or list. See hookwise --help for', 'the exit codes.'],
};

const commandHelp = (command: Command): string =>
  [
    `Usage: hookwise ${command.name} ${command.arguments}${command.options.length > 0 ? ' [options]' : ''}`.trimEnd(),
    '',
    command.about,
    '',
    ...[...command.options, helpOption].map(optionLine),
    ...(notes[command.name] ?? []),
  ].join('\n');

export const helpText = (command: Command | null): string =>
  `${command ? commandHelp(command) : mainHelp()}\n`;
