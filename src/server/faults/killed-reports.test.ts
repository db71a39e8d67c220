import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import { mailServer } from '../testing/mail-server.ts';
import { bring, companyZone, mailbox, reportMail } from '../testing/report-app.ts';
import { killed } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const kills = Number(process.env['KILLS'] ?? 3);
/** A report takes about a second from its receipt to its answer on an idle machine. */
const latestMs = 1500;
const lure = new Uint8Array(
  readFileSync(new URL('../../engine/testing/mails/phishing/dhl-parcel-fee-es.eml', import.meta.url)),
);

it('a server that is killed between the receipt of a report and its answer loses none and answers none twice', {
  timeout: 120_000 + kills * 60_000,
}, async () => {
  const chance = repeatableRandom(27);
  const [internet, mail, port] = await Promise.all([loopbackInternet(companyZone), mailServer(), freePort()]);
  const env = {
    ...internet.env,
    ...{ DATA_DIR: makeFolder(), SMTP_URL: mail.url, NODE_ENV: 'development', LOG_LEVEL: 'silent' },
    ...{ REPORT_ADDRESS: mailbox, REPORT_SMTP_PORT: String(port) },
  };
  let server = await startServer(env);
  const answersTo = (person: string) => mail.envelopes.filter(({ to }) => to.includes(person)).length;
  for (let n = 0; n < kills; n += 1) {
    const person = `person-${n}@company.example`;
    await bring(port, await reportMail({ from: person, attached: [lure] }), { from: person });
    await setTimeout(chance() * latestMs);
    await killed(server);
    server = await startServer(env);
    await expect.poll(() => answersTo(person), { timeout: 45_000, interval: 100 }).toBe(1);
  }
  // Whatever would come twice has time to.
  await setTimeout(3000);
  const people = Array.from({ length: kills }, (_, n) => answersTo(`person-${n}@company.example`));
  expect(people).toEqual(people.map(() => 1));
});
