import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import { mailServer } from '../testing/mail-server.ts';
import { bring, companyZone, mailbox, reportMail } from '../testing/report-mail.ts';
import { killed, type RunningServer } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const kills = Number(process.env['KILLS'] ?? 3);
/** A report takes about a second from its receipt to its answer on an idle machine, and longer beside other work. */
const latestMs = 3000;
const lure = new Uint8Array(
  readFileSync(new URL('../../engine/testing/mails/phishing/dhl-parcel-fee-es.eml', import.meta.url)),
);

const places = [
  { name: 'embedded', settings: async () => ({ DATA_DIR: makeFolder() }) },
  ...(hasServer
    ? [
        {
          name: 'server',
          settings: async () => ({ DATABASE_URL: await createServerDatabase(), DATA_DIR: makeFolder() }),
        },
      ]
    : []),
];

type World = {
  mail: Awaited<ReturnType<typeof mailServer>>;
  server: RunningServer;
  /** Once its receipt was confirmed. */
  brought: Promise<void>;
  chance: () => number;
};

/** When the server is killed, by turns. */
const moments: { name: string; plan: (world: World) => Promise<void> }[] = [
  {
    name: 'at any time',
    plan: async ({ server, brought, chance }) => {
      await brought;
      await setTimeout(chance() * latestMs);
      await killed(server);
    },
  },
  {
    name: 'when the answer is announced to the mail server',
    plan: ({ mail, server }) => killedAt(server, mail.beforeMessage),
  },
  {
    name: 'when the mail server has the answer',
    plan: ({ mail, server }) => killedAt(server, mail.beforeReply),
  },
];

const killedAt = (server: RunningServer, moment: (work: () => Promise<void>) => void) =>
  new Promise<void>((resolve, reject) => moment(() => killed(server).then(() => resolve(), reject)));

describe.each(places)(
  'a server on the $name engine that is killed between a report and its answer',
  ({ settings }) => {
    it('loses no report and answers none twice', { timeout: 120_000 + kills * 60_000 }, async () => {
      const chance = repeatableRandom(27);
      const [internet, mail, port] = await Promise.all([
        loopbackInternet(companyZone),
        mailServer(),
        freePort(),
      ]);
      const env = {
        ...internet.env,
        ...{ SMTP_URL: mail.url, NODE_ENV: 'development', LOG_LEVEL: 'silent' },
        ...{ REPORT_ADDRESS: mailbox, REPORT_SMTP_PORT: String(port) },
        ...(await settings()),
      };
      let server = await startServer(env);
      const answersTo = (person: string) => mail.envelopes.filter(({ to }) => to.includes(person)).length;
      const people: { moment: string; person: string }[] = [];
      for (let n = 0; n < kills; n += 1) {
        const { name, plan } = moments[n % moments.length] as (typeof moments)[number];
        const person = `person-${n}@company.example`;
        people.push({ moment: name, person });
        const source = await reportMail({ from: person, attached: [lure] });
        const brought = bring(port, source, { from: person });
        await Promise.all([brought, plan({ mail, server, brought, chance })]);
        server = await startServer(env);
        await expect.poll(() => answersTo(person), { timeout: 55_000, interval: 100 }).toBe(1);
      }
      // Whatever would come twice has time to.
      await setTimeout(12_000);
      expect(people.filter(({ person }) => answersTo(person) !== 1)).toEqual([]);
    });
  },
);
