import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOf } from '../../contract/risk.ts';
import { byRules, theRest } from '../inference/prediction.ts';
import { finding, prediction } from '../inference/testing/tiny-models.ts';
import { combineWithModel, type ModelWords, onlyRaising } from './calibrate-with-model.ts';
import { type Family, type Finding, familyCeiling, isClearImitation, isReport } from './detector.ts';
import { score } from './score.ts';
import { scoreWithout } from './score-without.ts';

const words: ModelWords = {
  type: 'model-test',
  title: 'Resembles known lures',
  what: 'this thing',
  recommendation: 'Leave it.',
  clearImitation: { ceiling: 35, unlessBelow: 0.2, convictsFrom: 0.95 },
  convictingPoints: 100,
};
const weak = (points: number, type = 'a-finding') => finding({ type, score: points });
const modelPart = (findings: Finding[]) => findings.find(({ family }) => family === 'model');

describe('combineWithModel', () => {
  it('is the rules alone without a model', () => {
    const findings = [weak(12), weak(30, 'another-finding')];
    expect(combineWithModel(findings, null, words)).toMatchObject(score(findings));
  });

  it('lowers nothing where the model may only raise, and adds as before', () => {
    const strong = [weak(40), finding({ family: 'sender', score: 30 })];
    expect(combineWithModel(strong, prediction(-4), words).riskScore).toBeLessThan(score(strong).riskScore);
    expect(combineWithModel(strong, onlyRaising(prediction(-4)), words)).toMatchObject(score(strong));
    expect(combineWithModel([weak(25)], onlyRaising(prediction(4)), words).riskScore).toBe(55);
    expect(onlyRaising(null)).toBeNull();
  });

  it('adds only the points that the rules fall short of the prediction', () => {
    const { riskScore, findings } = combineWithModel([weak(25)], prediction(4), words);
    expect(riskScore).toBe(55);
    expect(modelPart(findings)).toMatchObject({ type: 'model-test', score: 30, severity: 'high' });
  });

  it.each([
    ['the rules already say as much', [weak(30, 'one'), finding({ family: 'sender', score: 30 })], 4],
    ['what is missing would be noise', [weak(36)], 3],
    ['it finds nothing', [], -1],
  ])('adds nothing where %s', (_, findings, logit) => {
    expect(combineWithModel(findings, prediction(logit), words)).toMatchObject(score(findings));
  });

  it('never adds more than its family may, so it cannot reach the phishing band alone', () => {
    const { riskScore, riskLevel, findings } = combineWithModel([], prediction(50), words);
    expect(modelPart(findings)?.score).toBe(familyCeiling.model);
    expect([riskScore, riskLevel]).toEqual([45, 'suspicious']);
    expect(combineWithModel([weak(30)], prediction(50), words)).toMatchObject({
      riskScore: 75,
      riskLevel: 'phishing',
    });
  });

  it.each([
    [0.5, 5, 'low'],
    [1.5, 16, 'medium'],
    [4, 45, 'high'],
  ])('at a logit of %f adds %i points, severity %s', (logit, points, severity) => {
    expect(modelPart(combineWithModel([], prediction(logit), words).findings)).toMatchObject({
      score: points,
      severity,
    });
  });

  it('describes at most four reasons against the input', () => {
    const reasons = [
      { title: byRules, value: 3 },
      { title: 'random name', value: 2 },
      { title: 'known site', value: -1.5 },
      { title: theRest, value: 1.2 },
      { title: '“login” in the path', value: 1 },
      { title: 'cheap domain ending', value: 0.9 },
      { title: 'long path', value: 0.8 },
      { title: 'odd port', value: 0.7 },
    ];
    expect(modelPart(combineWithModel([], prediction(4, reasons), words).findings)?.description).toBe(
      'A trained model finds this thing 98 % likely to be phishing. ' +
        'What it saw: random name; “login” in the path; cheap domain ending; long path.',
    );
  });

  it('is short where it has no reason of its own', () => {
    const description = modelPart(combineWithModel([], prediction(0.5), words).findings)?.description;
    expect(description).toBe('A trained model finds this thing 62 % likely to be phishing.');
  });
});

