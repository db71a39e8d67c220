import { describe, expect, it } from 'vitest';
import { legitimatePictures } from '../testing/legitimate-pictures.ts';
import { phishingPictures } from '../testing/phishing-pictures.ts';
import { browser, form, line, logo, type PictureDraft, readingOf } from '../testing/picture-case.ts';
import type { PictureFacts } from './case.ts';
import { judgePicture } from './judge.ts';
import type { PictureReading } from './reading.ts';

const judged = (draft: PictureDraft & { facts?: PictureFacts }) =>
  judgePicture(readingOf(draft), { seenBefore: null, ...draft.facts });

describe('judging a picture', () => {
  it.each(phishingPictures)('warns of %s', (_, draft) => {
    const { riskScore, threats } = judged(draft);
    expect(riskScore, threats.map(({ type, score }) => `${type} ${score}`).join(', ')).toBeGreaterThan(20);
  });

  it.each(legitimatePictures)('keeps %s in the safe band', (_, draft) => {
    const { riskScore, threats } = judged(draft);
    expect(riskScore, threats.map(({ type, score }) => `${type} ${score}`).join(', ')).toBeLessThanOrEqual(
      20,
    );
  });

  it.each([...phishingPictures, ...legitimatePictures])('accounts for every point of %s', (_, draft) => {
    const { riskScore, threats } = judged(draft);
    expect(threats.reduce((sum, { score }) => sum + score, 0)).toBe(riskScore);
  });
});

it('calls no picture with proof of deception safe, whatever address is in its bar', () => {
  const draft = browser('www.paypal.com/signin', {
    codes: [
      {
        text: 'http://www.paypal.com:login@evilhost.example/',
        box: { left: 500, top: 300, width: 180, height: 180 },
      },
    ],
  });
  const { riskScore, threats } = judged(draft);
  expect(threats.map(({ type }) => type)).toContain('host-userinfo');
  expect(riskScore).toBeGreaterThan(70);
});

const verdictOf = (reading: PictureReading) => judgePicture(reading, { seenBefore: null });

describe('a picture that tells little', () => {
  it('is not called safe with confidence', () => {
    const { riskScore, explanation } = verdictOf(
      readingOf({ photographic: 0.9, unread: ['the text, because it took too long'] }),
    );
    expect(riskScore).toBe(0);
    expect(explanation.isConclusive).toBe(false);
    const open = explanation.checks
      .filter(({ state }) => state === 'not-possible')
      .map(({ detail }) => detail);
    expect(open.join('\n')).toMatch(/no text could be read/);
    expect(open.join('\n')).toMatch(/because it took too long/);
  });

  it('says that the address cannot be seen', () => {
    const { explanation } = judged({
      ...form('Log in to your PayPal account', ['Email', 'Password'], 'Log In'),
      logos: [logo('paypal.com')],
    });
    expect(explanation.checks.find(({ name }) => name === 'Address bar')).toMatchObject({
      state: 'not-possible',
      detail: expect.stringMatching(/address cannot be seen/),
    });
    expect(explanation.safeWay?.address).toBe('paypal.com');
  });
});

describe('a picture that was seen before', () => {
  const draft = { lines: [line(100, 100, 'Please have a look at this page')] };

  it('is suspicious, and never phishing for that alone', () => {
    const { riskLevel, threats } = judgePicture(readingOf(draft), {
      seenBefore: { times: 40, since: '2026-11-01' },
    });
    expect(riskLevel).toBe('suspicious');
    expect(threats[0]?.description).toMatch(/40 times since 2026-11-01/);
  });

  it('is not held against the brand’s own page', () => {
    const page = browser('https://www.paypal.com/signin', {
      ...form('Log in to your PayPal account', ['Email', 'Password'], 'Log In'),
      logos: [logo('paypal.com')],
    });
    expect(judgePicture(readingOf(page), { seenBefore: { times: 9, since: '2026-11-01' } }).riskLevel).toBe(
      'safe',
    );
  });
});

it('gives the same bytes for the same reading', () => {
  const [, draft] = phishingPictures[0] ?? ['', {}];
  expect(JSON.stringify(judged(draft))).toBe(JSON.stringify(judged(draft)));
});
