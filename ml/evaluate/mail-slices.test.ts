import { describe, expect, it } from 'vitest';
import { mailSlices, spamSlice } from './mail-slices.ts';
import { type EvaluatedMail, fluentSource, gateSource } from './own-mails.ts';

const mail = (given: Partial<EvaluatedMail>): EvaluatedMail => ({
  id: '1',
  kind: 'legitimate',
  source: 'list_git',
  year: '2023',
  part: 'reserve',
  input: { content: '' },
  ...given,
});

const slices = mailSlices([
  { source: 'list_git', kind: 'legitimate' },
  { source: 'cx_receipt', kind: 'legitimate' },
  { source: 'cx_welcome', kind: 'legitimate' },
]);
const namesOf = (one: EvaluatedMail) => slices.filter(({ has }) => has(one)).map(({ name }) => name);

describe('mailSlices', () => {
  it('judges no training data with the shipped weights', () => {
    const shipped = slices.filter(({ protocol }) => protocol === 'shipped');
    for (const part of ['fit', 'train'] as const)
      for (const kind of ['phishing', 'legitimate'] as const)
        expect(shipped.filter(({ has }) => has(mail({ part, kind })))).toEqual([]);
  });

  it('counts plain spam nowhere', () => {
    const spam = mail({ kind: 'spam', source: 'csdmc2010' });
    expect(namesOf(spam)).toEqual([]);
    expect(spamSlice.has(spam)).toBe(true);
  });

  it('separates the lures of a source from its legitimate mail', () => {
    const lure = namesOf(mail({ kind: 'phishing', source: 'cx_document_phish', part: 'train' }));
    expect(lure).toEqual(['verified, left out']);
    expect(namesOf(mail({ source: 'cx_receipt', part: 'train' }))).toEqual(['commercial, left out']);
  });

  it('has the whole newest year except what the rules were fitted on', () => {
    const newest = 'newest year: phishing_pot of 2025';
    const lure = (part: EvaluatedMail['part'], year: string) =>
      namesOf(mail({ kind: 'phishing', source: 'phishing_pot', part, year }));
    expect(lure('train', '2025')).toEqual([newest]);
    expect(lure('fit', '2025')).toEqual([]);
    expect(lure('reserve', '2024')).not.toContain(newest);
  });

  it('sets fluent lures against the legitimate mail of the same set', () => {
    const name = 'lures in fluent, machine-like language, from our gate';
    expect(namesOf(mail({ kind: 'phishing', source: fluentSource, part: 'ours' }))).toContain(name);
    expect(namesOf(mail({ source: gateSource, part: 'ours' }))).toContain(name);
    expect(namesOf(mail({ kind: 'phishing', source: gateSource, part: 'ours' }))).not.toContain(name);
  });

  it('counts the small commercial sources as one', () => {
    expect(slices.filter(({ name }) => name === 'campaigns kept back, cx, legitimate')).toHaveLength(1);
  });

  it('keeps letters that were trained on out of those that were not', () => {
    const name = 'our grammars, letters never trained on';
    const letter = (isUnseenLetter: boolean) =>
      namesOf(mail({ source: 'gen_legit_receipt', part: 'ours', isUnseenLetter }));
    expect(letter(true)).toContain(name);
    expect(letter(false)).not.toContain(name);
  });
});
