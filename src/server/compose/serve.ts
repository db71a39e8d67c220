import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { enclosureReader } from '../adapters/enclosure-reader.ts';
import { judges } from '../adapters/judges.ts';
import { consoleMail, smtpMail } from '../adapters/mail.ts';
import { pictureReader } from '../adapters/picture-reader.ts';
import { loadContentKeys, loadSessionSecret } from '../adapters/secrets.ts';
import { BadConfiguration, type Config, readConfig } from '../config.ts';
import { inheritedSocket } from '../http/inherited-socket.ts';
import { openLog } from '../log.ts';
import { ContentKeyMissing, missingKeyMessage } from '../store/content-key-ring.ts';
import { contentKeyStore } from '../store/content-keys.ts';
import { FolderInUse } from '../store/folder-lock.ts';
import { openDatabase } from '../store/open-database.ts';

// Listens, handles signals, stops gracefully. Runs when it is imported: by main.ts.

const builtWeb = fileURLToPath(new URL('../../../dist/web', import.meta.url));

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Longer than any analysis; after it the process ends with whatever is still in progress. */
const stopWithinMs = 15_000;
const lastConnectionsMs = 200;
/** After that, what hostile messages made a judging thread hold is given back. */
const quietAfterMs = 40_000;

const main = async () => {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  // The embedded engine starts in its own thread while this one loads what serves.
  const opening = openDatabase({
    ...config,
    onLostConnection: (error) => log.warn({ reason: error.message }, 'a database connection was lost'),
    onTrouble: (reason) => log.error({ reason }, 'trouble with the database'),
  });
  const [database, { buildApp }] = await Promise.all([opening, import('./app.ts')]);
  const contentKeys = loadContentKeys(config);
  if ((await contentKeyStore(database.db, contentKeys).countUnreadable()) > 0) {
    await database.close();
    throw new ContentKeyMissing(missingKeyMessage);
  }
  const mail = openMail(config);
  const app = await buildApp({
    config,
    log,
    database,
    sessionSecret: loadSessionSecret(config.sessionSecret, config.dataDir),
    contentKeys,
    sendMail: mail.send,
    judges: judges({
      onFault: (fault) => log.error(fault, 'a message or picture broke a judge'),
      idleMs: quietAfterMs,
    }),
    enclosureReader: enclosureReader({
      socket: config.readerSocket,
      onFault: (fault) => log.error(fault, 'a file in a message broke its reader'),
    }),
    pictureReader: pictureReader({
      socket: config.readerSocket,
      onFault: (fault) => log.error(fault, 'a picture broke its reader'),
    }),
    clock: () => new Date(),
    webFolder: existsSync(builtWeb) ? builtWeb : null,
  });
  if (config.isProduction && !config.isModeChosen)
    log.warn(
      'SMTP_URL is set and NODE_ENV is not: running as in production. NODE_ENV=development changes that',
    );
  if (!mail.send) log.warn('SMTP_URL is not set: no one can sign in on this server');
  const fd = inheritedSocket(process.env, process.pid);
  const address = await app.listen({ port: config.port, host: config.host, ...(fd !== null && { fd }) });
  stopOnSignal(async () => {
    // Connections that are being opened deserve an answer too.
    await setTimeout(lastConnectionsMs);
    await app.close();
    mail.close();
    await database.close();
  });
  // Only now: a script that waits for this line may stop the server at once.
  say(`Hookwise is ready at ${address}`);
};

const openMail = ({ smtpUrl, mailFrom, isProduction }: Config) => {
  if (smtpUrl) return smtpMail(smtpUrl, mailFrom);
  // A code on a production console would be a code in a log file.
  return { send: isProduction ? null : consoleMail(say), close: () => undefined };
};

/** Lets calls in progress finish, then exits with 0. A second signal ends it at once. */
const stopOnSignal = (stop: () => Promise<void>) => {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void setTimeout(stopWithinMs, undefined, { ref: false }).then(() => process.exit(1));
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  // When the parent process dies, no signal will come.
  process.on('disconnect', onSignal);
};

main().catch((error: unknown) => {
  const isExplained = [BadConfiguration, FolderInUse, ContentKeyMissing].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(
    `${isExplained && error instanceof Error ? error.message : String((error instanceof Error && error.stack) || error)}\n`,
  );
  process.exit(1);
});
