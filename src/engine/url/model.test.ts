import { describe, expect, it } from 'vitest';
import { byRules } from '../inference/prediction.ts';
import { treesAsking, urlFiles } from '../inference/testing/tiny-models.ts';
import { caseOf } from '../testing/url-case.ts';
import { linkFindings } from './link-findings.ts';
import { readUrlModel } from './model.ts';

const lure = 'https://login-secure.example/verify/index.php';
const judge = (model: ReturnType<typeof readUrlModel>, link: string) => {
  const prediction = model.judge(caseOf(link), linkFindings(link, {})?.findings ?? []);
  if (!prediction) throw new Error('the model made no prediction');
  return prediction;
};

describe('readUrlModel', () => {
  const asking = treesAsking(
    ['host-credential-words', 0.5, 2],
    ['path-is-script', 0.5, 1],
    ['is-genuine-brand', 0.5, -4],
  );

  it('adds up what the trees say about the features', () => {
    const model = readUrlModel(urlFiles(asking));
    expect(judge(model, lure)).toMatchObject({ logit: 3, wantedScore: 38, ceiling: 48 });
    expect(judge(model, 'https://www.paypal.com/signin')).toMatchObject({ logit: -4, ceiling: 20 });
    expect(judge(model, 'https://example.org/').logit).toBe(0);
  });

  it('gives its reasons in words, with what was seen', () => {
    const titles = judge(readUrlModel(urlFiles(asking)), lure)
      .reasons()
      .map(({ title }) => title);
    expect(titles[0]).toContain('neither well known nor widely visited');
    expect(titles).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^“login”, “secure” in the domain$/),
        'the page is a script file',
      ]),
    );
  });

  it('lets the trees weigh the spelling model', () => {
    const logitWith = (runs: number) =>
      judge(readUrlModel(urlFiles(treesAsking(['spelling', 1, 5]), { runs })), 'https://example.org/').logit;
    expect(logitWith(0)).toBe(0);
    expect(logitWith(2)).toBe(5);
  });

  it('weighs the rules’ findings as one reason', () => {
    const model = readUrlModel(
      urlFiles(treesAsking(['rule-count', 0, 1], ['rule-strongest', 5, 1], ['finds-path-kit-file', 0, 1])),
    );
    expect(judge(model, 'https://example.org/').logit).toBe(0);
    const prediction = judge(model, lure);
    expect(prediction.logit).toBeGreaterThanOrEqual(2);
    expect(prediction.reasons().filter(({ value }) => value > 0)).toMatchObject([{ title: byRules }]);
  });

  it('repeats its prediction, whatever it judged in between', () => {
    const model = readUrlModel(urlFiles(asking, { runs: 1 }));
    const first = judge(model, lure);
    judge(model, 'https://www.paypal.com/signin').reasons();
    const again = judge(model, lure);
    expect([again.logit, again.reasons()]).toEqual([first.logit, first.reasons()]);
  });

  it.each(['https://bit.ly/3xYzAbC', 'https://docs.google.com/forms/d/e/1FAIpQLSdW7zq2mVkT9xHb4/viewform'])(
    'makes no prediction about a code on a service open to anyone: %s',
    (link) => {
      expect(readUrlModel(urlFiles(asking)).judge(caseOf(link), [])).toBeNull();
    },
  );

  it('refuses weights that were trained for other features', () => {
    expect(() => readUrlModel(urlFiles(treesAsking(['on-the-moon', 0, 1])))).toThrow(/"on-the-moon"/);
  });
});
