import { describe, expect, it } from 'vitest';
import { finding } from '../inference/testing/tiny-models.ts';
import { mailCaseOf, visited } from '../testing/mail-case.ts';
import { withWordsAlone } from './words-alone.ts';

const span = { start: 0, end: 1 };
const said = (times: number) => finding({ family: 'wording', score: 20, spans: Array(times).fill(span) });
const home = { from: 'Info <info@some-shop.example>', text: 'See https://some-shop.example/help' };

describe('withWordsAlone', () => {
  it('counts words more, several more than one', async () => {
    const mail = await mailCaseOf({ text: 'Hello' });
    expect(withWordsAlone([said(1), said(2)], mail).map(({ score }) => score)).toEqual([23, 31]);
  });

  it('leaves what is no wording', async () => {
    const other = finding({ family: 'sender', score: 20 });
    expect(withWordsAlone([other], await mailCaseOf({ text: 'Hello' }))).toEqual([other]);
  });

  it('gives a domain that nobody knows no credit for linking to itself', async () => {
    const [unknown] = withWordsAlone([said(1)], await mailCaseOf(home));
    const [known] = withWordsAlone(
      [said(1)],
      await mailCaseOf({ ...home, facts: visited('some-shop.example') }),
    );
    expect([unknown?.score, known?.score]).toEqual([39, 23]);
  });
});