describe('a model that finds the input legitimate', () => {
  const clearing = prediction(-3);

  it('holds weak findings within the safe band, and keeps each of them', () => {
    const seen = [
      weak(30),
      weak(25, 'another-finding'),
      finding({ type: 'third', family: 'sender', score: 40 }),
    ];
    const { riskScore, riskLevel, findings, ceiling } = combineWithModel(seen, clearing, words);
    expect([riskScore, riskLevel, ceiling]).toEqual([20, 'safe', 20]);
    expect(findings.map(({ type }) => type).sort()).toEqual(['a-finding', 'another-finding', 'third']);
  });

  it('changes nothing that is safe already', () => {
    expect(combineWithModel([weak(20)], clearing, words)).toMatchObject(score([weak(20)]));
  });

  it('does not override reports', () => {
    const seen = [weak(30), finding({ type: 'hard', family: 'reputation', severity: 'medium', score: 60 })];
    expect(combineWithModel(seen, clearing, words)).toMatchObject(score(seen));
  });

  it('does not call a clear imitation safe where it only doubts', () => {
    const seen = [weak(30), finding({ type: 'hard', family: 'imitation', severity: 'high', score: 60 })];
    const doubting = prediction(-1);
    expect(combineWithModel(seen, doubting, words)).toMatchObject({ riskScore: 35, riskLevel: 'suspicious' });
    expect(
      combineWithModel(seen, doubting, {
        ...words,
        clearImitation: { ceiling: 100, unlessBelow: 0, convictsFrom: 0.95 },
      }),
    ).toMatchObject(score(seen));
    expect(combineWithModel(seen, clearing, words)).toMatchObject({ riskScore: 20, riskLevel: 'safe' });
  });

  it('may hold back a hint of imitation', () => {
    const hint = finding({ family: 'imitation', severity: 'medium', score: 40 });
    expect(combineWithModel([hint], clearing, words).riskScore).toBe(20);
  });

  it('lets findings exceed the wanted score by ten points where it only doubts', () => {
    expect(combineWithModel([weak(30)], prediction(1.5), words)).toMatchObject({
      riskScore: 26,
      ceiling: 26,
    });
    expect(combineWithModel([weak(26)], prediction(1.5), words)).toMatchObject(score([weak(26)]));
  });
});

