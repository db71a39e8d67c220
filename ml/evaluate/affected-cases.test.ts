import { expect, it } from 'vitest';
import { casesOf, releaseAfter, releaseBefore } from './affected-cases.ts';

it.each([
  ['7.2.5', '7.2.4', '7.2.6'],
  ['10.2.9-h1', '10.2.9', '10.2.9-h2'],
  ['21.4R3-S5', '21.4R3-S4', '21.4R3-S6'],
  ['9.16(4)', '9.16(3)', '9.16(5)'],
  ['7.2.0', null, '7.2.1'],
])('%s lies between %s and %s', (end, before, after) => {
  expect(releaseBefore(end)).toBe(before);
  expect(releaseAfter(end)).toBe(after);
});

const cve = (...versions: object[]) => ({
  cveMetadata: { cveId: 'CVE-2024-0001' },
  containers: { cna: { affected: [{ vendor: 'Palo Alto Networks', product: 'PAN-OS', versions }] } },
});
const of = (...versions: object[]) =>
  casesOf(cve(...versions)).map(({ version, isInside }) => [version, isInside]);

it('takes the ends of a range for inside and outside', () => {
  expect(of({ status: 'affected', version: '10.2.0', lessThan: '10.2.9-h1' })).toEqual([
    ['10.2.0', true],
    ['10.2.9', true],
    ['10.2.9-h1', false],
    ['10.2.9-h2', false],
  ]);
});

it('leaves out what another entry of the record decides otherwise', () => {
  expect(
    of(
      { status: 'affected', version: '10.2.0', lessThan: '10.2.3' },
      { status: 'affected', version: '10.2.3', lessThan: '10.2.5' },
    ),
  ).not.toContainEqual(['10.2.3', false]);
});
