// npm run admin -- promote <email> | demote <email> | end-sessions <email> | backup <file> | restore <file> [--force]
// For the operator. Works on DATABASE_URL while servers run, and on DATA_DIR while none does.

import { parseArgs } from 'node:util';
import { emailAddressSchema } from '../src/contract/index.ts';
import {
  BackupRefused,
  BadConfiguration,
  backUpTo,
  type Database,
  endSessionsOf,
  FolderInUse,
  openDatabase,
  readConfig,
  restoreFrom,
  setRole,
} from '../src/server/tools.ts';

const usage = `Usage: npm run admin -- <command>
  promote <email>            lets a user who has signed in once administer
  demote <email>             takes that away again
  end-sessions <email>       signs a user out everywhere
  backup <file>              writes everything in the database into one file
  restore <file> [--force]   puts it back into an empty database; --force replaces what is there`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const rowsInWords = (rows: number) => `${rows.toLocaleString('en')} rows`;

type Task = (db: Database) => Promise<number>;

/** An action on one user, named by their address. */
const toUser =
  (given: string, work: (db: Database, email: string) => Promise<number>): Task =>
  async (db) => {
    const email = emailAddressSchema.safeParse(given);
    if (email.success) return work(db, email.data);
    say(`${given} is not an email address.`);
    return 1;
  };

const changeRole = (given: string, role: 'admin' | 'user'): Task =>
  toUser(given, async (db, email) => {
    const outcome = await setRole(db, email, role, new Date());
    if (outcome === 'unknown user') {
      say(`There is no user ${email}. They have to sign in once before they can be promoted.`);
      return 1;
    }
    const nowIs = role === 'admin' ? 'an administrator' : 'an ordinary user';
    say(`${email} is ${outcome === 'changed' ? 'now' : 'already'} ${nowIs}.`);
    return 0;
  });

const endSessions = (given: string): Task =>
  toUser(given, async (db, email) => {
    const ended = await endSessionsOf(db, email, new Date());
    say(
      ended === null
        ? `There is no user ${email}.`
        : `${email} is signed out everywhere (${ended === 1 ? 'one session' : `${ended} sessions`}).`,
    );
    return ended === null ? 1 : 0;
  });

const backup =
  (file: string): Task =>
  async (db) => {
    say(
      `${file} holds ${rowsInWords(await backUpTo(db, file, new Date()))}. Keep it as safe as the database itself.`,
    );
    return 0;
  };

const restore =
  (file: string, force: boolean): Task =>
  async (db) => {
    say(`Restored ${rowsInWords(await restoreFrom(db, file, { force, now: new Date() }))} from ${file}.`);
    return 0;
  };

const taskOf = (command: string | undefined, target: string, force: boolean): Task | null => {
  if (command === 'promote') return changeRole(target, 'admin');
  if (command === 'demote') return changeRole(target, 'user');
  if (command === 'end-sessions') return endSessions(target);
  if (command === 'backup') return backup(target);
  return command === 'restore' ? restore(target, force) : null;
};

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [command, target, ...rest] = positionals;
  const task = target && rest.length === 0 ? taskOf(command, target, values.force) : null;
  if (!task) {
    say(usage);
    return 2;
  }
  // None of this needs a secret, so none is asked for.
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const database = await openDatabase({ ...config, onLostConnection: () => undefined });
  try {
    return await task(database.db);
  } finally {
    await database.close();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof BackupRefused || error instanceof BadConfiguration || error instanceof FolderInUse)
    return error.message;
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return usage;
  // A failed statement carries its rows, which must not be printed; its cause says what went wrong.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String((cause instanceof Error && cause.stack) || cause);
};

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  return 1;
});
