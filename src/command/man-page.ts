import { type Command, commands, helpOption, type Option, versionOption } from './commands.ts';

/** The manual page hookwise(1), as man reads it. */
export const manPage = (version: string): string =>
  [
    `.TH HOOKWISE 1 "" "Hookwise ${forRoff(version)}" "User Commands"`,
    section('NAME', ['hookwise \\- say whether mail, a link or a domain is dangerous']),
    section('SYNOPSIS', ['.B hookwise', '.I command', '[\\fIoptions\\fR] [\\fIinput\\fR...]']),
    section('DESCRIPTION', [
      forRoff(
        'Judges messages, links and domains on this machine, with the same engine as the server. It tells what an input is by ' +
          'looking at it: a message (.eml, Outlook’s .msg), a mailbox (mbox), a folder of messages or a Maildir, a document with ' +
          'links in it, a link, a domain, or - for standard input. Links are never opened.',
      ),
      '.PP',
      forRoff(
        'Nothing leaves the machine unless it is asked for: by --online, --resolve or --server, or by the command update.',
      ),
    ]),
    section('COMMANDS', commands.flatMap(commandEntry)),
    section('OPTIONS', [helpOption, versionOption].flatMap(optionEntry)),
    section(
      'EXIT STATUS',
      exitStatus.flatMap(([code, meaning]) => ['.TP', `.B ${code}`, forRoff(meaning)]),
    ),
    section(
      'ENVIRONMENT',
      environment.flatMap(([name, meaning]) => ['.TP', `.B ${name}`, forRoff(meaning)]),
    ),
    section(
      'EXAMPLES',
      examples.flatMap(([line, meaning]) => ['.TP', `.B ${forRoff(line)}`, forRoff(meaning)]),
    ),
    '',
  ].join('\n');

const exitStatus: readonly (readonly [string, string])[] = [
  ['0', 'safe; or all that was asked for was done'],
  ['1', 'suspicious'],
  ['2', 'phishing'],
  ['3', 'inconclusive: no warning sign, but nothing that vouches for it either'],
  ['64', 'wrong usage'],
  ['65', 'an input that cannot be read'],
  ['66', 'a file that is not there, or may not be opened'],
  ['69', 'a server or a service that was asked for could not be reached, or refused'],
];

const environment: readonly (readonly [string, string])[] = [
  ['NO_COLOR', 'no colours, whatever its value'],
  ['COLUMNS', 'the width of the output'],
  ['HOOKWISE_KEY', 'the API key for --server; unlike an option, other users cannot see it'],
  ['HOOKWISE_PRODUCT', 'the checkout of the product that serve starts'],
  ['DNS_SERVERS, EGRESS_ALLOW, PHISHING_FEEDS', 'as for the server: whom lookups and updates ask'],
  ['HOOKWISE_DATA', 'where newer lists are kept; else hookwise below XDG_DATA_HOME or ~/.local/share'],
];

const examples: readonly (readonly [string, string])[] = [
  ['hookwise check mail.eml', 'says whether this message is dangerous, why, and what to do'],
  ['hookwise check *.eml', 'the same of many messages, as a table'],
  ['hookwise check --json inbox.mbox', 'an object for each message of a mailbox, one a line'],
  ['hookwise check --sarif docs/**/*.md', 'finds dangerous links in documents, for code scanning'],
  [
    'hookwise check --quiet --fail-on phishing - < mail.eml',
    'for mail filters: exits with 2 for phishing, else with 0',
  ],
];

const section = (title: string, lines: readonly string[]): string => [`.SH ${title}`, ...lines].join('\n');

const commandEntry = ({ name, arguments: given, about, options }: Command): string[] => [
  `.SS "hookwise ${forRoff(`${name} ${given}`.trim()).replaceAll('"', '\\(dq')}"`,
  `${forRoff(about)}.`,
  ...options.flatMap(optionEntry),
];

const optionEntry = ({ name, short, takes, about, values }: Option): string[] => [
  '.TP',
  `${short ? `\\fB\\-${short}\\fR, ` : ''}\\fB${forRoff(`--${name}`)}\\fR${takes ? ` \\fI${takes}\\fR` : ''}`,
  forRoff(`${about}${values ? `: ${values.join(', ')}` : ''}`),
];

/** A dash that can be copied, and no line that begins with a request. */
const forRoff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('’', '\\(cq')
    .replace(/^([.'])/, '\\&$1');
