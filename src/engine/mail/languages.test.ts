import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { genuineSentences } from '../testing/languages/genuine-sentences.ts';
import { lureSentences } from '../testing/languages/lure-sentences.ts';
import { judgeMail } from './judge.ts';
import { readMail } from './parse/read-mail.ts';

const folder = new URL('../testing/languages/', import.meta.url);
const judged = async (path: string) =>
  judgeMail(await readMail({ content: readFileSync(new URL(path, folder), 'utf8') }));
const named = (kind: string) => readdirSync(new URL(kind, folder)).map((name) => `${kind}/${name}`);

// Without the models, which know nothing of these languages.
describe('a lure in a language that the models never saw', () => {
  it.each(named('phishing'))('%s is not called safe', async (path) => {
    expect((await judged(path)).riskLevel).not.toBe('safe');
  });
});

describe('a pasted sentence', () => {
  const levelOf = async (content: string) => judgeMail(await readMail({ content })).riskLevel;

  it.each(lureSentences)('of a lure in %s is not called safe: %s', async (_, text) => {
    expect(await levelOf(text)).not.toBe('safe');
  });

  it.each(genuineSentences)('of a genuine sender in %s is safe: %s', async (_, text) => {
    expect(await levelOf(text)).toBe('safe');
  });
});

describe('a genuine message in one of them', () => {
  it.each(named('legitimate'))('%s is safe', async (path) => {
    expect((await judged(path)).riskLevel).toBe('safe');
  });
});

describe('a message in a language that we do not read', () => {
  const finnish = 'Hei, tilisi on suljettu. Voit avata sen, jos annat tunnuksesi nyt.';
  const verdict = async () => judgeMail(await readMail({ content: finnish }));

  it('is not said to be without signs, and the reader learns what to do', async () => {
    const { recommendations } = await verdict();
    expect(recommendations[0]).toMatch(/^We do not read Finnish, so what this message says was not judged/);
    expect(recommendations.join(' ')).toContain('have somebody you trust read it');
    expect(recommendations.join(' ')).not.toContain('No clear sign of phishing was found');
  });

  it('is inconclusive, and its wording was not checked', async () => {
    const { explanation } = await verdict();
    expect(explanation.isConclusive).toBe(false);
    expect(explanation.checks.find(({ name }) => name === 'Wording')).toEqual({
      name: 'Wording',
      state: 'not-possible',
      detail: 'we do not read Finnish',
    });
  });
});
