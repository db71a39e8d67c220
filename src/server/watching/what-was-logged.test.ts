import { describe, expect, it } from 'vitest';
import { seenDomain } from './seen-domain.ts';
import { type LoggedNames, whatWasLogged } from './what-was-logged.ts';

const own = 'river.example';
const seen = (issuer: string, lookalike: object = {}) =>
  seenDomain.parse({
    ...{ registration: null, registrationEnd: 'far', nameServers: null, certificateEnd: 'far' },
    certificate: { issuer, validFrom: '', validTo: '', problems: [] },
    ...{ spf: null, dmarc: null, mtaSts: null, dnssec: null, listedBy: null },
    lookalikes: {
      'rlver.example': {
        ...{ kind: 'homoglyph', isThere: true, address: true, mail: false, certificate: false, page: false },
        ...lookalike,
      },
    },
  });
const entry = (domain: string, names: string[], issuer = 'A'): LoggedNames => ({ domain, names, issuer });
const known = { domain: own, reported: [], seen: null };

describe('what was logged', () => {
  it('is one change for each domain and authority, with the names that are new', () => {
    const found = [
      entry('rlver.example', ['rlver.example', 'a.rlver.example']),
      entry('rlver.example', ['rlver.example', 'b.rlver.example']),
      entry('rlver.example', ['rlver.example'], 'B'),
    ];
    const { changes, reported } = whatWasLogged(found, known);
    expect(changes).toMatchObject([
      { lookalike: 'rlver.example', was: 'A', is: 'rlver.example, a.rlver.example, b.rlver.example' },
      { lookalike: 'rlver.example', was: 'B', is: 'rlver.example' },
    ]);
    expect(whatWasLogged(found, { ...known, reported }).changes).toEqual([]);
  });

  it('is grave only of a lookalike that had no certificate before, and no news at the next look', () => {
    const found = [entry('rlver.example', ['rlver.example'])];
    const first = whatWasLogged(found, { ...known, seen: seen('A') });
    expect(first.changes).toMatchObject([{ isGrave: true }]);
    expect(first.seen?.lookalikes?.['rlver.example']).toMatchObject({ certificate: true, isThere: true });
    const had = whatWasLogged(found, { ...known, seen: seen('A', { certificate: true }) });
    expect(had.changes).toMatchObject([{ isGrave: false }]);
  });

  it('of the domain itself is no news where its authority renews its certificate', () => {
    const found = [entry(own, [own, `www.${own}`, `shop.${own}`])];
    const names = (issuer: string) =>
      whatWasLogged(found, { ...known, seen: seen(issuer) }).changes.map(({ is }) => is);
    expect(names('A (A R3)')).toEqual([`shop.${own}`]);
    expect(names('A')).toEqual([`shop.${own}`]);
    expect(names('AB')).toEqual([`${own}, www.${own}, shop.${own}`]);
  });

  it('names a few, and remembers no more than it can hold', () => {
    const names = Array.from({ length: 2500 }, (_, n) => `n${n}.rlver.example`);
    const { changes, reported } = whatWasLogged([entry('rlver.example', names)], known);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.is).toMatch(/^n0\.rlver\.example, .* and 2495 more$/);
    expect(reported).toHaveLength(2000);
  });
});
