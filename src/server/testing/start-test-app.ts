import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Mail } from '../adapters/mail.ts';
import type { World } from '../compose/app.ts';
import { buildApp } from '../compose/app.ts';
import { readConfig } from '../config.ts';
import { openLog } from '../log.ts';
import { testKeyRing } from './content-keys.ts';
import { openTestDatabase } from './engines.ts';
import { lastingEnclosureReader, lastingJudges, lastingPictureReader } from './lasting-workers.ts';

type Options = {
  env?: Record<string, string>;
} & Partial<
  Pick<
    World,
    | 'admitsByLoad'
    | 'answersWithinMs'
    | 'database'
    | 'enclosureReader'
    | 'judges'
    | 'looksForWebhooksEveryMs'
    | 'pictureReader'
    | 'sendMail'
    | 'webFolder'
    | 'models'
    | 'reportsFolder'
    | 'tls'
    | 'turns'
  >
>;

/** The real app on a fresh embedded database, with a mailbox that the test reads and a clock that it sets. */
export type TestApp = FastifyInstance & {
  mails: Mail[];
  /** Apart from the others: it comes in its own time after a first sign-in, and few tests are about it. */
  welcomes: Mail[];
  turnClock: (byMs: number) => void;
  now: () => Date;
  /** Signs in as a visitor does; returns what the browser would keep. */
  signIn: (email: string) => Promise<{ cookie: string; jwtToken: string }>;
  /** A call as our own page makes it. */
  postJson: (url: string, payload?: object, headers?: Record<string, string>) => ReturnType<typeof send>;
};

const send = (app: FastifyInstance, options: InjectOptions) => app.inject(options);

export const startTestApp = async ({ env = {}, ...given }: Options = {}): Promise<TestApp> => {
  const mails: Mail[] = [];
  const welcomes: Mail[] = [];
  let now = new Date('2026-11-15T12:00:00Z').getTime();
  const config = readConfig({ LOG_LEVEL: 'silent', LOOKUPS: 'off', ...env });
  const database = given.database ?? (await openTestDatabase());
  const app = await buildApp({
    config,
    log: openLog(config.logLevel),
    database,
    sessionSecret: 'a secret for tests only, thirty-two characters',
    contentKeys: testKeyRing,
    sendMail:
      given.sendMail === undefined
        ? async (mail) => void (mail.subject.startsWith('Welcome') ? welcomes : mails).push(mail)
        : given.sendMail,
    judges: given.judges ?? lastingJudges(),
    enclosureReader: given.enclosureReader ?? lastingEnclosureReader(),
    pictureReader: given.pictureReader ?? lastingPictureReader(),
    clock: () => new Date(now),
    webFolder: given.webFolder ?? null,
    admitsByLoad: given.admitsByLoad ?? false,
    answersWithinMs: given.answersWithinMs ?? 120_000,
    // What is queued is sent at once all the same, and tests that count statements count their own.
    looksForWebhooksEveryMs: given.looksForWebhooksEveryMs ?? 60 * 60 * 1000,
    ...(given.models && { models: given.models }),
    ...(given.tls && { tls: given.tls }),
    ...(given.turns && { turns: given.turns }),
    ...(given.reportsFolder && { reportsFolder: given.reportsFolder }),
  });
  onTestFinished(async () => {
    await app.close();
    // A test about a lost database has closed it already.
    await database.close().catch(() => undefined);
  });

  const postJson: TestApp['postJson'] = (url, payload, headers = {}) =>
    send(app, {
      method: 'POST',
      url,
      ...(payload && { payload }),
      headers: { origin: 'http://localhost:80', ...headers },
    });
  return Object.assign(app, {
    mails,
    welcomes,
    postJson,
    now: () => new Date(now),
    turnClock: (byMs: number) => {
      now += byMs;
    },
    signIn: async (email: string) => {
      await postJson('/api/auth/send-otp', { email });
      const answer = await postJson('/api/auth/verify-otp', { email, code: codeIn(mails) });
      const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
      return { cookie, jwtToken: answer.json<{ jwtToken: string }>().jwtToken };
    },
  });
};

/** The code in the newest mail that may carry one: others come in their own time. */
export const codeIn = (mails: readonly Mail[]): string =>
  /\b\d{6}\b/.exec(mails.findLast(({ subject }) => / code(?: |$)/.test(subject))?.text ?? '')?.[0] ?? '';
