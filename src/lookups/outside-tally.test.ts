import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { furtherHosts } from '../contract/outside-contacts.ts';
import { noteContacts, noteOutside, tallyOutside, tallyUnderWay } from './outside-tally.ts';

it('counts each host once, however often and from wherever it is asked', async () => {
  const { result, outside } = await tallyOutside(async () => {
    noteOutside('web', 'rdap.example');
    await setImmediate();
    noteOutside('whois', 'rdap.example');
    await Promise.all([1, 2].map(async () => noteOutside('web', 'rdap.example')));
    return 'found';
  });
  expect(result).toBe('found');
  expect(outside).toEqual([
    { way: 'web', to: 'rdap.example', times: 3 },
    { way: 'whois', to: 'rdap.example', times: 1 },
  ]);
});

it('keeps two parallel checks apart, and counts nothing between them', async () => {
  const ask = (host: string) =>
    tallyOutside(async () => {
      await setImmediate();
      noteOutside('dns', host);
    });
  const [one, other] = await Promise.all([ask('a.example'), ask('b.example')]);
  expect([one.outside, other.outside].map((all) => all.map(({ to }) => to))).toEqual([
    ['a.example'],
    ['b.example'],
  ]);
  noteOutside('web', 'feed.example');
  expect(tallyUnderWay()).toBeNull();
});

it('includes what another thread has counted, and lists a bounded number of hosts', async () => {
  const { outside } = await tallyOutside(async () => {
    const tally = tallyUnderWay();
    await setImmediate();
    noteContacts(
      tally,
      Array.from({ length: 50 }, (_, n) => ({ way: 'dns' as const, to: `ns${n}.example`, times: 2 })),
    );
  });
  expect(outside).toHaveLength(21);
  expect(outside.at(-1)).toEqual({ way: 'dns', to: furtherHosts, times: 60 });
});
