import { gravityWords } from './exit-codes.ts';

/** An option as it is parsed, shown by --help and the manual, and offered by the shell. */
export type Option = {
  name: string;
  short?: string;
  /** What it takes: a word for its value. Left out: it takes none. */
  takes?: string;
  /** The values there are, where they are few. */
  values?: readonly string[];
  about: string;
};

export type Command = {
  name: string;
  /** What follows it. */
  arguments: string;
  /** Fewest and most arguments. */
  count: readonly [number, number];
  about: string;
  options: readonly Option[];
  /** Whether its arguments are files: the shell completes them. */
  takesFiles?: boolean;
  /** Words that its argument may be. */
  words?: readonly string[];
};

export const inputKinds = ['mail', 'mbox', 'document', 'url', 'domain', 'list'] as const;
export type InputKind = (typeof inputKinds)[number];
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

const json: Option = { name: 'json', about: 'print JSON: one object, or one a line for several' };
const asking: readonly Option[] = [
  { name: 'online', about: 'also ask DNS, registries and certificates' },
  { name: 'server', takes: 'URL', about: 'have this Hookwise server check' },
  { name: 'key', takes: 'KEY', about: 'its API key; in HOOKWISE_KEY, nobody else sees it' },
];
const waiting: Option = {
  name: 'wait',
  takes: 'SECONDS',
  about: 'how long to wait for the input of - (0.8)',
};
const as: Option = { name: 'as', takes: 'KIND', values: inputKinds, about: 'take the input for this' };

export const helpOption: Option = { name: 'help', short: 'h', about: 'show help' };
export const versionOption: Option = {
  name: 'version',
  short: 'V',
  about: 'the version, and how old its data is',
};

export const commands: readonly Command[] = [
  {
    name: 'check',
    arguments: '<file|url|domain|->...',
    count: [1, Number.POSITIVE_INFINITY],
    about: 'Say whether it is dangerous, and why',
    takesFiles: true,
    options: [
      json,
      { name: 'sarif', about: 'print SARIF 2.1.0, for code scanning' },
      { name: 'markdown', about: 'print a report in Markdown' },
      { name: 'html', takes: 'FILE', about: 'write a report into this file' },
      { name: 'quiet', short: 'q', about: 'print nothing: the exit code says it' },
      { name: 'all', short: 'a', about: 'of a mailbox, list the harmless messages too' },
      {
        name: 'fail-on',
        takes: 'LEVEL',
        values: gravityWords.slice(1),
        about: 'exit with 0 below this level',
      },
      as,
      waiting,
      ...asking,
    ],
  },
  {
    name: 'explain',
    arguments: '<file|->',
    count: [1, 1],
    about: 'Show a message with its signs marked',
    takesFiles: true,
    options: [waiting, ...asking],
  },
  {
    name: 'headers',
    arguments: '<file|->',
    count: [1, 1],
    about: 'Show who sent a message, and on which way',
    takesFiles: true,
    options: [json, waiting, ...asking],
  },
  {
    name: 'lookalikes',
    arguments: '<domain>',
    count: [1, 1],
    about: 'List domains that look like this one',
    options: [
      { name: 'resolve', about: 'ask DNS which of them exist' },
      { name: 'limit', takes: 'NUMBER', about: 'how many at most (100)' },
      json,
    ],
  },
  {
    name: 'vulnerabilities',
    arguments: '<"vendor product">',
    count: [1, Number.POSITIVE_INFINITY],
    about: 'List known vulnerabilities of a device',
    options: [
      { name: 'version', takes: 'VERSION', about: 'the version on the device: is it affected?' },
      {
        name: 'severity',
        takes: 'LEVEL',
        values: ['all', 'critical', 'high', 'kev'],
        about: 'only these; kev: known to be exploited',
      },
      { name: 'limit', takes: 'NUMBER', about: 'how many at most (20)' },
      json,
    ],
  },
  {
    name: 'serve',
    arguments: '[folder]',
    count: [0, 1],
    about: 'Start the product on this machine',
    takesFiles: true,
    options: [{ name: 'port', takes: 'PORT', about: 'where it listens (3000)' }],
  },
  {
    name: 'update',
    arguments: '',
    count: [0, 0],
    about: 'Take newer lists and tables',
    options: [{ name: 'quiet', short: 'q', about: 'print nothing that went well' }],
  },
  {
    name: 'completion',
    arguments: '<bash|zsh|fish>',
    count: [1, 1],
    about: 'Print the completion script of a shell',
    words: shells,
    options: [],
  },
  {
    name: 'help',
    arguments: '[command]',
    count: [0, 1],
    about: 'Show help, or the help of a command',
    options: [{ name: 'man', about: 'print the manual page (hookwise help --man | man -l -)' }],
  },
];

export const commandNamed = (name: string): Command | undefined =>
  commands.find((command) => command.name === name);
