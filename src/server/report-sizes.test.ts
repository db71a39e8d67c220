import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportedItems, reportedMessages } from './store/schema.ts';
import { startReportApp } from './testing/report-app.ts';
import { reportMail, wrapperOf } from './testing/report-mail.ts';

const patience = { timeout: 150_000, interval: 100 };
const mb = 1024 ** 2;
const lure = readFileSync(new URL('../engine/testing/mails/phishing/dhl-parcel-fee-es.eml', import.meta.url));
const bytesOf = (size: number) => new Uint8Array(randomBytes(Math.round(size * mb)));

/** The lure, as the text of a message with a large file. */
const lureWith = (size: number): Uint8Array => {
  const text = lure.toString('latin1');
  const at = text.search(/\r?\n\r?\n/);
  const kept = text.slice(0, at).split(/\r?\n(?![ \t])/);
  const isOfBody = (line: string) => /^(?:content-|mime-version:)/i.test(line);
  const lines = [
    ...kept.filter((line) => !isOfBody(line)),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="=_large"',
    '',
    '--=_large',
    ...kept.filter((line) => /^content-/i.test(line)),
    '',
    text.slice(at).trimStart(),
    '--=_large',
    'Content-Type: application/octet-stream; name="plan.bin"',
    'Content-Disposition: attachment; filename="plan.bin"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytesOf(size)).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '--=_large--',
    '',
  ];
  return new Uint8Array(Buffer.from(lines.join('\r\n'), 'latin1'));
};

const zip = (size: number) => ({ name: 'photos.zip', type: 'application/zip', bytes: bytesOf(size) });

type Wrapper = Parameters<typeof wrapperOf>[0];
/** As they arrive: base64 makes files larger by a third. */
const large: [string, number, () => Wrapper][] = [
  ['6 MB: a message with a file', 6, () => ({ attached: [lureWith(3.2)] })],
  ['12 MB: a message with a file', 12, () => ({ attached: [lureWith(6.5)] })],
  ['25 MB: a message with a file', 24, () => ({ attached: [lureWith(13.2)] })],
  ['25 MB: a small message beside a large file', 24, () => ({ files: [zip(18)], attached: [lure] })],
  ['25 MB: a forward within the text, with a large file', 24, () => ({ files: [zip(18)], text: forwarded })],
];

const forwarded = [
  'Real?',
  '',
  '---------- Forwarded message ---------',
  'From: PayPal <service@paypal-help.example>',
  'Date: Mon, 2 Nov 2026 at 10:00',
  'Subject: Your account is limited',
  'To: <maya@company.example>',
  '',
  'Dear customer, your PayPal account is limited. Confirm your password within 24 hours:',
  'http://paypa1-login.example/confirm',
].join('\r\n');

describe('a large report', () => {
  it.each(large)('of %s is judged', { timeout: 200_000 }, async (_, size, wrapper) => {
    const { outgoing, bring, database } = await startReportApp();
    const mail = await reportMail(wrapper());
    expect(Math.round(mail.length / mb)).toBeGreaterThanOrEqual(size);
    await bring(mail);
    const [report] = await database.db.select().from(reportedMessages);
    expect(report?.size).toBe(mail.length);
    await expect.poll(() => outgoing.received, patience).toHaveLength(1);
    expect(outgoing.received[0]).toContain('Subject: Phishing: our answer to your report');
    const items = await database.db.select().from(reportedItems);
    expect(items).toMatchObject([{ riskLevel: 'phishing' }]);
  });

  it('of 26 MB is refused with 552, and nothing is kept', async () => {
    const { bring, database } = await startReportApp();
    const mail = wrapperOf({ files: [zip(19.1)], attached: [lure] });
    expect(mail.length).toBeGreaterThan(26 * mb);
    await expect(bring(mail)).rejects.toMatchObject({ responseCode: 552 });
    expect(await database.db.$count(reportedMessages)).toBe(0);
  });
});
