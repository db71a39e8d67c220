// The programs that tests, picture generators and comparisons start: the Debian package of each, and where it is found.
// Nothing else in the repository knows a path or a package.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Program = {
  /** Its package; of several, the first that this Debian has is installed. */
  packages: readonly [string, ...string[]];
  /** Its possible file names, the best first, if they differ from its name here. */
  files?: readonly string[];
  /** Where it is, if not on the path. */
  folders?: () => string[];
  /** The environment variable that names another file. */
  variable?: string;
  /** Used only for comparisons, which are skipped if it is missing. */
  isOptional?: boolean;
};

/** Debian keeps each version of PostgreSQL in a folder of its own, off the path. The newest comes first. */
export const postgresFolders = (base = '/usr/lib/postgresql'): string[] =>
  (existsSync(base) ? readdirSync(base) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));

const programs = {
  // The headless build starts and paints faster. No browser is downloaded.
  chromium: {
    packages: ['chromium-headless-shell', 'chromium'],
    files: ['chromium-headless-shell', 'chromium'],
    variable: 'CHROMIUM_PATH',
  },
  // Not a program, but no page can be drawn without a font.
  fonts: {
    packages: ['fonts-liberation'],
    files: ['LiberationSans-Regular.ttf'],
    folders: () => ['/usr/share/fonts/truetype/liberation'],
  },
  initdb: { packages: ['postgresql'], folders: postgresFolders },
  pg_ctl: { packages: ['postgresql'], folders: postgresFolders },
  // Knot signs zones, Unbound checks the signatures.
  knotd: { packages: ['knot'] },
  keymgr: { packages: ['knot'] },
  unbound: { packages: ['unbound'] },
  nginx: { packages: ['nginx-light', 'nginx'] },
  ip: { packages: ['iproute2'] },
  unshare: { packages: ['util-linux'] },
  script: { packages: ['bsdutils'] },
  mount: { packages: ['mount'] },
  umount: { packages: ['mount'] },
  // The command's recipes are for these.
  procmail: { packages: ['procmail'], isOptional: true },
  postfix: { packages: ['postfix'], isOptional: true },
  sievec: { packages: ['dovecot-sieve'], isOptional: true },
  'dovecot-lda': { packages: ['dovecot-core'], folders: () => ['/usr/lib/dovecot'], isOptional: true },
  // A mailbox for reports as a company keeps it.
  dovecot: { packages: ['dovecot-core'], isOptional: true },
  'imap-login': { packages: ['dovecot-imapd'], folders: () => ['/usr/lib/dovecot'], isOptional: true },
  curl: { packages: ['curl'], isOptional: true },
  perl: { packages: ['perl-base'] },
  bogofilter: { packages: ['bogofilter'], isOptional: true },
  rspamd: { packages: ['rspamd'], isOptional: true },
  spamd: { packages: ['spamd', 'spamassassin'], isOptional: true },
  tesseract: { packages: ['tesseract-ocr'], isOptional: true },
  // Debian's own interpreter, not one earlier on the path: dnstwist is a module of that one.
  python3: { packages: ['dnstwist'], folders: () => ['/usr/bin'], isOptional: true },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

const names = Object.keys(programs) as ProgramName[];
const programOf = (name: ProgramName): Program => programs[name];

/** An ordinary user's path lacks the folders of daemons. */
const foldersOnPath = () => [
  ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  '/usr/local/sbin',
  '/usr/sbin',
  '/sbin',
];

/** The file of a program; null if this machine has none. */
export const findProgram = (name: ProgramName): string | null => {
  const { files = [name], folders = foldersOnPath, variable = '' } = programOf(name);
  const chosen = process.env[variable];
  const candidates = chosen
    ? [chosen]
    : files.flatMap((file) => folders().map((folder) => join(folder, file)));
  return candidates.find((file) => existsSync(file)) ?? null;
};

/** The file of a required program. */
export const programPath = (name: ProgramName): string => {
  const found = findProgram(name);
  if (found) return found;
  const { packages, variable = '' } = programOf(name);
  const chosen = process.env[variable];
  throw new Error(
    chosen
      ? `${variable} is ${chosen}, and there is no such file`
      : `${name} is not installed: apt-get install ${packages[0]}`,
  );
};

/** The packages that the tests need and this machine lacks, each with its alternatives. */
export const missingPackages = (): (readonly string[])[] => {
  const missing = names.filter((name) => !programOf(name).isOptional && !findProgram(name));
  return [...new Map(missing.map((name) => [programs[name].packages[0], programs[name].packages])).values()];
};
