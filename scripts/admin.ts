// npm run admin -- <command>, for the operator: `usage` below has the commands. Works on DATABASE_URL while servers run, and on
// DATA_DIR while none does; watch-now works there beside a server as well.

import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { emailAddressSchema } from '../src/contract/index.ts';
import {
  adminActionStore,
  askForLook,
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
  givenNumbers,
  goOnWith,
  loadContentKeys,
  loadFeedbackExport,
  missingKeyMessage,
  type OpenDatabase,
  openDatabase,
  readConfig,
  readNumber,
  reconcileOnce,
  removePasskeysOf,
  restoreFrom,
  rotateContentKey,
  setRole,
  shownNumber,
  verdictReportStore,
  verifyChain,
  type WatchedNow,
  watchOnce,
} from '../src/server/tools.ts';

const usage = `Usage: npm run admin -- <command>
  promote <email>            lets a user who has signed in once administer
  demote <email>             takes that away again
  end-sessions <email>       signs a user out everywhere
  remove-passkeys <email>    removes passkeys and recovery codes of a user who has lost them all
  backup <file>              writes everything in the database into one file
  restore <file> [--force]   puts it back into an empty database; --force replaces what is there
  next-receipt <number>      has receipts (R-000123) or credit notes (C-000123) go on with this number
  rotate-content-key         wraps the keys of people's content with a new CONTENT_KEY
  export-feedback [<file>] [--reason <text>]
                             writes what people let us keep with reports of wrong verdicts, as lines of JSON
  discard-unreadable         deletes what no CONTENT_KEY opens, after one was lost
  verify-audit [<hash>]      checks that no record of what administrators did was changed or removed
  reconcile                  asks the payment provider about open orders of the last 30 days, and grants what was paid
  watch-now                  looks at everything that people have watched, at once; a folder of feeds is read before
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
    const { receipt, 'credit note': note } = await givenNumbers(db);
    if (receipt > 0)
      say(
        `The next receipt is ${shownNumber('receipt', receipt + 1)}, the next credit note ${shownNumber('credit note', note + 1)}. If people have later ones, name the first that nobody has before you start a server: npm run admin -- next-receipt <number>`,
      );
    return 0;
  };

const nextReceipt =
  (given: string): Task =>
  async ({ db }) => {
    const wanted = readNumber(given);
    if (!wanted) {
      say(`${given} is no number of a receipt or credit note, such as R-000123 or C-000123.`);
      return 1;
    }
    const next = shownNumber(wanted.series, await goOnWith(db, { ...wanted, now: new Date() }));
    say(`The next ${wanted.series} is ${next}.${next === given ? '' : ` ${given} was given before.`}`);
    return next === given ? 0 : 1;
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

const exportFeedback =
  (file: string | undefined, reason: string | undefined): Task =>
  async ({ db }, config) => {
    const reports = verdictReportStore(db, contentKeyStore(db, loadContentKeys(config)));
    const { exportFeedback: linesOf } = await loadFeedbackExport();
    // On record before anything is read, as when an administrator opens one report.
    const targets = await reports.consentedOwners();
    await db.transaction((transaction) =>
      adminActionStore(transaction).record({
        adminEmail: 'command line',
        action: 'export feedback',
        targets,
        details: { reason: reason ?? null },
        at: new Date(),
      }),
    );
    let count = 0;
    const lines = async function* () {
      for await (const line of linesOf({ reports })) {
        count += 1;
        yield line;
      }
    };
    // A file that is there is not overwritten, and only its owner reads what people entrusted to us.
    if (file) await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    else for await (const line of lines()) process.stdout.write(line);
    if (file) say(`${file} holds ${countOf(count, 'report')}. Delete it when you no longer need it.`);
    return 0;
  };

const reconcile: Task = async ({ db }, config) => {
  const tell = (what: unknown, message?: string) => say(`${message ?? ''} ${JSON.stringify(what)}`);
  const seen = await reconcileOnce(db, config, { warn: tell, info: tell });
  if (!seen) {
    say('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are not set: there is no payment provider to ask.');
    return 1;
  }
  const { asked, unanswered, granted, learned } = seen;
  say(
    `Asked about ${countOf(asked, 'order')}: ${countOf(granted, 'plan')} granted, ${countOf(learned, 'event')} learned, ${unanswered} without an answer.`,
  );
  return unanswered === 0 ? 0 : 1;
};

const vacuum: Task = async (database) => {
  await database.vacuum({ rewritesUpToBytes: Number.POSITIVE_INFINITY });
  say('All tables were rewritten.');
  return 0;
};

const sayLooked = ({ devices, domains, alerts, synced, problem }: WatchedNow): number => {
  if (synced) say(synced);
  const looked = [
    ...(devices > 0 || domains === 0 ? [countOf(devices, 'device')] : []),
    ...(domains > 0 ? [countOf(domains, 'domain')] : []),
  ];
  say(`Looked at ${looked.join(' and ')}: ${countOf(alerts, 'alert')}.`);
  if (problem) say(problem);
  return 0;
};

const watchesNothing = (): number => {
  say('WATCH is off: this installation does not watch.');
  return 1;
};

const watchNow: Task = async (database, config) => {
  if (!config.watches) return watchesNothing();
  const log = {
    info: () => undefined,
    warn: (what: unknown, message: string) => say(`${message}: ${explainCause(what)}`),
  };
  // As the servers: without SMTP_URL mails go to the console, but not in production.
  const hasMailServer = config.smtpUrl !== undefined || process.env['NODE_ENV'] !== 'production';
  return sayLooked(await watchOnce(database, config, { hasMailServer, log }));
};

/** A server has the folder open: it makes the look. */
const watchNowBeside = async ({ dataDir, watches }: Config, inUse: FolderInUse): Promise<number> => {
  if (!watches) return watchesNothing();
  const answer = await askForLook(dataDir);
  if (!answer) throw inUse;
  if ('devices' in answer) return sayLooked(answer);
  say(answer.failure);
  return 1;
};

type Options = { force: boolean; reason?: string | undefined };

const taskOf = (
  command: string | undefined,
  target: string | undefined,
  { force, reason }: Options,
): Task | null => {
  if (command === 'verify-audit') return verifyAudit(target);
  if (command === 'export-feedback') return exportFeedback(target, reason);
  if (target === undefined) {
    if (command === 'rotate-content-key') return rotate;
    if (command === 'discard-unreadable') return discard;
    if (command === 'reconcile') return reconcile;
    if (command === 'watch-now') return watchNow;
    return command === 'vacuum' ? vacuum : null;
  }
  if (command === 'promote') return changeRole(target, 'admin');
  if (command === 'demote') return changeRole(target, 'user');
  if (command === 'end-sessions') return endSessions(target);
  if (command === 'remove-passkeys') return removePasskeys(target);
  if (command === 'backup') return backup(target);
  if (command === 'next-receipt') return nextReceipt(target);
  return command === 'restore' ? restore(target, force) : null;
};

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, reason: { type: 'string' } },
  });
  const [command, target, ...rest] = positionals;
  const task = rest.length === 0 ? taskOf(command, target, values) : null;
  if (!task) {
    say(usage);
    return 2;
  }
  // Only the rotation and the export of reports need a secret, and say so themselves.
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  let database: OpenDatabase;
  try {
    database = await openDatabase({ ...config, onLostConnection: () => undefined });
  } catch (error) {
    if (task === watchNow && error instanceof FolderInUse) return watchNowBeside(config, error);
    throw error;
  }
  try {
    return await task(database, config);
  } finally {
    await database.close();
  }
};

const explained = [BackupRefused, BadConfiguration, ContentKeyMissing, FolderInUse];

const explainCause = (what: unknown): string =>
  typeof what === 'object' && what !== null && 'err' in what ? explain(what.err) : '';

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
