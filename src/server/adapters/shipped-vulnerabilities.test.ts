import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allProductKeys, type CveRecord, newestOf, passesFilter, rankOf } from '../../engine/index.ts';
import { packCve, unpackCve } from '../store/packed-cve.ts';
import { shippedExploits, shippedVulnerabilities } from './shipped-vulnerabilities.ts';

const folder = new URL('../../../models/vulnerabilities/', import.meta.url);
const open = shippedVulnerabilities();
const secondOf = (record: CveRecord) => newestOf(record).slice(0, 19);
const all = { offset: 0, limit: 1_000_000 };

it('is small, and has a date', async () => {
  const { file, bytes, asOf } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
  expect(statSync(new URL(file, folder)).size).toBe(bytes);
  expect(bytes).toBeLessThan(6_000_000);
  expect(await open()).toMatchObject({ origin: 'shipped', asOf });
});

it('holds only facts: no text by other authors', async () => {
  const catalogue = await open();
  for (const key of allProductKeys) {
    for (const { title, description, kev } of catalogue.list(key, 'all', all))
      expect([title, description, kev?.name ?? '']).toEqual([null, null, '']);
  }
});

it('has a list for every product, in its order, under every filter', async () => {
  const catalogue = await open();
  for (const key of allProductKeys) {
    const whole = catalogue.list(key, 'all', all);
    expect(whole.length, key).toBeGreaterThan(0);
    expect(whole.length).toBe(catalogue.count(key, 'all'));
    for (const filter of ['critical', 'high', 'kev'] as const) {
      const expected = whole.filter((record) => passesFilter(record, filter));
      const found = catalogue.list(key, filter, all);
      expect(
        found.map(({ cveId }) => cveId),
        `${key} ${filter}`,
      ).toEqual(expected.map(({ cveId }) => cveId));
      expect(catalogue.count(key, filter)).toBe(expected.length);
    }
    for (const [n, record] of whole.slice(1).entries()) {
      const before = whole[n] ?? record;
      const isInOrder =
        rankOf(before) > rankOf(record) ||
        (rankOf(before) === rankOf(record) && secondOf(before) >= secondOf(record));
      expect(isInOrder, `${key}: ${before.cveId} before ${record.cveId}`).toBe(true);
    }
  }
});

it('finds its records by their ids, and no others', async () => {
  const catalogue = await open();
  const list = catalogue.list('security/Fortinet/FortiOS', 'all', { offset: 3, limit: 4 });
  const ids = list.map(({ cveId }) => cveId);
  expect(ids.map(catalogue.record)).toEqual(list);
  expect(['CVE-1990-0001', '__proto__', ''].map(catalogue.record)).toEqual([null, null, null]);
  expect(catalogue.list('__proto__', 'all', all)).toEqual([]);
  expect(catalogue.count('nobody/at all', 'all')).toBe(0);
});

it('packs and unpacks every record without losing anything', async () => {
  const catalogue = await open();
  for (const key of allProductKeys) {
    for (const record of catalogue.list(key, 'all', all))
      expect(unpackCve(JSON.parse(JSON.stringify(packCve(record))))).toEqual(record);
  }
});

it('knows who had exploits', async () => {
  const exploits = await shippedExploits();
  expect(exploits.size).toBeGreaterThan(300);
  expect([...exploits.values()].flat()).toContain('metasploit');
});
