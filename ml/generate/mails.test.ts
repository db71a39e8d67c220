import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { brands, isMailService, readMail } from '../../src/engine/training.ts';
import { languages } from './generated-mail.ts';
import { letters, senderKinds } from './letter.ts';
import { allLetters, taughtLetters } from './letters.ts';
import { generateMails, rawOf } from './mails.ts';
import { nearCopies } from './near-copies.ts';
import { randomFrom } from './random.ts';
import { legitimateSender } from './senders/legitimate-sender.ts';
import { lureSender } from './senders/lure-sender.ts';
import { brandCalled, claimedOrganisation } from './senders/organisation.ts';
import { localNames, worldNames } from './senders/sectors.ts';

const sample = [...generateMails({ seed: 5, count: 1200 })];
const share = (label: 0 | 1, test: (raw: string) => boolean) => {
  const side = sample.filter((mail) => mail.label === label);
  return side.filter(({ raw }) => test(raw)).length / side.length;
};
const isAt = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

describe('generateMails', () => {
  it('writes the same messages for the same seed, however many are asked for', () => {
    expect([...generateMails({ seed: 5, count: 40 })]).toEqual(sample.slice(0, 40));
    expect([...generateMails({ seed: 6, count: 1 })][0]?.raw).not.toBe(sample[0]?.raw);
  });

  it('names every source as generated, with its side and genre', () => {
    for (const { source, label, genre } of sample) {
      expect(source).toBe(`gen_${label === 0 ? 'legit' : 'lure'}_${genre}`);
    }
  });

  it('leaves no grammar unwritten', () => {
    const plain = sample.filter(({ raw }) => !/base64|quoted-printable/.test(raw));
    expect(plain.length).toBeGreaterThan(100);
    for (const { raw } of plain) expect(raw).not.toMatch(/\{[a-z]+\d?\}/);
  });

  it.each([
    ['verdicts of the receiver', /^Authentication-Results:/m],
    ['traces', /^Received:/m],
    ['signatures', /^DKIM-Signature:/m],
    ['envelope senders', /^Return-Path:/m],
    ['means to unsubscribe', /^List-Unsubscribe:/m],
    ['an HTML part', /^Content-Type: text\/html; charset/m],
    ['no header at all', /^(?![\s\S]*\nMIME-Version:)/],
  ])('finds %s on either side alike', (_, pattern) => {
    const difference = share(0, (raw) => pattern.test(raw)) - share(1, (raw) => pattern.test(raw));
    expect(Math.abs(difference)).toBeLessThan(0.1);
  });

  it('is read by the engine as it was written', async () => {
    for (const { raw } of sample.slice(0, 200)) {
      const mail = await readMail({ bytes: Buffer.from(raw, 'utf8') });
      if (!/^MIME-Version:/m.test(raw)) continue;
      expect(mail.form).toBe('source');
      expect(mail.from?.domain).toMatch(/\.[a-z]{2,}$/);
      expect(mail.subject).not.toMatch(/=\?|^$/);
      expect(mail.to[0]?.address).toBe('recipient@example.com');
    }
  });

  it('hardly repeats itself', async () => {
    const texts: string[] = [];
    for (const { raw } of sample.slice(0, 600)) {
      texts.push((await readMail({ bytes: Buffer.from(raw, 'utf8') })).shown.text);
    }
    expect(nearCopies(texts) / texts.length).toBeLessThan(0.05);
  });
});

