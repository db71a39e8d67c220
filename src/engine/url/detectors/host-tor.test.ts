import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostTor } from './host-tor.ts';

describe('host-tor', () => {
  it.each([
    ['an onion service', 'http://vww6ybal4bd7szmgncyruucpgfkqahzddi37ktceo3ah7ngmcopnpyyd.onion/login'],
    ['a host below one', 'https://www.vww6ybal4bd7szmgncyruucpgfkqahzddi37ktceo3ah7ngmcopnpyyd.onion/'],
  ])('fires on %s', (_, url) => {
    expect(hostTor.run(caseOf(url))).toMatchObject({ type: 'host-tor', certainty: 'unvouched' });
  });

  it.each([
    ['a site about the network', 'https://www.torproject.org/'],
    ['the word in a name', 'https://onion.example.org/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostTor.run(caseOf(url))).toBeNull();
  });
});
