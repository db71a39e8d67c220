import { describe, expect, it } from 'vitest';
import { calibration, evenWords, treesAsking, urlFiles } from '../inference/testing/tiny-models.ts';
import { type MailDraft, mailCaseOf } from '../testing/mail-case.ts';
import { readUrlModel, type UrlModel } from '../url/model.ts';
import { mailFindings } from './findings.ts';
import { highestLinkProbability, readMailModel } from './model.ts';

/** Finds a link dangerous when its path is a script. */
const urlModel = readUrlModel(urlFiles(treesAsking(['path-is-script', 0.5, 3])));

const lure: MailDraft = {
  from: 'PayPal <service@account-help.example>',
  html: `<p>Your PayPal account is limited.</p>
    <a href="https://one.example/a">One</a> <a href="https://two.example/a.php">Two</a>`,
};
const trees = treesAsking(['brand-borrowed', 0.5, 2], ['link-probability', 0.9, 1], ['text-logit', 0.5, 4]);
const judge = async (draft: MailDraft, { step = 0, bias = 0, url = urlModel as UrlModel | null } = {}) => {
  const mail = await mailCaseOf(draft);
  const model = readMailModel({ trees, words: evenWords({ bits: 10, step, bias }), calibration });
  return model.judge(mail, mailFindings(mail), url ?? undefined);
};

describe('readMailModel', () => {
  it('weighs the sender, the links and the words', async () => {
    expect((await judge(lure)).logit).toBe(3);
    expect((await judge({ text: 'See you tomorrow.' })).logit).toBe(0);
    expect((await judge({ text: 'See you tomorrow.' }, { bias: 1 })).logit).toBe(4);
  });

  it('takes a message without links, or without a model of links, for unknown there', async () => {
    expect((await judge(lure, { url: null })).logit).toBe(2);
  });

  it('reads the words of the message: more of them that lures use, a higher logit', async () => {
    expect((await judge({ text: 'Verify your account now.' }, { step: 1 })).logit).toBe(4);
    expect((await judge({ text: 'Verify your account now.' }, { step: -1 })).logit).toBe(0);
  });

  it('gives its reasons in words', async () => {
    const titles = (await judge(lure)).reasons().map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/^[^A-Z].{8,}[^.]$/);
  });

  it('refuses weights that were trained for other features', () => {
    expect(() =>
      readMailModel({ trees: treesAsking(['on-the-moon', 0, 1]), words: evenWords(), calibration }),
    ).toThrow(/"on-the-moon"/);
  });
});

describe('highestLinkProbability', () => {
  it('is that of the most dangerous link', async () => {
    const sigmoidOf3 = 1 / (1 + Math.exp(-3));
    expect(highestLinkProbability(await mailCaseOf(lure), urlModel)).toBeCloseTo(sigmoidOf3, 12);
  });

  it('is unknown without links, and without a model', async () => {
    expect(highestLinkProbability(await mailCaseOf({ text: 'Hello' }), urlModel)).toBeNaN();
    expect(highestLinkProbability(await mailCaseOf(lure), undefined)).toBeNaN();
  });

  it('asks about a bounded number of links', async () => {
    let asked = 0;
    const counting: UrlModel = {
      judge: (...one) => {
        asked += 1;
        return urlModel.judge(...one);
      },
    };
    const links = Array.from({ length: 200 }, (_, i) => `https://site-${i}.example/a`).join('\n');
    highestLinkProbability(await mailCaseOf({ text: links }), counting);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(8);
  });
});
