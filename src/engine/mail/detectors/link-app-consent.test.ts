import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { linkAppConsent } from './link-app-consent.ts';

const consent =
  'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=1&scope=offline_access%20mail.read';

describe('link-app-consent', () => {
  it.each<[string, MailDraft]>([
    ['an app that wants to read mail', { html: `<a href="${consent}">Open the document</a>` }],
    [
      'the same, rewritten by the filter of the receiving company',
      {
        html: `<a href="https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(consent)}&data=05">Open</a>`,
      },
    ],
    [
      'an app for a whole company',
      { html: '<a href="https://login.microsoftonline.com/common/adminconsent?client_id=1">Approve</a>' },
    ],
    [
      'an app for a Google account',
      { text: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=1&scope=https://mail.google.com/' },
    ],
    ['a dot behind the host', { text: consent.replace('.com/', '.com./') }],
  ])('fires on %s', async (_, draft) => {
    expect(linkAppConsent.run(await mailCaseOf(draft))).toMatchObject({
      type: 'link-app-consent',
      score: expect.any(Number),
    });
  });

  it('marks the link', async () => {
    const input = await mailCaseOf({ text: `Please approve: ${consent}` });
    expect(markedIn(input, linkAppConsent.run(input))?.[0]).toMatch(
      /^hxxps:\/\/login\[\.\]microsoftonline\[\.\]com/,
    );
  });

  it.each<[string, MailDraft]>([
    ['the front page of the sign-in', { text: 'Sign in at https://login.microsoftonline.com/' }],
    ['a page of help', { text: 'https://support.google.com/accounts/answer/112802?client_id=1' }],
    [
      'a service that connects its own app, from its own address',
      {
        from: 'Slack <no-reply@slack.com>',
        html: '<a href="https://accounts.google.com/o/oauth2/v2/auth?client_id=1&scope=drive">Connect Drive</a>',
      },
    ],
    ['a meeting', { text: 'https://zoom.us/j/123456789?pwd=abc' }],
    [
      'a lookalike, which other detectors judge',
      { text: 'https://login.microsoftonline.com.example.top/oauth2/authorize?client_id=1' },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(linkAppConsent.run(await mailCaseOf(draft))).toBeNull();
  });
});
