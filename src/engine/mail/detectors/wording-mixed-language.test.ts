import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingMixedLanguage } from './wording-mixed-language.ts';

const english =
  'You have been chosen for a reward. Please answer the questions and your gift will be sent from our store.';
const german =
  'Sie haben die Umfrage nicht beendet. Wir haben für Sie eine Überraschung, die wir mit dem Paket schicken.';

describe('wording-mixed-language', () => {
  it.each([
    [
      'a German subject over an English text',
      'Wir haben eine Überraschung für Sie und Ihre Familie',
      english,
    ],
    ['an English subject over a German text', 'This is the reward that you have been waiting for', german],
    ['a Portuguese subject over an English text', 'Você não pagou os impostos do seu pedido', english],
  ])('fires on %s', async (_, subject, text) => {
    expect(wordingMixedLanguage.run(await mailCaseOf({ subject, text }))).toMatchObject({
      type: 'wording-mixed-language',
    });
  });

  it.each([
    ['one language throughout', 'Wir haben eine Überraschung für Sie und Ihre Familie', german],
    ['a subject too short to tell', 'Invoice', german],
    ['a text too short to tell', 'Wir haben eine Überraschung für Sie und Ihre Familie', 'Thank you!'],
    [
      'a text in two languages, as offices of two countries send it',
      'Your new contract',
      `${english} ${german}`,
    ],
  ])('stays quiet on %s', async (_, subject, text) => {
    expect(wordingMixedLanguage.run(await mailCaseOf({ subject, text }))).toBeNull();
  });

  it('stays quiet on an answer that keeps the subject of the first message', async () => {
    const mail = await mailCaseOf({
      subject: 'Re: Wir haben eine Überraschung für Sie und Ihre Familie',
      headers: ['In-Reply-To: <0@example.org>'],
      text: `${english}\n\n> ${german}`,
    });
    expect(wordingMixedLanguage.run(mail)).toBeNull();
  });
});
