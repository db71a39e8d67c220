// The programs that tests, picture generators and comparisons start: which Debian package each is in, and where it is found.
// Nothing else in the repository knows a path or a package.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Program = {
  /** The package it is in; of several, the first that this Debian has is installed. */
  packages: readonly [string, ...string[]];
  /** What it may be called, the best first, where that is not its name here. */
  files?: readonly string[];
  /** Where it lies, where that is not on the path. */
  folders?: () => string[];
  /** The environment variable that names another file. */
  variable?: string;
  /** Used only to compare us with others, which is left out where it is missing. */
  isOptional?: boolean;
};

/** Debian keeps each version of PostgreSQL in a folder of its own, off the path. The newest comes first. */
export const postgresFolders = (base = '/usr/lib/postgresql'): string[] =>
  (existsSync(base) ? readdirSync(base) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));

const programs = {
  // The build without a window starts and paints faster. No browser is downloaded.
  chromium: {
    packages: ['chromium-headless-shell', 'chromium'],
    files: ['chromium-headless-shell', 'chromium'],
    variable: 'CHROMIUM_PATH',
  },
  // Not a program, but no page can be drawn without letters.
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
  mount: { packages: ['mount'] },
  umount: { packages: ['mount'] },
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

/** An ordinary user's path leaves out the folders in which daemons lie. */
const foldersOnPath = () => [
  ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  '/usr/local/sbin',
  '/usr/sbin',
  '/sbin',
];

/** The file of a program; null where this machine has none. */
export const findProgram = (name: ProgramName): string | null => {
  const { files = [name], folders = foldersOnPath, variable = '' } = programOf(name);
  const chosen = process.env[variable];
  const candidates = chosen
    ? [chosen]
    : files.flatMap((file) => folders().map((folder) => join(folder, file)));
  return candidates.find((file) => existsSync(file)) ?? null;
};

/** The file of a program that cannot be done without. */
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

/** The packages that the tests need and this machine does not have, each with what may stand in for it. */
export const missingPackages = (): (readonly string[])[] => {
  const missing = names.filter((name) => !programOf(name).isOptional && !findProgram(name));
  return [...new Map(missing.map((name) => [programs[name].packages[0], programs[name].packages])).values()];
};
