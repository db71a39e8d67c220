import type { EvaluationReport } from '../../../src/contract/index.ts';
import type { PictureItem } from '../../generate/pictures/picture-item.ts';
import type { PlacedText } from '../../metrics/character-errors.ts';
import { say } from '../print.ts';
import { percent, share, table } from '../tally.ts';
import { charactersOf, ours } from './reading-figures.ts';

type Read = { item: PictureItem; file: string; lines: readonly PlacedText[] };
type Wrong = { bars: readonly Read[]; codes: readonly { item: PictureItem }[] };

const listed = 12;

export const printReading = (
  { exact, characters, cpuMs, memoryGrowthMegabytes }: NonNullable<EvaluationReport['reading']>,
  read: readonly Read[],
  wrong: Wrong,
): void => {
  say(
    table(
      ['read exactly', 'reader', 'right', 'of', 'share'],
      exact.map(({ what, reader, right, of }) => [
        what,
        reader,
        String(right),
        String(of),
        percent(share(right, of)),
      ]),
    ),
  );
  const ways: readonly (readonly [string, (item: PictureItem) => string])[] = [
    ['kind', ({ kind }) => kind],
    ['language', ({ language }) => language],
    ['theme', ({ theme }) => theme],
    ['size', ({ size }) => size],
    ['taken', ({ isPhotographed }) => (isPhotographed ? 'photographed' : 'captured')],
  ];
  const finer = ways.flatMap(([way, nameOf]) =>
    [...Map.groupBy(read, ({ item }) => nameOf(item))].map(([name, some]) =>
      charactersOf(`${way}: ${name}`, ours, some),
    ),
  );
  say(
    table(
      ['characters misread', 'reader', 'errors', 'of', 'share'],
      [...characters, ...finer].map(({ slice, reader, errors, of }) => [
        slice,
        reader,
        String(errors),
        String(of),
        percent(share(errors, of)),
      ]),
    ),
  );
  say(`processor time of 1280 × 800: p50 ${cpuMs.p50} ms, p99 ${cpuMs.p99} ms over ${cpuMs.samples}`);
  say(`memory after 200 further pictures: ${memoryGrowthMegabytes ?? '-'} MB more\n`);
  for (const { item, file, lines } of wrong.bars.slice(0, listed))
    say(`bar not read: ${item.host} in ${file}\n        ${nearest(item, lines)}`);
  for (const { item } of wrong.codes.slice(0, listed)) say(`code not read: ${item.file}`);
  say('');
};

const nearest = (item: PictureItem, lines: readonly PlacedText[]): string => {
  const bar = item.lines.find(({ role }) => role === 'bar');
  const middle = bar ? bar.box.top + bar.box.height / 2 : 0;
  return lines
    .filter(({ box }) => Math.abs(box.top + box.height / 2 - middle) < 20)
    .map(({ text }) => text)
    .join(' | ');
};
