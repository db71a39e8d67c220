// npm run admin -- <command>, for the operator: `usage` below has the commands. Works on DATABASE_URL while servers run, and on
// DATA_DIR while none does.

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { emailAddressSchema } from '../src/contract/index.ts';
import {
  BackupRefused,
  BadConfiguration,
  backUpTo,
  beginKeyRotation,
  type Config,
  ContentKeyMissing,
  contentKeyStore,
  type Database,
  endKeyRotation,
  endSessionsOf,
  FolderInUse,
  loadContentKeys,
  missingKeyMessage,
  type OpenDatabase,
  openDatabase,
  readConfig,
  removePasskeysOf,
  restoreFrom,
  rotateContentKey,
  setRole,
  verifyChain,
} from '../src/server/tools.ts';

const usage = `Usage: npm run admin -- <command>
  promote <email>            lets a user who has signed in once administer
  demote <email>             takes that away again
  end-sessions <email>       signs a user out everywhere
  remove-passkeys <email>    removes passkeys and recovery codes of a user who has lost them all
  backup <file>              writes everything in the database into one file
  restore <file> [--force]   puts it back into an empty database; --force replaces what is there
  rotate-content-key         wraps the keys of people's content with a new CONTENT_KEY
  discard-unreadable         deletes what no CONTENT_KEY opens, after one was lost
  verify-audit [<hash>]      checks that no record of what administrators did was changed or removed
  vacuum                     rewrites all tables, so that nothing deleted is left in their files`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const rowsInWords = (rows: number) => `${rows.toLocaleString('en')} rows`;
const countOf = (count: number, what: string) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

type Task = (database: OpenDatabase, config: Config) => Promise<number>;

/** An action on one user, named by their address. */
const toUser =
  (given: string, work: (db: Database, email: string) => Promise<number>): Task =>
  async ({ db }) => {
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

const removePasskeys = (given: string): Task =>
  toUser(given, async (db, email) => {
    const removed = await removePasskeysOf(db, email, new Date());
    say(
      removed === null
        ? `There is no user ${email}.`
        : `${email} has no passkeys any more (${removed === 1 ? 'one was' : `${removed} were`} removed) and signs in by mail.`,
    );
    return removed === null ? 1 : 0;
  });

const backup =
  (file: string): Task =>
  async ({ db }) => {
    const rows = await backUpTo(db, file, new Date());
    say(
      `${file} holds ${rowsInWords(rows)}. Keep it as safe as the database itself, and CONTENT_KEY elsewhere: without it nobody can read what people submitted.`,
    );
    return 0;
  };

const restore =
  (file: string, force: boolean): Task =>
  async ({ db }) => {
    const rows = await restoreFrom(db, file, { force, now: new Date() });
    say(`Restored ${rowsInWords(rows)} from ${file}. What was deleted since stays deleted.`);
    return 0;
  };

const rotate: Task = async ({ db }, config) => {
  const isInFolder = config.contentKeys === undefined;
  if (config.contentKeys?.length === 1) {
    say('CONTENT_KEY names one key. Append a new one to it on every server, after a comma:');
    say(`  CONTENT_KEY=<the present key>,${randomBytes(32).toString('hex')}`);
    say('Restart the servers one after another, then run this command again with the same CONTENT_KEY.');
    return 1;
  }
  if ((await contentKeyStore(db, loadContentKeys(config)).countUnreadable()) > 0)
    throw new ContentKeyMissing(missingKeyMessage);
  if (isInFolder) beginKeyRotation(config.dataDir);
  const keys = contentKeyStore(db, loadContentKeys(config));
  const wrapped = await rotateContentKey(keys, (done, all) => say(`${done} of ${countOf(all, 'key')}`));
  if (isInFolder) endKeyRotation(config.dataDir);
  say(
    isInFolder
      ? `${countOf(wrapped, 'key')} wrapped anew. The new CONTENT_KEY is in ${config.dataDir}: copy it to where you keep the old one, which opens older backups only.`
      : `${countOf(wrapped, 'key')} wrapped anew. Now leave only the last key in CONTENT_KEY on every server and restart them; keep the old one as long as you keep older backups.`,
  );
  return 0;
};

const verifyAudit =
  (expected: string | undefined): Task =>
  async ({ db }) => {
    const { actions, head, brokenAt, hasExpected } = await verifyChain(db, expected);
    if (brokenAt !== null) {
      say(
        `The audit trail was changed: record ${brokenAt} is not as it was written, or one before it is missing.`,
      );
      return 1;
    }
    if (!hasExpected) {
      say(`The audit trail was changed: no record has the hash ${expected}. The newest ones were removed.`);
      return 1;
    }
    say(`The audit trail is whole: ${countOf(actions, 'record')}.`);
    if (actions > 0)
      say(
        `The newest has the hash ${head}. Keep it elsewhere, and check with it next time: verify-audit <hash>`,
      );
    return 0;
  };

const discard: Task = async ({ db }, config) => {
  const discarded = await contentKeyStore(db, loadContentKeys(config)).discardUnreadable();
  say(
    discarded === 0
      ? 'CONTENT_KEY opens everything that is stored. Nothing was deleted.'
      : `${countOf(discarded, 'key')} could not be opened with CONTENT_KEY. They were deleted, with what they protected.`,
  );
  return 0;
};

const vacuum: Task = async (database) => {
  await database.vacuum({ rewritesUpToBytes: Number.POSITIVE_INFINITY });
  say('All tables were rewritten.');
  return 0;
};

const taskOf = (command: string | undefined, target: string | undefined, force: boolean): Task | null => {
  if (command === 'verify-audit') return verifyAudit(target);
  if (target === undefined) {
    if (command === 'rotate-content-key') return rotate;
    if (command === 'discard-unreadable') return discard;
    return command === 'vacuum' ? vacuum : null;
  }
  if (command === 'promote') return changeRole(target, 'admin');
  if (command === 'demote') return changeRole(target, 'user');
  if (command === 'end-sessions') return endSessions(target);
  if (command === 'remove-passkeys') return removePasskeys(target);
  if (command === 'backup') return backup(target);
  return command === 'restore' ? restore(target, force) : null;
};

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [command, target, ...rest] = positionals;
  const task = rest.length === 0 ? taskOf(command, target, values.force) : null;
  if (!task) {
    say(usage);
    return 2;
  }
  // Only the rotation needs a secret, and says so itself.
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const database = await openDatabase({ ...config, onLostConnection: () => undefined });
  try {
    return await task(database, config);
  } finally {
    await database.close();
  }
};

const explained = [BackupRefused, BadConfiguration, ContentKeyMissing, FolderInUse];

const explain = (error: unknown): string => {
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) return error.message;
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
