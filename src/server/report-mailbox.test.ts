import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { reportedMessages } from './store/schema.ts';
import { openTestDatabase } from './testing/engines.ts';
import { formBody } from './testing/form-body.ts';
import { startReportApp } from './testing/report-app.ts';
import { bring, mailbox, reportMail, wrapperOf } from './testing/report-mail.ts';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';

const original = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../engine/testing/mails/${name}.eml`, import.meta.url)));
const lure = original('phishing/dhl-parcel-fee-es');
const patience = { timeout: 30_000, interval: 50 };

const uploaded = async (app: TestApp, bytes: Uint8Array) => {
  const form = formBody({ name: 'mail.eml', content: bytes });
  const headers = { origin: 'http://localhost:80', ...form.headers };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/analyze/email-file',
    payload: form.payload,
    headers,
  });
  return answer.json<{ riskScore: number; riskLevel: string }>();
};

const decoded = (source: string) =>
  source
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (_, bytes: string) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

describe('the report mailbox', () => {
  it('answers a stranger with the verdict that the page gives the same file, and with none of its words', async () => {
    const { app, outgoing, bring: send } = await startReportApp();
    const onPage = await uploaded(app, lure);
    expect(onPage.riskLevel).toBe('phishing');
    await send(await reportMail({ attached: [lure] }));
    await expect.poll(() => outgoing.received, patience).toHaveLength(1);
    const answer = decoded(outgoing.received[0] ?? '');
    expect(outgoing.envelopes).toEqual([{ from: '', to: ['maya@company.example'] }]);
    expect(answer).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    expect(answer).toMatch(/^In-Reply-To: <\w+@company\.example>\r$/m);
    expect(answer).toMatch(/^Subject: Phishing: our answer to your report\r$/m);
    expect(answer).toContain('What to do first: Do not open its links');
    expect(answer.match(/^– .+$/gm)).toHaveLength(3);
    expect(answer).toContain('text/html');
    // Of what was forwarded nothing, and no address that a mail program would make a link of.
    expect(answer).not.toMatch(/https?:\/\/|www\.|dhl|correos/i);
  });

  it('counts a report as a check of its sender, and links a person with an account to the result', async () => {
    const { app, outgoing, bring: send } = await startReportApp({ PUBLIC_URL: 'https://hookwise.example' });
    await app.postJson('/api/auth/send-otp', { email: 'maya@company.example' });
    await expect.poll(() => outgoing.received, patience).toHaveLength(1);
    const code = /code is (\d{6})/.exec(decoded(outgoing.received[0] ?? ''))?.[1];
    const signedIn = await app.postJson('/api/auth/verify-otp', { email: 'maya@company.example', code });
    const [session = ''] = String(signedIn.headers['set-cookie']).split(';');
    await send(await reportMail({ attached: [lure] }));
    const isAnswer = (mail: string) => mail.includes('Auto-Submitted');
    await expect.poll(() => outgoing.received.filter(isAnswer), patience).toHaveLength(1);
    const answer = decoded(outgoing.received.find(isAnswer) ?? '');
    const [, id = ''] = /https:\/\/hookwise\.example\/result\/([0-9a-f-]{36})/.exec(answer) ?? [];
    const kept = await app.inject({ url: `/api/analysis/${id}`, headers: { cookie: session } });
    expect([kept.statusCode, kept.json<{ riskLevel: string }>().riskLevel]).toEqual([200, 'phishing']);
  });

  it('answers kindly and without a verdict where there is nothing to judge, in the sender’s language', async () => {
    const { outgoing, bring: send } = await startReportApp();
    await send(await reportMail({ subject: 'WG: Konto', text: 'Mit freundlichen Grüßen\r\nMaya' }));
    await expect.poll(() => outgoing.received, patience).toHaveLength(1);
    const answer = decoded(outgoing.received[0] ?? '');
    expect(answer).toContain('Danke für Ihre Meldung');
    expect(answer).toMatch(/<html lang=3D"de">|<html lang="de">/);
  });

  it.each<[string, Parameters<typeof wrapperOf>[0], string]>([
    ['an automatic mail', { headers: ['Auto-Submitted: auto-replied'] }, 'automatic'],
    ['a list', { headers: ['List-Id: <all.company.example>'] }, 'list'],
    ['our own address', { from: mailbox }, 'ourselves'],
  ])('does not answer %s', async (_, wrapper, reason) => {
    expect(await reasonFor(await reportMail({ ...wrapper, attached: [lure] }))).toBe(reason);
  });

  it('does not answer a null sender, nor an address that nobody has proven', async () => {
    expect(await reasonFor(await reportMail({ attached: [lure] }), '')).toBe('null sender');
    expect(await reasonFor(wrapperOf({ attached: [lure] }))).toBe('unproven');
    expect(await reasonFor(await reportMail({ attached: [lure] }), 'victim@other.example')).toBe('unproven');
  });

  it('refuses strangers where it is told to', async () => {
    const { bring: send } = await startReportApp({ REPORT_STRANGERS: 'refuse' });
    await expect(send(await reportMail({ attached: [lure] }))).rejects.toMatchObject({ responseCode: 550 });
  });

  it('stops after one message each where two of them mail each other', async () => {
    const [first, second] = await Promise.all([
      startReportApp(),
      startReportApp({ REPORT_ADDRESS: 'report@other.example', MAIL_FROM: 'no-reply@other.example' }),
    ]);
    const log: string[] = [];
    // Whatever one of them sends is brought to the other, as if each had reported to the other.
    const carry = (from: Awaited<ReturnType<typeof startReportApp>>, to: typeof from, address: string) => {
      let carried = 0;
      return async () => {
        for (const source of from.outgoing.received.slice(carried)) {
          const envelope = from.outgoing.envelopes[carried];
          carried += 1;
          log.push(`<${envelope?.from}> -> <${address}>`);
          await to.bring(source, { from: envelope?.from ?? '', to: address });
        }
      };
    };
    const there = carry(first, second, 'report@other.example');
    const back = carry(second, first, mailbox);
    await first.bring(await reportMail({ attached: [lure] }));
    await second.bring(await reportMail({ attached: [lure] }), { to: 'report@other.example' });
    await expect
      .poll(() => [first.outgoing.received.length, second.outgoing.received.length], patience)
      .toEqual([1, 1]);
    for (let round = 0; round < 5; round += 1) {
      await there();
      await back();
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect([first.outgoing.received.length, second.outgoing.received.length]).toEqual([1, 1]);
    expect(log).toEqual(['<> -> <report@other.example>', `<> -> <${mailbox}>`]);
  });

  it('answers at most twenty mails of one sender a day', async () => {
    const { outgoing, bring: send } = await startReportApp();
    for (let n = 0; n < 22; n += 1) await send(await reportMail({ text: '', subject: `${n}` }));
    await expect.poll(() => outgoing.received.length, patience).toBe(20);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(outgoing.received).toHaveLength(20);
  });

  it('with lookups off answers those alone whom a relay of the operator’s own vouches for', async () => {
    const database = await openTestDatabase();
    const port = await freePort();
    const app = await startTestApp({
      database,
      env: { REPORT_ADDRESS: mailbox, REPORT_SMTP_PORT: String(port), TRUST_PROXY: '127.0.0.1' },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.signIn('maya@company.example');
    const relayed = (results: string) =>
      [
        `Authentication-Results: mx.hookwise.example; ${results}`,
        'Received: from mx.company.example (mx.company.example [192.0.2.1]) by mx.hookwise.example with ESMTPS; now',
      ].join('\r\n');
    const answers = () => app.mails.filter(({ thread }) => thread);
    await bring(
      port,
      `${relayed('dmarc=pass header.from=company.example')}\r\n${wrapperOf({ attached: [lure] })}`,
    );
    await expect.poll(answers, patience).toHaveLength(1);
    await bring(
      port,
      `${relayed('dmarc=fail header.from=company.example')}\r\n${wrapperOf({ attached: [lure] })}`,
    );
    const stranger = 'bo@company.example';
    await bring(
      port,
      `${relayed('dmarc=pass header.from=company.example')}\r\n${wrapperOf({ from: stranger })}`,
      { from: stranger },
    );
    const reasons = async () =>
      (await database.db.select().from(reportedMessages)).map(({ reason }) => reason).sort();
    await expect.poll(reasons, patience).toEqual(['stranger', 'unproven', null].sort());
    expect(answers()).toHaveLength(1);
  });
});

/** Why a mail ended without an answer. */
const reasonFor = async (raw: string, from?: string): Promise<string | null | undefined> => {
  const { outgoing, bring: send, database } = await startReportApp();
  await send(raw, from === undefined ? {} : { from });
  const row = async () => (await database.db.select().from(reportedMessages))[0];
  await expect.poll(async () => (await row())?.state, patience).toBe('judged');
  const ended = await row();
  expect([ended?.outcome, outgoing.received]).toEqual(['silent', []]);
  return ended?.reason;
};
