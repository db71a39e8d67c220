import type { EvaluationSlice } from '../../../src/contract/index.ts';
import type { PictureItem } from '../../generate/pictures/picture-item.ts';
import type { Judged } from '../judged.ts';
import { sliceOf } from '../slice.ts';

type Told = { item: PictureItem; judged: Judged };

const ways: readonly (readonly [string, (item: PictureItem) => string])[] = [
  ['', () => 'drawn pictures, templates and brands nobody fitted on'],
  ['kind', ({ kind }) => kind],
  ['language', ({ language }) => language],
  ['theme', ({ theme }) => theme],
  ['size', ({ size }) => size],
  ['taken', ({ isPhotographed }) => (isPhotographed ? 'photographed' : 'captured')],
  ['address bar', ({ host }) => (host === null ? 'none' : 'shown')],
];

/** All of them first, then every way to divide them. */
export const pictureSlices = (held: readonly Told[]): EvaluationSlice[] =>
  ways.flatMap(([way, nameOf]) =>
    [...Map.groupBy(held, ({ item }) => nameOf(item))]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([name, some]) => {
        const of = (label: PictureItem['label']) =>
          some.filter(({ item }) => item.label === label).map(({ judged }) => judged);
        return sliceOf(
          { name: way === '' ? name : `${way}: ${name}`, split: 'generated' },
          of('phish'),
          of('legit'),
        );
      }),
  );
