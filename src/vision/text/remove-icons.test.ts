import { describe, expect, it } from 'vitest';
import { removeIcons } from './remove-icons.ts';

/** A reading whose words have these chances, the same for each of their letters. */
const reading = (...words: [string, number][]) => {
  const text = words.map(([word]) => word).join(' ');
  const chances = words.flatMap(([word, chance], at) => [
    ...(at ? [1] : []),
    ...new Array<number>(word.length).fill(chance),
  ]);
  return { text, chances, places: chances.map((_, at) => at / chances.length), confidence: 0.9 };
};

describe('removeIcons', () => {
  it('removes a padlock before an address', () => {
    const { text, chances, places, confidence } = removeIcons(reading(['A', 0.8], ['notion.so', 0.99]));
    expect(text).toBe('notion.so');
    expect([chances.length, places.length]).toEqual([9, 9]);
    expect(confidence).toBeCloseTo(0.99);
  });

  it('removes icons from both ends', () => {
    expect(removeIcons(reading(['•ull', 0.4], ['5G', 0.99], ['@)', 0.6])).text).toBe('5G');
    expect(removeIcons(reading(['©', 0.8], ['A', 0.9], ['bank.ch', 1])).text).toBe('bank.ch');
  });

  it.each([
    [
      'short words that are clear',
      [
        ['A', 0.99],
        ['man', 0.99],
      ],
    ],
    [
      'doubtful words in the middle',
      [
        ['Go', 1],
        ['to', 0.5],
        ['bed', 1],
      ],
    ],
    [
      'longer words',
      [
        ['Hello', 0.5],
        ['there', 1],
      ],
    ],
    [
      'a bad photograph, where all is doubtful',
      [
        ['in', 0.7],
        ['the', 0.8],
      ],
    ],
    [
      'strokes that could be several letters',
      [
        ['pay', 1],
        ["I'll", 0.8],
      ],
    ],
    [
      'letters that look alike',
      [
        ['Il', 0.7],
        ['link', 1],
      ],
    ],
    ['a single word', [['ok', 0.5]]],
  ] as [string, [string, number][]][])('keeps %s', (_, words) => {
    expect(removeIcons(reading(...words)).text).toBe(words.map(([word]) => word).join(' '));
  });
});
