import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verdictTexts } from '../../contract/verdict-words.ts';
import { claimedCompany } from './claimed-company.ts';
import { casesOf, judgeMail } from './judge.ts';
import { readMail } from './parse/read-mail.ts';

// What a result says must be true of the message it is about. Every message of ours is asked: as a file, and as people paste it.

const folder = new URL('../testing/', import.meta.url);
const names = [
  'mails/legitimate/',
  'mails/phishing/',
  'gate/mails/legitimate/',
  'gate/mails/phishing/',
].flatMap((kind) => readdirSync(new URL(kind, folder)).map((name) => `${kind}${name}`));

const resultsOf = async (name: string) => {
  const file = await readMail({ bytes: readFileSync(new URL(name, folder)) });
  const { text, bodyStart } = file.shown;
  const pasted = await readMail({ content: text.slice(bodyStart).replace(/\[hxxps?:[^\]\n]*\]/g, '') });
  return [file, pasted].map((mail) => {
    const cases = casesOf(mail, {});
    const verdict = judgeMail(mail);
    const { riskLevel, threats, recommendations, explanation } = verdict;
    const head = verdictTexts({
      riskLevel,
      isConclusive: explanation.isConclusive,
      hasThreats: threats.length > 0,
    });
    return { mail, cases, ...verdict, sentences: [head.headline, head.sentence, ...recommendations] };
  });
};

describe.each(names)('the words about %s', (name) => {
  it('fit the facts', async () => {
    for (const { mail, cases, threats, recommendations, explanation, sentences } of await resultsOf(name)) {
      if (threats.length > 0)
        expect(sentences.join(' ')).not.toMatch(/no (?:clear )?(?:warning )?sign|nothing (?:in|here|found)/i);
      if (cases.every(({ links }) => links.length === 0)) {
        const advice = [...recommendations, ...threats.map(({ recommendation }) => recommendation)];
        expect(advice.filter((step) => /\blinks?\b|\bclick/i.test(step))).toEqual([]);
      }
      const companies = cases.map((one) => claimedCompany(one)?.name ?? null);
      expect([null, ...companies]).toContain(explanation.safeWay?.brand ?? null);
      const { text, marks } = explanation.message ?? { text: '', marks: [] };
      const isCrossed = ({ start, end }: { start: number; end: number }) =>
        mail.links.some(({ span }) => span && span.start > start && span.end < end) ||
        mail.shown.blockEnds.some(
          (place) => text.slice(start, place).trim() !== '' && text.slice(place, end).trim() !== '',
        );
      const wording = marks.filter(
        ({ threat, end }) => threat.startsWith('wording-') && end <= mail.shown.text.length,
      );
      expect(wording.filter(isCrossed).map(({ start, end }) => text.slice(start, end))).toEqual([]);
    }
  });
});
