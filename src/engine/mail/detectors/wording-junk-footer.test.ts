import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingJunkFooter } from './wording-junk-footer.ts';

describe('wording-junk-footer', () => {
  it.each([
    ['the commonest', { text: 'Click here to remove yourself from our emails list' }],
    [
      'a postal address nobody lives at',
      {
        text: 'If you no longer wish to receive these emails, you may unsubscribe by clicking here or by writing to 826 Expressway Lane.',
      },
    ],
    ['a reply asked for', { text: 'Unsubscribe from all email list by replying to this email' }],
    [
      'German',
      {
        text: 'Wenn Sie keine weiteren E-Mails erhalten möchten, klicken Sie hier oder schreiben Sie an 616 Corporate Way.',
      },
    ],
  ])('fires on %s', async (_, mail) => {
    expect(wordingJunkFooter.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-junk-footer' });
  });

  it.each([
    [
      'an ordinary newsletter',
      { text: 'You receive this email because you signed up on our website. Unsubscribe' },
    ],
    [
      'a campaign',
      { text: 'If you need to remove yourself from our email list, click here to unsubscribe.' },
    ],
    ['a mailing list', { text: 'To unsubscribe, send a mail with the subject unsubscribe to the list.' }],
    ['German', { text: 'Sie möchten keinen Newsletter mehr? Hier abmelden.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingJunkFooter.run(await mailCaseOf(mail))).toBeNull();
  });
});
