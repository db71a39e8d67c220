import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeMail, type MailInput, type ParsedMail, parseUrl, readMail } from '../../src/engine/training.ts';
import { seededRandom } from './chance.ts';
import { mapHtmlText } from './html-text.ts';
import { mailAttacks } from './mail-attacks.ts';
import { reopened } from './mail-draft.ts';
import { languages } from './prose.ts';
import { paraphrases } from './wording.ts';

const folder = new URL('../../src/engine/testing/mails/', import.meta.url);
const mailsOf = (kind: 'legitimate' | 'phishing') =>
  readdirSync(new URL(`${kind}/`, folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name): [string, MailInput] => [name, { bytes: readFileSync(new URL(`${kind}/${name}`, folder)) }]);

const pasted: MailInput = {
  content:
    'From: PayPal Service <service@notice-center.example>\nSubject: Your account has been suspended\n\nDear customer,\n\nVerify your account immediately: https://login.evil.example.org/pp?id=3\n\nPayPal',
};
const bodyOnly: MailInput = {
  content: 'Your account has been suspended. Sign in at https://login.evil.example.org/a within 24 hours.',
  sender: 'PayPal <x@evil.example.org>',
  subject: 'Urgent: verify your account',
};
/** Every other message: each attack goes through all of them. */
const lures: [string, MailInput][] = [
  ...mailsOf('phishing').filter((_, i) => i % 2 === 0),
  ['pasted', pasted],
  ['body only', bodyOnly],
];

/** Rewriting is the same for both kinds; every fourth keeps the test short. */
const someHonest = mailsOf('legitimate').filter((_, i) => i % 4 === 0);

const mutated = (name: string, mail: MailInput, seed = 7): MailInput => {
  const attack = mailAttacks.find((one) => one.name === name);
  if (!attack) throw new Error(`no such attack: ${name}`);
  return attack.mutate(mail, seededRandom(seed));
};
const reading = async (name: string, mail: MailInput): Promise<ParsedMail> => readMail(mutated(name, mail));

const domainsOf = ({ links }: ParsedMail) =>
  [...new Set(links.map(({ href }) => parseUrl(href)?.registrableDomain ?? href))].sort();
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').normalize('NFKC');

describe('a message that is rewritten', () => {
  it.each([...someHonest, ...lures])('reads and is judged as before: %s', async (_, mail) => {
    const before = await readMail(mail);
    const after = await readMail(reopened(mail));
    expect(after.form).toBe(before.form);
    expect(after.from).toEqual(before.from);
    expect(after.subject).toBe(before.subject);
    expect(after.links).toEqual(before.links);
    expect(after.shown.text).toBe(before.shown.text);
    expect(after.receiverVerdicts).toEqual(before.receiverVerdicts);
    expect(after.attachments).toEqual(before.attachments);
    expect(judgeMail(after).riskScore).toBe(judgeMail(before).riskScore);
  });
});

it('changes the words of a page and nothing else', () => {
  const html =
    '<style>b{color:red}</style><p title="Verify">Verify &amp; pay&nbsp;now<br>4 &lt; 5</p><!-- Verify --><a href="x?a=1&amp;b=2">Verify</a>';
  expect(mapHtmlText(html, (text) => text)).toBe(html);
  expect(mapHtmlText(html, (text) => text.toUpperCase())).toBe(
    '<style>b{color:red}</style><p title="Verify">VERIFY &amp; PAY\u00a0NOW<br>4 &lt; 5</p><!-- Verify --><a href="x?a=1&amp;b=2">VERIFY</a>',
  );
  expect(mapHtmlText('&auml;rger', (text) => `${text}!`)).toBe('ärger!');
});

const before = new Map<string, ParsedMail>();
beforeAll(async () => {
  for (const [file, mail] of lures) before.set(file, await readMail(mail));
});

describe.each(mailAttacks)('$name', ({ name, mutate }) => {
  const after = new Map<string, ParsedMail>();
  const unchanged: string[] = [];
  beforeAll(async () => {
    for (const [file, mail] of lures) {
      const attacked = mutate(mail, seededRandom(7));
      if (attacked === mail) unchanged.push(file);
      after.set(file, await readMail(attacked));
    }
  });

  it('changes most lures', () => {
    expect(unchanged.length).toBeLessThan(lures.length / 2);
  });

  it('gives the same for the same seed', () => {
    for (const [, mail] of lures.slice(0, 10)) {
      expect(mutate(mail, seededRandom(3))).toEqual(mutate(mail, seededRandom(3)));
    }
  });

  it('leads where the lure led', () => {
    for (const [file, mail] of after) {
      const was = domainsOf(before.get(file) ?? mail);
      if (name === 'a picture instead of text')
        expect(was, file).toEqual(expect.arrayContaining(domainsOf(mail)));
      else expect(domainsOf(mail), file).toEqual(was);
    }
  });

  it('comes from the same address, in the same form, with the same files', () => {
    for (const [file, mail] of after) {
      const was = before.get(file);
      expect(mail.from?.address, file).toBe(was?.from?.address);
      expect(mail.replyTo, file).toEqual(was?.replyTo);
      expect(mail.form, file).toBe(was?.form);
      expect(
        mail.attachments.map((one) => one.name),
        file,
      ).toEqual(was?.attachments.map((one) => one.name));
      expect(mail.receiverVerdicts, file).toEqual(was?.receiverVerdicts);
      expect(mail.unread, file).toEqual(was?.unread);
    }
  });
});

