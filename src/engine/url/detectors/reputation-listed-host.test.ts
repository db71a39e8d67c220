import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import type { UrlFacts } from '../case.ts';
import { reputationListedHost } from './reputation-listed-host.ts';

const lists = (...listedBy: string[]): UrlFacts => ({
  blocklists: { state: 'known', value: { listedBy, asked: ['one.example', 'two.example'] } },
});

describe('reputation-listed-host', () => {
  it.each([
    [40, lists('one.example')],
    [60, lists('one.example', 'two.example')],
  ] as const)('gives %i points', (score, facts) => {
    const finding = reputationListedHost.run(caseOf('https://evil-shop.example.org/', facts));
    expect(finding).toMatchObject({ score });
    expect(finding?.description).toContain('one.example');
  });

  it.each([
    ['a host that no list names', lists()],
    ['lists that did not answer', { blocklists: { state: 'unknown', reason: 'timeout' } }],
    ['lists that were not asked', {}],
  ] as const)('stays quiet on %s', (_, facts) => {
    expect(reputationListedHost.run(caseOf('https://evil-shop.example.org/', facts))).toBeNull();
  });
});
