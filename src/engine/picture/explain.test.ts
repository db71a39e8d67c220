import { describe, expect, it } from 'vitest';
import { explanationSchema } from '../../contract/explanation.ts';
import {
  browser,
  chat,
  fieldAround,
  line,
  mailScreen,
  type PictureDraft,
  readingOf,
} from '../testing/picture-case.ts';
import { judgePicture } from './judge.ts';

const explained = (draft: PictureDraft) =>
  judgePicture(readingOf(draft), { seenBefore: null, ...draft.facts }).explanation;

const password = line(500, 400, 'Password');
const fake = browser('https://paypa1-login.com/signin', {
  lines: [line(500, 250, 'Log in to your PayPal account', 26), password],
  shapes: [fieldAround(password)],
  logos: [{ brand: 'paypal.com', box: { left: 500, top: 150, width: 120, height: 40 }, confidence: 0.95 }],
});

describe('the sentence that says what a picture shows', () => {
  it.each([
    [
      fake,
      'A browser window showing a PayPal sign-in page at paypa1-login[.]com, which does not belong to PayPal.',
    ],
    [
      mailScreen({ from: 'PayPal <service@pp-center.top>', subject: 'Limited' }, [
        'Please confirm your PayPal account.',
      ]),
      'An email from “PayPal”, sent from an address at pp-center[.]top, which does not belong to PayPal.',
    ],
    [
      chat('+44 7700 900100', ['Your Netflix account is on hold.']),
      'A chat or text message that claims to be from Netflix.',
    ],
    [{ photographic: 0.9 }, 'A photograph without any text that could be read.'],
  ] as [PictureDraft, string][])('describes the picture in one sentence', (draft, sentence) => {
    expect(explained(draft).whoSentThis).toBe(sentence);
  });
});

describe('the explanation of a picture', () => {
  it('is what the contract promises', () => {
    expect(explanationSchema.parse(explained(fake))).toEqual(explained(fake));
  });

  it('marks the bar, the logo and the field, each with what was found', () => {
    const { picture } = explained(fake);
    expect(picture?.marks.map(({ label, threat }) => [label, threat])).toEqual(
      expect.arrayContaining([
        ['PayPal logo', 'picture-brand-elsewhere'],
        ['Address bar', expect.any(String)],
        ['Password field', 'picture-password-form'],
      ]),
    );
  });

  it('keeps every mark inside the picture', () => {
    const outside = {
      ...fake,
      logos: [
        { brand: 'paypal.com', box: { left: -30, top: 150, width: 5000, height: 40 }, confidence: 0.95 },
      ],
    };
    for (const { left, top, width, height } of explained(outside).picture?.marks ?? []) {
      expect([left >= 0, top >= 0, left + width <= 1280, top + height <= 800]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('shows the text defanged, with marks that fit it', () => {
    const { message } = explained(
      chat('+44 7700 900100', ['Your Netflix account is on hold. Update it:\nhttps://billing-update.top/n']),
    );
    expect(message?.text).toContain('hxxps://billing-update[.]top/n');
    expect(message?.marks.map(({ start, end }) => message.text.slice(start, end))).toContain(
      'hxxps://billing-update[.]top/n',
    );
  });

  it('leads from the picture through the bar to the host', () => {
    expect(explained(fake).trail.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
      'picture: Picture, 1280 × 800',
      'address-bar: Address bar',
      'link: hxxps://paypa1-login[.]com/signin',
      'host: paypa1-login[.]com',
    ]);
  });

  it('leads through a code', () => {
    const { trail } = explained({
      lines: [line(100, 100, 'Scan to pay')],
      codes: [{ text: 'https://pay-now.top/x', box: { left: 10, top: 200, width: 99, height: 99 } }],
    });
    expect(trail.map(({ kind }) => kind)).toEqual(['picture', 'qr-code', 'link', 'host']);
  });

  it('names the safe way and what leaving a finding out would change', () => {
    const { explanation, riskScore } = judgePicture(readingOf(fake), { seenBefore: null });
    expect(explanation.safeWay?.address).toBe('paypal.com');
    expect(explanation.scoreWithout['picture-brand-elsewhere']).toBeLessThan(riskScore);
  });

  it('says what no picture can show', () => {
    const names = explained(chat('Jo', ['Hello']))
      .checks.filter(({ state }) => state === 'not-possible')
      .map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['The sender', 'Links behind buttons and words', 'Address bar']),
    );
  });
});

describe('a hostile reading', () => {
  const nasty = `\u202e\u0000${'а'.repeat(50)}https://${'a.'.repeat(3000)}com ${'@'.repeat(500)}`;

  it('is judged all the same, and stays bounded', () => {
    const lines = Array.from({ length: 2000 }, (_, i) =>
      line((i * 37) % 1200, i * 3, nasty.repeat(2).slice(0, 10_000)),
    );
    const codes = Array.from({ length: 300 }, () => ({
      text: nasty,
      box: { left: 0, top: 0, width: 9, height: 9 },
    }));
    const { explanation } = judgePicture(
      readingOf({ lines, codes, unread: Array.from({ length: 50 }, () => nasty) }),
    );
    expect(explanationSchema.safeParse(explanation).success).toBe(true);
    expect(explanation.picture?.marks.length).toBeLessThanOrEqual(40);
    expect(JSON.stringify(explanation).length).toBeLessThan(200_000);
    expect(JSON.stringify(explanation).includes('\\u0000')).toBe(false);
  });
});
