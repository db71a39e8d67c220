import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { dmarcResponse } from '../contract/dmarc.ts';
import { freePort } from '../testing/free-port.ts';
import { reportXml } from './dmarc/testing/report-xml.ts';
import { dmarcReports, reportedMessages, watchedThings } from './store/schema.ts';
import { openTestDatabase } from './testing/engines.ts';
import { loopbackInternet } from './testing/loopback-internet.ts';
import { bring, companyZone, mailbox, reportMail, wrapperOf } from './testing/report-mail.ts';
import { startWatchApp } from './testing/watch-app.ts';

const patience = { timeout: 120_000, interval: 500 };
const xml = (given: Parameters<typeof reportXml>[0] = {}) => Buffer.from(reportXml(given));
const reportFile = (
  bytes: Uint8Array,
  name = 'receiver.example!example.com!1762732800!1762819199.xml.gz',
) => ({
  name,
  type: 'application/gzip',
  bytes: new Uint8Array(bytes),
});

/** A person who watches example.com, and a mailbox that receivers report to. */
const start = async ({ isProved = true } = {}) => {
  const [internet, port, database] = await Promise.all([
    loopbackInternet(companyZone),
    freePort(),
    openTestDatabase(),
  ]);
  const env = { ...internet.env, REPORT_ADDRESS: mailbox, REPORT_SMTP_PORT: String(port), WATCH: 'off' };
  const { app, call, cookie } = await startWatchApp({ records: null, database, env });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const added = await call('POST', 'domains', { domain: 'example.com' });
  expect(added.statusCode, added.body).toBe(201);
  if (isProved) await database.db.update(watchedThings).set({ proof: 'proved', provedAt: app.now() });
  return {
    database,
    answers: () => app.mails.filter(({ thread }) => thread),
    /** Brings a receiver's mail, and says how it ended. */
    report: async (
      wrapper: Parameters<typeof wrapperOf>[0],
      write: (w: typeof wrapper) => string | Promise<string> = reportMail,
    ) => {
      const before = await database.db.$count(reportedMessages);
      const from = 'dmarc-reports@company.example';
      const subject =
        'Report domain: example.com Submitter: receiver.example Report-ID: <1@receiver.example>';
      await bring(port, await write({ from, subject, text: '', ...wrapper }), { from });
      const ends = async () =>
        (await database.db.select().from(reportedMessages)).map(({ reason }) => reason);
      const ended = async () => {
        // What is tried again has its time.
        app.turnClock(4000);
        return (await ends()).filter(Boolean).length;
      };
      await expect.poll(ended, patience).toBe(before + 1);
      return (await ends()).at(-1);
    },
    show: async () => {
      const answer = await app.inject({ url: '/api/watch/dmarc', headers: { cookie } });
      return dmarcResponse.parse(answer.json());
    },
  };
};

describe('a DMARC report that comes to the mailbox', () => {
  it('is added for those who have proved its domain, counts once, and is never answered', async () => {
    const { report, show, answers } = await start();
    const row = { ip: '8.8.8.8', count: 10, signers: ['example.com'] };
    expect(await report({ files: [reportFile(gzipSync(xml({ rows: [row] })))] })).toBe('dmarc report');
    const zip = zipSync({ 'b.xml': xml({ id: 'b', day: '2026-11-12', rows: [{ ...row, count: 4 }] }) });
    expect(await report({ files: [reportFile(zip, 'b.zip')] })).toBe('dmarc report');
    await report({ files: [reportFile(xml({ rows: [row] }), 'receiver.example!example.com!1!2.xml')] });
    expect(await show()).toMatchObject({ mailbox, domain: { name: 'example.com', reports: 2, passed: 14 } });
    expect(answers()).toEqual([]);
  });

  it('is dropped where nobody has proved its domain', async () => {
    const { report, database } = await start({ isProved: false });
    expect(await report({ files: [reportFile(gzipSync(xml()))] })).toBe('dmarc report');
    expect(await report({ files: [reportFile(gzipSync(xml({ domain: 'other.com' })))] })).toBe(
      'dmarc report',
    );
    expect(await database.db.$count(dmarcReports)).toBe(0);
  });

  it('is not believed where nothing proves who sent it', async () => {
    const { report, database } = await start();
    expect(await report({ files: [reportFile(gzipSync(xml()))] }, wrapperOf)).toBe('unproven');
    expect(await database.db.$count(dmarcReports)).toBe(0);
  });

  it('is refused without harm: a bomb, entities, wrong dates, no report; the next one is taken', async () => {
    const { report, show, database, answers } = await start();
    const hostile = [
      gzipSync(Buffer.alloc(30 * 1024 * 1024)),
      gzipSync(`<!DOCTYPE a [<!ENTITY b "c">]>${reportXml()}`),
      gzipSync(xml({ day: '2030-01-01' })),
      gzipSync('<html/>'),
      Buffer.from([0x1f, 0x8b, 8, 0]),
    ];
    for (const bytes of hostile) expect(await report({ files: [reportFile(bytes)] })).toBe('dmarc report');
    expect(await database.db.$count(dmarcReports)).toBe(0);
    await report({ files: [reportFile(gzipSync(xml()))] });
    expect((await show()).domain?.reports).toBe(1);
    expect(answers()).toEqual([]);
  });
});