describe('facts', () => {
  const strong = finding({ type: 'strong', family: 'imitation', score: 30, certainty: 'strong' });
  const proof = finding({ type: 'proof', score: 40, certainty: 'proof' });

  it('are not outvoted by a model that finds the input ordinary', () => {
    const clearing = prediction(-6);
    expect(combineWithModel([proof], clearing, words)).toMatchObject({
      riskScore: 71,
      riskLevel: 'phishing',
    });
    expect(combineWithModel([strong], clearing, words)).toMatchObject({ riskLevel: 'suspicious' });
  });

  it('convict together with a model that is sure, where they are strong', () => {
    const sure = { ...prediction(4), probability: 0.99 };
    expect(combineWithModel([strong], sure, words).riskLevel).toBe('phishing');
    expect(combineWithModel([{ ...strong, score: 5 }], sure, words).riskScore).toBe(71);
    expect(combineWithModel([{ ...strong, certainty: 'weak', score: 5 }], sure, words).riskLevel).toBe(
      'suspicious',
    );
  });

  it('convict together with a model that is sure, where they are clear, and count as weak without it', () => {
    const clear = finding({ type: 'clear', family: 'wording', score: 8, certainty: 'clear' });
    const sure = { ...prediction(4), probability: 0.99 };
    expect(combineWithModel([clear], sure, words)).toMatchObject({ riskScore: 71 });
    expect(modelPart(combineWithModel([clear], sure, words).findings)?.score).toBeLessThanOrEqual(
      familyCeiling.model,
    );
    expect(combineWithModel([clear], { ...sure, probability: 0.97 }, words).riskLevel).toBe('suspicious');
    expect(combineWithModel([clear], null, words).riskScore).toBe(8);
  });

  it('convict together with a model that is nearly sure, where the rules have found enough', () => {
    const sure = { ...prediction(4), probability: 0.96 };
    const seen = [weak(12), finding({ type: 'b', family: 'sender', score: 12 })];
    const enough = { ...words, convictingPoints: 24 };
    expect(combineWithModel(seen, sure, enough).riskScore).toBe(71);
    expect(combineWithModel(seen, sure, { ...words, convictingPoints: 25 }).riskLevel).toBe('suspicious');
    expect(combineWithModel(seen, { ...sure, probability: 0.94 }, enough).riskLevel).toBe('suspicious');
    expect(combineWithModel([], sure, { ...words, convictingPoints: 1 }).riskLevel).toBe('suspicious');
  });

  it('cost what the verdict would be without them', () => {
    const sure = { ...prediction(4), probability: 0.99 };
    const { uncut, sureness } = combineWithModel([strong, weak(5)], sure, words);
    expect(scoreWithout(uncut, 'a-finding', undefined, sureness)).toBe(71);
    expect(scoreWithout(uncut, 'strong', undefined, sureness)).toBeLessThan(71);
    expect(scoreWithout(uncut, 'model-test', undefined, sureness)).toBeLessThan(71);
  });

  it('are proof together where two strong ones are of different kinds', () => {
    const other = finding({ type: 'other', family: 'wording', score: 5, certainty: 'strong' });
    expect(combineWithModel([strong, other], prediction(-6), words)).toMatchObject({ riskScore: 71 });
    expect(
      combineWithModel([strong, { ...other, family: 'imitation' }], prediction(-6), words).riskLevel,
    ).toBe('suspicious');
  });
});

/** Both together are phishing, however few points the imitation has. */
const areSureTogether = (findings: Finding[], logit: number) =>
  prediction(logit).probability >= words.clearImitation.convictsFrom && findings.some(isClearImitation);

it('adds up exactly, obeys its limits and repeats itself, whatever was found and predicted', () => {
  const families = (Object.keys(familyCeiling) as Family[]).filter((family) => family !== 'model');
  const seen = fc
    .uniqueArray(
      fc.record({
        id: fc.nat(40),
        family: fc.constantFrom(...families),
        severity: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
        score: fc.integer({ min: 1, max: 60 }),
      }),
      { selector: ({ id }) => id, maxLength: 15 },
    )
    .map((list) => list.map(({ id, ...given }) => finding({ type: `d-${id}`, ...given })));
  fc.assert(
    fc.property(seen, fc.double({ min: -8, max: 12, noNaN: true }), (findings, logit) => {
      const combined = combineWithModel(findings, prediction(logit), words);
      const alone = score(findings).riskScore;
      expect(combined.findings.reduce((sum, one) => sum + one.score, 0)).toBe(combined.riskScore);
      expect(combined.riskLevel).toBe(levelOf(combined.riskScore));
      if (areSureTogether(findings, logit)) expect(combined.riskLevel).toBe('phishing');
      else expect(combined.riskScore).toBeLessThanOrEqual(alone + familyCeiling.model);
      if (combined.ceiling === undefined) expect(combined.riskScore).toBeGreaterThanOrEqual(alone);
      else expect([combined.riskScore, findings.some(isReport)]).toEqual([combined.ceiling, false]);
      for (const { type } of findings) expect(combined.findings.map((one) => one.type)).toContain(type);
      expect(JSON.stringify(combineWithModel(findings, prediction(logit), words))).toBe(
        JSON.stringify(combined),
      );
    }),
    { numRuns: 2000 },
  );
});