describe('the letters', () => {
  it('can all be written for each side that sends them', () => {
    for (const letter of [...allLetters, ...taughtLetters]) {
      for (const label of [0, 1] as const) {
        if ((label === 0 ? letter.legit : letter.lure) === null) continue;
        for (let at = 0; at < 3; at += 1) {
          expect(rawOf(letter, label, randomFrom(`${letter.family} ${at}`)).length).toBeGreaterThan(20);
        }
      }
    }
  });

  it('have names of their own', () => {
    expect(new Set(allLetters.map(({ family }) => family)).size).toBe(allLetters.length);
  });

  it('cover at least sixteen genres on each side, and every language has both sides', () => {
    expect(new Set(allLetters.flatMap(({ legit }) => legit ?? [])).size).toBeGreaterThanOrEqual(16);
    expect(new Set(allLetters.flatMap(({ lure }) => lure ?? [])).size).toBeGreaterThanOrEqual(16);
    for (const language of languages) {
      const own = allLetters.filter((letter) => letter.language === language);
      expect(own.filter(({ legit }) => legit !== null).length).toBeGreaterThanOrEqual(7);
      expect(own.filter(({ lure }) => lure !== null).length).toBeGreaterThanOrEqual(7);
    }
  });

  it('stop the program when they are written wrongly', () => {
    expect(() => letters('en', '@ x legit=a from=nobody\n# s\n')).toThrow('letter en/x');
    expect(() => letters('en', '@ x legit=a from=bank\nno subject\n')).toThrow('letter en/x');
    expect(() => letters('en', '@ x from=bank\n# s\n')).toThrow('letter en/x');
  });
});

describe('the senders', () => {
  const letter = allLetters.find(({ family }) => family === 'en/sign-in-place');
  if (!letter) throw new Error('the letter of this test is gone');
  const hostOf = (url: string) => new URL(url).hostname;
  const domainOf = (address: string) => address.slice(address.indexOf('@') + 1);

  it('claim only brands that the table knows', () => {
    const names = senderKinds.flatMap((kind) => [
      ...worldNames(kind),
      ...languages.flatMap((language) => localNames(kind, language)),
    ]);
    expect(names.length).toBeGreaterThan(200);
    for (const name of names) expect(brandCalled(name).domains.length).toBeGreaterThan(0);
  });

  it('are, when legitimate, at home where they say and lead there', () => {
    for (let at = 0; at < 300; at += 1) {
      const random = randomFrom(`honest ${at}`);
      const organisation = claimedOrganisation('account', 'en', random);
      const { address, link } = legitimateSender(organisation, letter, random);
      const own = [organisation.domain, organisation.mailHost];
      expect(own.some((domain) => isAt(domainOf(address), domain))).toBe(true);
      const host = hostOf(link('action'));
      const isService = isMailService(host.split('.').slice(-2).join('.'));
      expect(isService || own.some((domain) => isAt(host, domain))).toBe(true);
    }
  });

  it('lead elsewhere when they pretend', () => {
    for (let at = 0; at < 300; at += 1) {
      const random = randomFrom(`lure ${at}`);
      const organisation = claimedOrganisation('bank', 'de', random);
      const brand = brands.find(({ name }) => name === organisation.name);
      const own = brand?.domains ?? [organisation.domain];
      const host = hostOf(lureSender(organisation, letter, random).link('action'));
      expect(own.some((domain) => isAt(host, domain))).toBe(false);
    }
  });

  it('may be of every kind that a letter can name', () => {
    for (const kind of senderKinds) {
      const { name, domain } = claimedOrganisation(kind, 'ja', randomFrom(kind));
      expect(name).not.toBe('');
      expect(domain).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}$/);
    }
  });
});

describe('polished prose', () => {
  const written = [...generateMails({ seed: 8, count: 2500 })];

  it('is written by either side alike, in every language that has it', () => {
    for (const label of [0, 1]) {
      const side = written.filter((mail) => mail.label === label);
      const part = side.filter(({ style }) => style === 'fluent').length / side.length;
      expect(part).toBeGreaterThan(0.2);
      expect(part).toBeLessThan(0.3);
    }
    for (const language of languages.filter((one) => one !== 'ru' && one !== 'zh')) {
      const own = allLetters.filter((letter) => letter.language === language && letter.isFluent);
      expect(own.filter(({ legit }) => legit !== null).length).toBeGreaterThanOrEqual(4);
      expect(own.filter(({ lure }) => lure !== null).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('passes the checks of the receiver as a lure, too', () => {
    const judged = written.filter(
      ({ label, style, raw }) => label === 1 && style === 'fluent' && /^Authentication-Results:/m.test(raw),
    );
    const passing = judged.filter(({ raw }) => /dmarc=pass/.test(raw));
    expect(passing.length / judged.length).toBeGreaterThan(0.5);
  });
});
