import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCertificate } from '../lookups/testing/certificates.ts';
import { maxReportBytes } from './reports/types.ts';
import { reportedMessages } from './store/schema.ts';
import { dovecot, whyNoDovecot } from './testing/dovecot.ts';
import { openTestDatabase } from './testing/engines.ts';
import { imapAccount, imapServer } from './testing/imap-server.ts';
import { loopbackInternet } from './testing/loopback-internet.ts';
import { mailServer } from './testing/mail-server.ts';
import { companyZone, mailbox, reportMail, wrapperOf } from './testing/report-mail.ts';
import { startTestApp } from './testing/start-test-app.ts';

const host = 'mail.hookwise.example';
const patience = { timeout: 45_000, interval: 50 };
const authority = makeCertificate({ names: ['Mail Authority'], isAuthority: true });
const certificate = makeCertificate({ names: [host] }, authority);
const lure = new Uint8Array(
  readFileSync(new URL('../engine/testing/mails/phishing/dhl-parcel-fee-es.eml', import.meta.url)),
);

/** As the mailbox's own server keeps a mail: with what it wrote at its receipt above it. */
const delivered = (mail: string, { from = 'maya@company.example', results = '' } = {}): string =>
  [
    `Return-Path: <${from}>`,
    ...(results === '' ? [] : [`Authentication-Results: ${host}; ${results}`]),
    `Received: from mx.company.example (mx.company.example [198.51.100.7]) by ${host} with ESMTPS; Sun, 15 Nov 2026 12:00:01 +0000`,
    mail,
  ].join('\r\n');

const urlOf = (port: number, { scheme = 'imaps', password = imapAccount.password, more = '' } = {}) =>
  `${scheme}://${imapAccount.user}:${encodeURIComponent(password)}@${host}:${port}/${imapAccount.folder}${more}`;

type World = {
  url?: Parameters<typeof urlOf>[1] | undefined;
  env?: Record<string, string> | undefined;
};