describe('what an attack changes', () => {
  it('is the script of letters', async () => {
    const { subject, shown } = await reading('letters of other scripts', pasted);
    expect(shown.text).not.toContain('Verify your account immediately');
    expect(`${subject}${shown.text}`).toMatch(/[^\p{ASCII}]/u);
  });

  it('is nothing but the words that filters know', async () => {
    const attacked = await reading('letters of other scripts in key words only', pasted);
    expect(attacked.shown.text).toContain('Dear customer');
    expect(attacked.shown.text).not.toMatch(/verify|account/i);
    const hidden = await reading('invisible characters in key words only', pasted);
    expect(hidden.shown.text).toContain('Dear customer');
    expect(hidden.shown.text).not.toMatch(/verify|account/i);
  });

  it('is invisible, and the text is whole without it', async () => {
    const before = await readMail(pasted);
    const { shown } = await reading('invisible characters between letters', pasted);
    expect(shown.text).not.toBe(before.shown.text);
    expect(shown.text.replace(/[\u200b-\u200d\u2060\u00ad]/g, '')).toBe(before.shown.text);
  });

  it('is more text, seen or unseen, around all that was there', async () => {
    const before = await readMail(bodyOnly);
    const seen = await reading('padded with ordinary text', bodyOnly);
    expect(letters(seen.shown.text)).toContain(letters(before.shown.text));
    expect(seen.shown.text.length).toBeGreaterThan(before.shown.text.length + 600);
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const unseen = await readMail(mutated('padded with hidden text', bodyOnly, seed));
      expect(unseen.html?.hiddenText.length).toBeGreaterThan(600);
      expect(letters(unseen.shown.text)).toBe(letters(before.shown.text));
    }
  });

  it('is the wording', async () => {
    const { shown, subject } = await reading('said in other words', pasted);
    expect(`${subject}${shown.text}`).not.toMatch(/verify your account|has been suspended|dear customer/i);
    expect(shown.text).toContain('immediately');
  });

  it('is the hurry', async () => {
    const { shown, subject } = await reading('without urgency', bodyOnly);
    expect(`${subject}${shown.text}`).not.toMatch(/urgent|24 hours/i);
    expect(shown.text).toContain('Your account has been suspended');
  });

  it('is everything but one linked picture', async () => {
    const mail = await reading('a picture instead of text', pasted);
    expect(mail.html?.images).toMatchObject([{ isLinked: true, isTiny: false }]);
    expect(mail.links).toMatchObject([{ href: 'https://login.evil.example.org/pp?id=3', words: null }]);
    expect(mail.shown.text).not.toContain('account immediately');
  });

  it('is the brand, by a letter', async () => {
    const { from, shown } = await reading('brand name misspelt', pasted);
    expect(from?.name).not.toBe('PayPal Service');
    expect(from?.name).toMatch(/^P.{3,7} Service$/);
    expect(shown.text).not.toMatch(/\bPayPal\b/);
  });

  it('is the look of the words that filters know', async () => {
    const { shown } = await reading('spaces between the letters of key words', pasted);
    expect(shown.text).toContain('V e r i f y your a c c o u n t');
  });

  it('is the source of a page, not what it shows', async () => {
    const attacked = mutated('HTML comments inside words', bodyOnly);
    expect('content' in attacked && attacked.content).toMatch(/\p{L}<!--\w+-->\p{L}/u);
    const { shown } = await readMail(attacked);
    expect(shown.text).toContain('Your account has been suspended');
  });

  it('is the name of the sender', async () => {
    for (const mail of [pasted, bodyOnly, lures[0]?.[1] ?? pasted]) {
      const { from } = await reading('another display name', mail);
      expect(from?.name).not.toBe((await readMail(mail)).from?.name);
    }
  });
});

describe('the table of paraphrases', () => {
  const all = languages.flatMap((language) => paraphrases[language]);

  it('has the phrases lures are made of, in six languages', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    for (const language of languages) expect(paraphrases[language].length).toBeGreaterThanOrEqual(30);
  });

  it.each(languages)('says each thing once, and never in the same words (%s)', (language) => {
    const phrases = paraphrases[language].map(({ phrase }) => phrase);
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const { phrase, instead } of paraphrases[language]) {
      for (const other of instead) {
        expect(other.trim()).not.toBe('');
        expect(other.toLowerCase()).not.toContain(phrase);
      }
    }
  });
});
