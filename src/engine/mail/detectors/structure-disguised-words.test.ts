import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { structureDisguisedWords } from './structure-disguised-words.ts';

describe('structure-disguised-words', () => {
  it.each<[string, MailDraft, string[]]>([
    [
      'invisible spaces',
      { text: 'Your pass\u200bword and acc\u200bount will be del\u200beted' },
      ['pass\u200bword', 'acc\u200bount', 'del\u200beted'],
    ],
    [
      'soft hyphens between all letters',
      { html: '<p>p&shy;a&shy;ss v&shy;e&shy;rify a&shy;cco&shy;unt</p>' },
      ['p\u00ada\u00adss', 'v\u00ade\u00adrify', 'a\u00adcco\u00adunt'],
    ],
    [
      'foreign letters',
      { text: 'V\u0435rify your \u0430ccount p\u0430ssword' },
      ['V\u0435rify', '\u0430ccount', 'p\u0430ssword'],
    ],
    [
      'several disguises together',
      { text: 'V\u0435rify your acc\u2060ount pass\u200dword' },
      ['V\u0435rify', 'acc\u2060ount', 'pass\u200dword'],
    ],
  ])('fires on %s', async (_, draft, marked) => {
    const input = await mailCaseOf(draft);
    const finding = structureDisguisedWords.run(input);
    expect(finding).toMatchObject({ type: 'structure-disguised-words', score: expect.any(Number) });
    expect(new Set(markedIn(input, finding))).toEqual(new Set(marked));
  });

  it.each<[string, MailDraft]>([
    [
      'German that says where it may be hyphenated',
      {
        html: '<p>Die Vertrags&shy;bedingungen der Kranken&shy;versicherung und Renten&shy;beitr&auml;ge</p>',
      },
    ],
    [
      'Persian, which is spelled with invisible joiners',
      { text: 'می\u200cخواهم کتاب\u200cها را نمی\u200cدانم خانه\u200cها' },
    ],
    [
      'Arabic with marks for its direction',
      { text: '\u200fمرحبا\u200f Ana\u200e، \u202bكيف\u202c حالك \u200fاليوم\u200f' },
    ],
    ['Hebrew with marks for its direction', { text: '\u2067שלום\u2069 \u200fעולם\u200f \u200eAna\u200e' }],
    ['Thai, whose words are divided invisibly', { text: 'สวัสดี\u200bครับ\u200bผม\u200bชื่อ\u200bอนา' }],
    [
      'pictures made of several',
      { text: 'Family 👨\u200d👩\u200d👧\u200d👦 and 👩\u200d💻 and 🏳️\u200d🌈 and ❤️' },
    ],
    [
      'dates that telephones shall not turn into links',
      { text: 'From Ju\u200cly to Aug\u200cust, on a Mon\u200cday or Tues\u200cday' },
    ],
    ['short months', { text: 'Until M\u200cay, from D\u200cec. to J\u200can., a partir de mar\u200cço' }],
    ['two stray characters from a word processor', { text: 'An invisi\u200bble one and ano\u200bther' }],
    [
      'padding behind a preview line',
      { html: '<p>News&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</p>' },
    ],
    ['a message in two alphabets', { text: 'Привет Ana, как дела? Увидимся in Berlin, ваш Iwan.' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureDisguisedWords.run(await mailCaseOf(draft))).toBeNull();
  });
});
