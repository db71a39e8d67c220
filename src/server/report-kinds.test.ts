import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { outlookMessage } from '../engine/mail/parse/testing/outlook-message.ts';
import { reportedItems } from './store/schema.ts';
import { formBody } from './testing/form-body.ts';
import { startReportApp } from './testing/report-app.ts';
import { reportMail } from './testing/report-mail.ts';
import type { TestApp } from './testing/start-test-app.ts';

const patience = { timeout: 90_000, interval: 50 };
const original = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../engine/testing/mails/${name}.eml`, import.meta.url)));
const parcel = original('phishing/dhl-parcel-fee-es');

const bait = {
  '0037': 'Your PayPal account is limited',
  '0C1A': 'PayPal',
  '0C1F': 'service@paypal-help.example',
  '1000':
    'Dear customer, your PayPal account is limited. Confirm your password within 24 hours: http://paypa1-login.example/confirm',
};
const outlook = (bytes: Uint8Array) => ({ name: 'Message.msg', type: 'application/vnd.ms-outlook', bytes });

/** What a person sees who takes a picture of the bait. */
const screenshot = () => {
  const lines = [
    'PayPal',
    'Your account is limited',
    'Dear customer, we noticed unusual activity.',
    'Confirm your password within 24 hours or',
    'your account will be closed:',
    'http://paypa1-login.example/confirm',
  ].map(
    (line, n) => `<text x="40" y="${70 + n * 60}" font-size="32" font-family="sans-serif">${line}</text>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="440"><rect width="900" height="440" fill="#fff"/>${lines.join('')}</svg>`,
    ),
  );
};

const onPage = async (app: TestApp, name: string, bytes: Uint8Array, kind: 'email-file' | 'screenshot') => {
  const { payload, headers } = formBody({
    ...(kind === 'screenshot' && { field: 'screenshot' }),
    name,
    content: bytes,
  });
  const answer = await app.inject({
    method: 'POST',
    url: kind === 'screenshot' ? '/api/analyze/screenshot' : '/api/analyze/email-file',
    payload,
    headers: { origin: 'http://localhost:80', ...headers },
  });
  const { riskScore, riskLevel } = answer.json<{ riskScore: number; riskLevel: string }>();
  return { riskScore, riskLevel };
};

/** What was judged of a report, once its answer is there. */
const judged = async (wrapper: Parameters<typeof reportMail>[0]) => {
  const { app, outgoing, bring, database } = await startReportApp({ GUEST_DAILY_LIMIT: '20' });
  await bring(await reportMail(wrapper));
  await expect.poll(() => outgoing.received, patience).toHaveLength(1);
  const items = (await database.db.select().from(reportedItems)).toSorted((a, b) => a.number - b.number);
  return { app, answer: outgoing.received[0] ?? '', items };
};

describe('a report by SMTP', () => {
  it.each([
    ['a message as Outlook saves it', outlookMessage({ texts: bait })],
    [
      'a message of Outlook’s with the original inside',
      outlookMessage({
        texts: { '0037': 'FW: is this real?', '1000': 'See below.' },
        files: [{ texts: { '3001': 'Your PayPal account is limited' }, message: { texts: bait } }],
      }),
    ],
  ])('of %s is judged as the same file on the page', async (_, bytes) => {
    const { app, items } = await judged({ files: [outlook(bytes)] });
    const same = await onPage(app, 'Message.msg', bytes, 'email-file');
    expect(items).toMatchObject([{ kind: 'attached', ...same }]);
    expect(same.riskLevel).not.toBe('safe');
  });

  it.each(['png', 'jpeg'] as const)(
    'of a screenshot (%s) is read and judged as on the page',
    async (format) => {
      const bytes = new Uint8Array(await screenshot().toFormat(format).toBuffer());
      const files = [{ name: `screen.${format}`, type: `image/${format}`, bytes }];
      const { app, items } = await judged({ text: 'Is this real?', files });
      const same = await onPage(app, `screen.${format}`, bytes, 'screenshot');
      expect(items).toMatchObject([{ kind: 'picture', ...same }]);
      expect(same.riskLevel).not.toBe('safe');
    },
  );

  it('of links alone is judged link by link', async () => {
    const text =
      'Are these ok?\r\nhxxps://paypal[.]com-verify-login[.]example/account\r\nhttps://www.wikipedia.org/';
    const { items } = await judged({ text });
    expect(items).toMatchObject([{ kind: 'link' }, { kind: 'link', riskLevel: 'safe' }]);
    expect(items[0]?.riskLevel).not.toBe('safe');
  });

  it('of several messages at once is judged message by message, and answered once with the gravest', async () => {
    const [harmless, msg] = [original('legitimate/airbnb-message'), outlookMessage({ texts: bait })];
    const { app, answer, items } = await judged({ attached: [harmless, parcel], files: [outlook(msg)] });
    const pages = await Promise.all([
      onPage(app, 'a.eml', harmless, 'email-file'),
      onPage(app, 'b.eml', parcel, 'email-file'),
      onPage(app, 'c.msg', msg, 'email-file'),
    ]);
    const scores = (found: readonly { riskScore: number }[]) =>
      found.map(({ riskScore }) => riskScore).toSorted((a, b) => b - a);
    expect(items.map(({ kind }) => kind)).toEqual(['attached', 'attached', 'attached']);
    expect(scores(items)).toEqual(scores(pages));
    expect(answer).toContain('Subject: Phishing: our answer to your report');
  });
});
