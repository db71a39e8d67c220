import { describe, expect, it } from 'vitest';
import { calibration, evenWords } from '../inference/testing/tiny-models.ts';
import {
  browser,
  chat,
  fieldAround,
  line,
  lines,
  mailScreen,
  type PictureDraft,
  readingOf,
} from '../testing/picture-case.ts';
import { judgePicture } from './judge.ts';
import { readPageTextModel } from './page-text-model.ts';

/** A model of texts that says the same of every text. */
const saying = (logit: number) => ({
  pageText: readPageTextModel({ words: evenWords({ bias: logit }), calibration }),
});

const judged = (draft: PictureDraft, logit: number) => judgePicture(readingOf(draft), {}, saying(logit));
const typesOf = ({ threats }: ReturnType<typeof judged>) => threats.map(({ type }) => type);

const password = line(500, 400, 'Password');
const signIn = {
  lines: [line(500, 250, 'Log in to your PayPal account', 26), password, line(500, 470, 'Log in')],
  shapes: [fieldAround(password)],
};
const talk = chat('Jo', ['Shall we meet at the station at nine?', 'Yes, and bring the tickets please.']);

describe('the text model', () => {
  it('does not leave the safe band on the words of a sign-in page alone', () => {
    expect(judged(signIn, 20).riskLevel).toBe('safe');
  });

  it('counts where it is almost certain about more than a form', () => {
    const verdict = judged(talk, 20);
    expect(verdict.riskLevel).toBe('suspicious');
    expect(typesOf(verdict)).toEqual(['model-page-text']);
  });

  it('counts sooner for a chat than for a poster', () => {
    const poster = {
      lines: lines(100, 100, 'The winter market opens again on Saturday,\nwith music from four o’clock.'),
    };
    const levels = (draft: PictureDraft) =>
      [0.8, 0.9, 1.7, 1.8].map((logit) => judged(draft, logit).riskLevel);
    expect(levels(talk)).toEqual(['safe', 'suspicious', 'suspicious', 'suspicious']);
    expect(levels(poster)).toEqual(['safe', 'safe', 'safe', 'suspicious']);
  });

  it('is not asked about an address whose words could not be read', () => {
    const draft = {
      lines: lines(
        100,
        100,
        'Hi\n[unreadable] https://sber-verify.top/login\n[unreadable] https://sber-verify.top/login',
      ),
    };
    const probabilityOf = (told: PictureDraft) => judged(told, -20).technicalAnalysis['modelProbability'];
    expect(probabilityOf(draft)).toBe('-');
    expect(probabilityOf(talk)).not.toBe('-');
  });

  it('adds to what the rules saw', () => {
    const draft = chat('+44 7700 900100', ['Hi mum, this is my new number. Can you transfer £100 today?']);
    const without = judgePicture(readingOf(draft)).riskScore;
    expect(judged(draft, 20).riskScore).toBeGreaterThan(without);
  });

  it.each([
    ['the brand’s own address', browser('https://www.paypal.com/signin', signIn)],
    [
      'the organisation’s own sender',
      mailScreen({ from: 'PayPal <service@paypal.com>', subject: 'Receipt' }, [
        'You sent a payment with your PayPal account.',
      ]),
    ],
    [
      'a program',
      {
        lines: lines(
          60,
          40,
          "import a from 'b';\nconst x = 1;\nfunction y() {\n  return x;\n}\nexport { y };\nif (x) {\n  y();\n}",
        ),
      },
    ],
    ['too few words', { lines: [line(100, 100, 'Verify now')] }],
  ] as [string, PictureDraft][])('is not asked about %s', (_, draft) => {
    const verdict = judged(draft, 20);
    expect(typesOf(verdict)).not.toContain('model-page-text');
    expect(verdict.technicalAnalysis['modelProbability']).toBe('-');
  });

  it('lowers weak wording, and nothing else that was found', () => {
    const words = {
      lines: lines(
        100,
        100,
        'Please verify your account information now,\nor your account will be suspended today.',
      ),
    };
    expect(judged(words, -20).riskScore).toBeLessThanOrEqual(20);
    const page = browser('https://paypa1-login.com/signin', signIn);
    expect(judged(page, -20).riskLevel).toBe('phishing');
  });
});
