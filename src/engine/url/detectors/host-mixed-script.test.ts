import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostMixedScript } from './host-mixed-script.ts';

describe('host-mixed-script', () => {
  it.each([
    ['a Cyrillic letter among Latin ones', 'http://xn--pypal-4ve.com/'],
    ['a Greek letter among Latin ones', 'http://gοogle.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostMixedScript.run(caseOf(url))).toMatchObject({
      type: 'host-mixed-script',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a German domain with an umlaut', 'https://müller.de/'],
    ['a Russian domain, one script throughout', 'https://президент.рф/'],
    ['a Japanese domain', 'https://総務省.jp/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostMixedScript.run(caseOf(url))).toBeNull();
  });
});
