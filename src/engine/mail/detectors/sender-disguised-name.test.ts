import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderDisguisedName } from './sender-disguised-name.ts';

describe('sender-disguised-name', () => {
  it.each<[string, MailDraft, string]>([
    ['a foreign letter in the name', { from: 'Am\u0430zon <a@x.example>' }, 'Am\u0430zon <a@x.example>'],
    ['an invisible letter in the name', { from: 'Ama\u200bzon <a@x.example>' }, 'Ama\u200bzon <a@x.example>'],
    ['an invisible letter in the subject', { subject: 'Your acc\u200bount' }, 'Your acc\u200bount'],
    [
      'a name cut letter by letter',
      { from: 'A\u00adm\u00ada\u00adzon <a@x.example>' },
      'A\u00adm\u00ada\u00adzon <a@x.example>',
    ],
    ['fancy letters in the name', { from: '𝗔𝗺𝗮𝘇𝗼𝗻 <a@x.example>' }, '𝗔𝗺𝗮𝘇𝗼𝗻 <a@x.example>'],
    ['letters in circles', { from: 'Ⓐⓜⓐⓩⓞⓝ <a@x.example>' }, 'Ⓐⓜⓐⓩⓞⓝ <a@x.example>'],
    ['wide letters among Latin ones', { subject: 'Ｐａｙ now' }, 'Ｐａｙ now'],
  ])('fires on %s', async (_, draft, marked) => {
    const input = await mailCaseOf(draft);
    const finding = senderDisguisedName.run(input);
    expect(finding).toMatchObject({ type: 'sender-disguised-name', score: expect.any(Number) });
    expect(markedIn(input, finding)).toEqual([marked]);
  });

  it('counts a decorated subject less: campaigners do that', async () => {
    const decorated = senderDisguisedName.run(await mailCaseOf({ subject: '𝗦𝗽𝗿𝗶𝗻𝗴 sale' }));
    expect(decorated?.score).toBeLessThan(senderDisguisedName.points);
  });

  it.each<[string, MailDraft]>([
    ['accents', { from: 'Zoë Çelik <z@example.org>', subject: 'Déjà vu à Besançon' }],
    ['Russian', { from: 'Анна Иванова <anna@example.org>', subject: 'Привет из Москвы' }],
    ['Greek', { subject: 'Καλημέρα' }],
    ['a unit', { subject: 'Ferritin 30 µmol/l' }],
    ['Persian, which is spelled with invisible joiners', { subject: 'می\u200cخواهم کتاب\u200cها' }],
    ['Hebrew with marks for its direction', { subject: '\u200fשלום\u200e Ana' }],
    ['Khmer, whose words are divided invisibly', { subject: 'សួស្តី\u200bអ្នក' }],
    ['a headline that may be hyphenated', { subject: 'Die Bundes\u00adtags\u00adwahl im Überblick' }],
    ['Japanese with wide letters', { from: 'ＮＨＫネット <news@example.jp>' }],
    ['a family of pictures', { subject: 'Holiday 👨\u200d👩\u200d👧' }],
    ['a sign of its own', { subject: 'Our ⓡ and ™' }],
    ['an invisible character between words', { subject: 'News \u200b of the week' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderDisguisedName.run(await mailCaseOf(draft))).toBeNull();
  });
});
