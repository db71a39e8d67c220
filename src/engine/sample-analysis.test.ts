import { describe, expect, it } from 'vitest';
import {
  calibration,
  evenWords,
  prediction,
  treesAsking,
  urlFiles,
} from './inference/testing/tiny-models.ts';
import { readMailModel } from './mail/model.ts';
import { analyseSample, sample } from './sample-analysis.ts';
import { readUrlModel } from './url/model.ts';

it('judges the sample like any message with that link', async () => {
  const { input, features, prediction, contributions } = await analyseSample(sample);
  expect(input).toEqual(sample);
  expect(features).toMatchObject({
    urlLength: sample.url.length,
    domainAge: null,
    brandSimilarityScore: 83.3,
    hasHTTPS: true,
  });
  for (const strength of [features.urgencyScore, features.fearScore]) {
    expect(strength).toBeGreaterThan(50);
    expect(strength).toBeLessThanOrEqual(100);
  }
  expect(prediction).toMatchObject({ riskLevel: 'phishing', threatsDetected: contributions.length });
  expect(prediction.probability).toBe(prediction.riskScore);
  expect(contributions.map(({ title }) => title)).toContain('Misspelled name of a known brand');
  expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBe(prediction.riskScore);
});

it('finds nothing in an ordinary message', async () => {
  const quiet = { text: 'The minutes of our meeting are online.', url: 'http://www.example.org/minutes' };
  const { features, prediction, contributions } = await analyseSample(quiet);
  expect(features).toMatchObject({
    urgencyScore: 0,
    fearScore: 0,
    brandSimilarityScore: 0,
    hasHTTPS: false,
  });
  expect(prediction).toEqual({
    probability: 0,
    riskLevel: 'safe',
    isConclusive: false,
    riskScore: 0,
    threatsDetected: 0,
    confidence: 100,
  });
  expect(contributions).toEqual([]);
});

it('gives a brand’s exact spelling full similarity', async () => {
  const { features } = await analyseSample({ ...sample, url: 'http://paypal-login.example/' });
  expect(features).toMatchObject({ brandSimilarityScore: 100, hasHTTPS: false });
});

it('takes the verdict of a bad link in a harmless text', async () => {
  const { prediction } = await analyseSample({ ...sample, text: 'See you tomorrow.' });
  expect(prediction.riskLevel).toBe('phishing');
});

describe('with trained models', () => {
  const url = readUrlModel(
    urlFiles(
      treesAsking(['imitates-strongly', 0.5, 1], ['imitates-weakly', 0.5, 1], ['has-path', 0.5, -0.5]),
    ),
  );
  const mail = readMailModel({
    trees: treesAsking(['brand-borrowed', 0.5, 3]),
    words: evenWords(),
    calibration,
  });

  it('shows the mail model’s prediction', async () => {
    const { prediction, contributions } = await analyseSample(sample, { models: { url, mail } });
    expect(prediction).toMatchObject({ probability: 95.3, confidence: 95.3, riskLevel: 'phishing' });
    expect(contributions).toHaveLength(1);
    expect(contributions[0]?.value).toBe(1.5);
  });

  it('shows the URL model’s prediction without a mail model, its strongest reason first', async () => {
    const { prediction, contributions } = await analyseSample(sample, { models: { url } });
    expect(prediction.probability).toBe(62.2);
    const sizes = contributions.map(({ value }) => Math.abs(value));
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(contributions.some(({ value }) => value < 0)).toBe(true);
  });

  it('judges the sample with them', async () => {
    const quiet = { text: 'See you tomorrow.', url: 'https://example.org/page.php' };
    const stern = readUrlModel(urlFiles(treesAsking(['path-is-script', 0.5, 4])));
    const { prediction } = await analyseSample(quiet, { models: { url: stern } });
    expect(prediction).toMatchObject({ riskLevel: 'suspicious', probability: 98.2 });
  });

  it('gives no more than eight reasons', async () => {
    const { contributions } = await analyseSample(sample, {
      models: { url: { judge: () => prediction(1, manyReasons) } },
    });
    expect(contributions).toEqual(manyReasons.slice(0, 8));
  });
});

const manyReasons = Array.from({ length: 20 }, (_, i) => ({ title: `reason ${i}`, value: 20 - i }));