/** The app that reads a mailbox on that port, in a small internet. */
const readerOf = async (port: number, { url, env = {} }: World) => {
  const internet = await loopbackInternet({ ...companyZone, [host]: { A: ['127.0.0.1'] } });
  const outgoing = await mailServer();
  const database = await openTestDatabase();
  const start = async () => {
    const app = await startTestApp({
      database,
      env: { ...internet.env, REPORT_ADDRESS: mailbox, REPORT_IMAP_URL: urlOf(port, url), ...env },
      sendMail: outgoing.send,
      tls: { port: internet.tls.port, ca: [...internet.tls.ca, authority.pem] },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  };
  const ends = async () =>
    (await database.db.select().from(reportedMessages)).map(({ via, outcome, reason }) => [
      via,
      outcome,
      reason,
    ]);
  return { outgoing, start, ends };
};

const startPolling = async ({
  url,
  env,
  ...options
}: Partial<Parameters<typeof imapServer>[0]> & World = {}) => {
  const imap = await imapServer({ certificate, ...options });
  return { imap, ...(await readerOf(imap.port, { url, env })) };
};

describe('a report mailbox on an IMAP server', () => {
  it.each([
    ['TLS', { isSecure: true, url: { scheme: 'imaps' } }],
    ['STARTTLS', { isSecure: false, url: { scheme: 'imap' } }],
  ])('is read over %s: what lies there is answered once and marked as seen', async (_, options) => {
    const { imap, outgoing, start, ends } = await startPolling(options);
    imap.deliver(delivered(await reportMail({ attached: [lure] })));
    await start();
    await expect
      .poll(() => outgoing.envelopes, patience)
      .toEqual([{ from: '', to: ['maya@company.example'] }]);
    await expect.poll(imap.unseen, patience).toBe(0);
    expect(outgoing.received[0]).toContain('Subject: Phishing: our answer to your report');
    imap.deliver(delivered(await reportMail({ text: '', subject: 'two' })));
    await expect.poll(() => outgoing.received.length, patience).toBe(2);
    expect(await ends()).toEqual([
      ['imap', 'verdict', null],
      ['imap', 'no verdict', 'empty'],
    ]);
    const inTheOpen = imap.said.filter(({ isEncrypted }) => !isEncrypted).map(({ line }) => line);
    expect(inTheOpen.join('\n')).not.toMatch(/LOGIN|AUTHENTICATE|word/);
  });

  it('gives no password to a server without TLS, and none to one that cannot show who it is', async () => {
    const open = await startPolling({ isSecure: false, isOpen: true, url: { scheme: 'imap' } });
    const stranger = makeCertificate({ names: [host] });
    const forged = await startPolling({ certificate: stranger });
    for (const { imap, start } of [open, forged]) {
      imap.deliver(delivered(await reportMail({ attached: [lure] })));
      await start();
    }
    for (const { imap } of [open, forged]) await expect.poll(imap.visits, patience).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect([open.imap.logins(), forged.imap.logins()]).toEqual([0, 0]);
  });

  it('takes a mail again that could not be marked, and answers it once', async () => {
    const { imap, outgoing, start, ends } = await startPolling();
    imap.deliver(delivered(await reportMail({ attached: [lure] })));
    imap.hangUpBefore('uid store');
    await start();
    await expect.poll(imap.unseen, patience).toBe(0);
    expect(imap.logins()).toBeGreaterThan(1);
    await expect.poll(() => outgoing.received.length, patience).toBe(1);
    expect(await ends()).toHaveLength(1);
  });

  it('is shared by two servers without a second answer', async () => {
    const { imap, outgoing, start, ends } = await startPolling();
    for (let n = 0; n < 6; n += 1) imap.deliver(delivered(await reportMail({ text: '', subject: `${n}` })));
    await Promise.all([start(), start()]);
    await expect.poll(() => outgoing.received.length, patience).toBe(6);
    await expect.poll(imap.unseen, patience).toBe(0);
    expect(await ends()).toHaveLength(6);
    expect(outgoing.received).toHaveLength(6);
  });

  it('waits for a server that is away, and ends its connection when it is stopped', async () => {
    const { imap, outgoing, start } = await startPolling();
    await imap.goAway();
    const app = await start();
    imap.deliver(delivered(await reportMail({ text: '' })));
    await imap.comeBack();
    await expect.poll(() => outgoing.received.length, patience).toBe(1);
    await app.close();
    await expect.poll(imap.connections, patience).toBe(0);
  });

  it('does not take what is larger than 25 MB, and takes what lies beside it', async () => {
    const { imap, outgoing, start, ends } = await startPolling();
    imap.deliver(Buffer.alloc(maxReportBytes + 1, 'x'));
    imap.deliver(delivered(await reportMail({ text: '' })));
    await start();
    await expect.poll(() => outgoing.received.length, patience).toBe(1);
    await expect.poll(imap.unseen, patience).toBe(0);
    expect(await ends()).toHaveLength(1);
    expect(imap.said.filter(({ line }) => /FETCH 1 .*BODY/.test(line))).toEqual([]);
  });

  it('answers nobody whom neither a signature nor a named server vouches for', async () => {
    const { imap, outgoing, start, ends } = await startPolling({ url: { more: `?vouches=${host}` } });
    const passed = 'dmarc=pass header.from=company.example';
    // A line under the server's name that came with the mail stands below the server's own.
    imap.deliver(
      delivered(
        `Received: from a by ${host}; now\r\nAuthentication-Results: ${host}; ${passed}\r\n${wrapperOf({})}`,
      ),
    );
    imap.deliver(delivered(wrapperOf({}), { results: 'dmarc=fail header.from=company.example' }));
    imap.deliver(delivered(await reportMail({}), { from: '' }));
    imap.deliver(wrapperOf({ headers: ['Return-Path: <maya@company.example>'] }));
    imap.deliver(delivered(wrapperOf({ attached: [lure] }), { results: passed }));
    await start();
    await expect
      .poll(async () => (await ends()).map(([, , reason]) => reason ?? 'judged').sort(), patience)
      .toEqual(['judged', 'null sender', 'null sender', 'unproven', 'unproven']);
    await expect
      .poll(() => outgoing.envelopes, patience)
      .toEqual([{ from: '', to: ['maya@company.example'] }]);
  });
});

describe('a report mailbox on Dovecot', () => {
  it.for<[string, boolean]>([
    ['TLS', true],
    ['STARTTLS', false],
  ])('is read over %s: each mail is answered once and marked as seen', async ([, isSecure], { skip }) => {
    const reason = whyNoDovecot();
    skip(reason !== null, reason ?? '');
    const server = await dovecot(certificate);
    const reader = await readerOf(server.port(isSecure), { url: { scheme: isSecure ? 'imaps' : 'imap' } });
    server.deliver(delivered(await reportMail({ attached: [lure] })));
    server.deliver(Buffer.alloc(maxReportBytes + 1, 'x\r\n'));
    await reader.start();
    await expect.poll(() => reader.outgoing.received.length, patience).toBe(1);
    expect(reader.outgoing.received[0]).toContain('Subject: Phishing: our answer to your report');
    server.deliver(delivered(await reportMail({ text: '', subject: 'two' })));
    await expect.poll(() => reader.outgoing.received.length, patience).toBe(2);
    await expect.poll(server.seen, patience).toBe(3);
    expect(await reader.ends()).toHaveLength(2);
    expect(server.log()).not.toMatch(/Error|Panic|Warning/);
  });
});
