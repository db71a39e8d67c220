import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderFailedChecks } from './sender-failed-checks.ts';

const results = (text: string) => [`Authentication-Results: mx.example.net; ${text}`];

describe('sender-failed-checks', () => {
  it.each<[string, MailDraft]>([
    ['a failed policy', { headers: results('dmarc=fail header.from=example.org') }],
    ['capitals', { headers: results('SPF=Fail smtp.mailfrom=x@example.org; DKIM=None; DMARC=Fail') }],
    [
      'no permission and no signature',
      { headers: results('spf=fail smtp.mailfrom=x@example.org; dkim=none') },
    ],
    [
      'what we verified ourselves, whatever the message says about itself',
      {
        headers: results('dmarc=pass'),
        facts: {
          authentication: {
            signatures: [],
            spf: { state: 'unknown', reason: 'off' },
            dmarc: { state: 'known', value: { isPassed: false, policy: 'reject', domain: 'example.org' } },
            arc: { state: 'absent' },
          },
        },
      },
    ],
  ])('fires on %s', async (_, draft) => {
    const finding = senderFailedChecks.run(await mailCaseOf(draft));
    expect(finding).toMatchObject({ type: 'sender-failed-checks', score: expect.any(Number) });
    expect(finding?.description).toContain('example[.]org');
  });

  it('marks the receiver’s words, and leaves no address to click', async () => {
    const input = await mailCaseOf({
      headers: results('spf=softfail; dkim=none; dmarc=fail'),
      facts: {
        authentication: {
          signatures: [
            {
              domain: 'relay.example',
              selector: 's',
              outcome: 'intact',
              isBodyIntact: true,
              isAligned: false,
            },
          ],
          spf: { state: 'absent' },
          dmarc: { state: 'known', value: { isPassed: false, policy: 'none', domain: 'example.org' } },
          arc: { state: 'absent' },
        },
      },
    });
    const finding = senderFailedChecks.run(input);
    expect(markedIn(input, finding)).toEqual(['spf=softfail, dkim=none, dmarc=fail']);
    expect(finding?.description).toContain('signed by relay[.]example');
    expect(finding?.description).not.toMatch(/[a-z]\.[a-z]/);
  });

  it.each<[string, MailDraft]>([
    ['a message that passed', { headers: results('spf=pass; dkim=pass header.d=example.org; dmarc=pass') }],
    [
      'forwarded mail, whose signature still holds',
      { headers: results('spf=fail smtp.mailfrom=x@alias.example; dkim=pass header.d=example.org') },
    ],
    ['a small sender without any record', { headers: results('spf=none; dkim=none; dmarc=none') }],
    ['a text that was pasted without headers', {}],
    [
      'a forged brand, which another detector names',
      { from: 'a@paypal.com', headers: results('dmarc=fail') },
    ],
    [
      'a member of a mailing list, whose text the list has changed',
      {
        headers: [
          ...results('dmarc=fail'),
          'List-Id: <talk.lists.example>',
          'List-Post: <mailto:talk@lists.example>',
        ],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderFailedChecks.run(await mailCaseOf(draft))).toBeNull();
  });
});
