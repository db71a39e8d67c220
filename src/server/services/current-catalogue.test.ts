import { expect, it } from 'vitest';
import type { Catalogue } from '../store/vulnerability-catalogue.ts';
import { currentCatalogue, nvdNotice } from './current-catalogue.ts';

const catalogue = (version: string, origin: Catalogue['origin']): Catalogue => ({
  version,
  origin,
  asOf: '2026-08-21',
  cveCount: 0,
  notes: [],
  count: () => 0,
  ids: () => [],
  list: () => [],
  record: () => null,
  records: function* () {},
});

it('is the shipped one until the first sync, and then the synced one, within seconds', async () => {
  let now = 0;
  let synced: Catalogue | null = null;
  let looks = 0;
  const open = currentCatalogue({
    synced: {
      current: async () => {
        looks += 1;
        return synced;
      },
    },
    shipped: async () => catalogue('shipped', 'shipped'),
    now: () => now,
  });
  expect((await open()).version).toBe('shipped');
  synced = catalogue('synced-1', 'synced');
  now = 1999;
  expect((await open()).version).toBe('shipped');
  now = 2000;
  const opened = await Promise.all([open(), open(), open()]);
  expect(opened.map(({ version }) => version)).toEqual(['synced-1', 'synced-1', 'synced-1']);
  expect(looks).toBe(2);
});

it('always names the source of its data, and says that the shipped texts are composed', async () => {
  const open = currentCatalogue({
    synced: { current: async () => null },
    shipped: async () => catalogue('shipped', 'shipped'),
  });
  const { notes } = await open();
  expect(notes).toContain(nvdNotice);
  expect(notes[0]).toMatch(/as of 2026-08-21; titles and descriptions are composed/);
});

it('asks again at once after the database was unreachable', async () => {
  let isAway = true;
  const open = currentCatalogue({
    synced: {
      current: async () => {
        if (isAway) throw new Error('away');
        return catalogue('synced-1', 'synced');
      },
    },
    shipped: async () => catalogue('shipped', 'shipped'),
  });
  await expect(open()).rejects.toThrow('away');
  isAway = false;
  expect((await open()).version).toBe('synced-1');
});
