import { describe, expect, it } from 'vitest';
import { partOf } from '../split.ts';
import { taughtLetters } from './letters.ts';
import { nearCopies } from './near-copies.ts';
import { mailOnScreen } from './pages/mail-screen.ts';
import { screens } from './pages/screen.ts';
import { screenText } from './pages/screen-text.ts';
import { allScreens, taughtScreens } from './pages/screens.ts';
import { type GeneratedPage, generatePages, pageLanguages } from './pages.ts';
import { randomFrom } from './random.ts';

const sample = [...generatePages({ seed: 5, count: 2400 })];
const labels = [0, 1] as const;
const of = (label: 0 | 1, pages: GeneratedPage[] = sample) => pages.filter((page) => page.label === label);
const medianLength = (pages: GeneratedPage[]) =>
  pages.map(({ text }) => text.length).sort((a, b) => a - b)[Math.floor(pages.length / 2)] ?? 0;
const share = (label: 0 | 1, pattern: RegExp) =>
  of(label).filter(({ text }) => pattern.test(text)).length / of(label).length;

describe('generatePages', () => {
  it('writes the same screens for the same seed, however many are asked for', () => {
    expect([...generatePages({ seed: 5, count: 40 })]).toEqual(sample.slice(0, 40));
    expect([...generatePages({ seed: 6, count: 1 })][0]?.text).not.toBe(sample[0]?.text);
  });

  it('names every source as generated, with its side and genre', () => {
    for (const { source, label, genre } of sample) {
      expect(source).toBe(`gen_page_${label === 0 ? 'legit' : 'lure'}_${genre}`);
    }
  });

  it('leaves no grammar unwritten', () => {
    for (const { text } of sample) expect(text).not.toMatch(/\{[a-z]+\d?\}|;;/);
  });

  it.each(pageLanguages)('shows both sides in %s, of similar length', (language) => {
    const own = sample.filter((page) => page.language === language);
    const [legitimate, lure] = [of(0, own), of(1, own)];
    expect(Math.min(legitimate.length, lure.length)).toBeGreaterThan(30);
    const ratio = medianLength(lure) / medianLength(legitimate);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.3);
  });

  it('shows texts of similar length on both sides', () => {
    const ratio = medianLength(of(1)) / medianLength(of(0));
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.2);
  });

  it.each([
    ['a clock', /\b\d{1,2}:\d\d\b/],
    ['buttons of a mail program', /Reply|Forward|Antworten|Répondre|Responder|Rispondi/],
    ['a copyright line', /©/],
  ])('finds %s on either side alike', (_, pattern) => {
    expect(Math.abs(share(0, pattern) - share(1, pattern))).toBeLessThan(0.12);
  });

  it('hardly repeats itself', () => {
    expect(nearCopies(sample.map(({ text }) => text)) / sample.length).toBeLessThan(0.03);
  });
});

describe('the screens', () => {
  it('can all be written for each side that shows them', () => {
    for (const screen of allScreens) {
      for (const label of labels) {
        if ((label === 0 ? screen.legit : screen.lure) === null) continue;
        for (let at = 0; at < 5; at += 1) {
          expect(screenText(screen, label, randomFrom(`${screen.family} ${at}`)).length).toBeGreaterThan(20);
        }
      }
    }
  });

  it('have names of their own', () => {
    expect(new Set(allScreens.map(({ family }) => family)).size).toBe(allScreens.length);
  });

  it('are at least sixty on each side, of six genres or more in every language', () => {
    for (const side of ['legit', 'lure'] as const) {
      expect(allScreens.filter((screen) => screen[side] !== null).length).toBeGreaterThanOrEqual(60);
      for (const language of pageLanguages) {
        const own = allScreens.filter((screen) => screen.language === language);
        expect(new Set(own.flatMap((screen) => screen[side] ?? [])).size).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it('stop the program when they are written wrongly', () => {
    expect(() => screens('en', '@ x legit=a from=nobody as=sms\ntext\n')).toThrow('screen en/x');
    expect(() => screens('en', '@ x legit=a from=bank as=fax\ntext\n')).toThrow('screen en/x');
    expect(() => screens('en', '@ x legit=a from=bank as=sms\n')).toThrow('screen en/x');
    expect(() => screens('en', '@ x from=bank as=sms\ntext\n')).toThrow('screen en/x');
  });

  it('say something of their own when they are lures that legitimate screens resemble', () => {
    expect(() => screens('en', '@ x legit=a lure=b from=bank as=sms\ntext\n!? maybe\n')).toThrow(
      'screen en/x',
    );
    expect(screens('en', '@ x legit=a lure=b from=bank as=sms\ntext\n! always\n')).toHaveLength(1);
  });
});

describe('the wordings that only teach', () => {
  const families = [
    ...taughtScreens.map(({ family }) => family),
    ...taughtLetters.flatMap(({ family }) => [family, `mail/${family}`]),
  ];

  it('are none of those that are measured', () => {
    expect(families.filter((family) => partOf(family) === 'reserve')).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(families).size).toBe(families.length);
  });

  it('are legitimate as often as not, in every language', () => {
    for (const language of pageLanguages.filter((one) => one !== 'ja')) {
      const own = [...taughtScreens, ...taughtLetters].filter((one) => one.language === language);
      const legitimate = own.filter(({ legit }) => legit !== null).length / own.length;
      expect(own.length).toBeGreaterThan(50);
      expect(legitimate).toBeGreaterThan(0.4);
      expect(legitimate).toBeLessThan(0.65);
    }
  });

  it('can all be written', () => {
    for (const letter of taughtLetters) {
      const label = letter.legit === null ? 1 : 0;
      const written = [0, 1, 2].map((at) =>
        mailOnScreen(letter, label, randomFrom(`${letter.family} ${at}`)),
      );
      for (const text of written) {
        expect(text.length).toBeGreaterThan(20);
        expect(text).not.toMatch(/\{[a-z]+\d?\}|;;/);
      }
    }
  });
});
