import type { EvaluationReport } from '../../../src/contract/index.ts';
import { findAddressBars, type PictureReading } from '../../../src/engine/training.ts';
import type { PictureItem } from '../../generate/pictures/picture-item.ts';
import { characterErrors, type PlacedText } from '../../metrics/character-errors.ts';
import { type LogoCounts, logoMatches } from '../../metrics/logo-matches.ts';
import { isHostRead } from './exact-hosts.ts';

type Reading = NonNullable<EvaluationReport['reading']>;
export type Exact = Reading['exact'][number];
export type Characters = Reading['characters'][number];

export const ours = 'Hookwise';

export const charactersOf = (
  slice: string,
  reader: string,
  read: readonly { item: PictureItem; lines: readonly PlacedText[] }[],
): Characters => {
  let [errors, of] = [0, 0];
  for (const { item, lines } of read) {
    const counts = characterErrors(
      {
        lines: item.lines.filter(({ isCut }) => !isCut),
        unclear: [...item.logos, ...item.codes, ...item.lines.filter(({ isCut }) => isCut)].map(
          ({ box }) => box,
        ),
      },
      lines,
    );
    errors += counts.errors;
    of += counts.characters;
  }
  return { slice, reader, errors, of };
};

const barOf = (item: PictureItem) => item.lines.find(({ role }) => role === 'bar');

/** Bars whose host is visible, and whether that host was read letter by letter. */
export const barsRead = <Read extends { item: PictureItem; lines: readonly PlacedText[] }>(
  read: readonly Read[],
) => {
  const shown = read.filter(({ item }) => item.host !== null && barOf(item) !== undefined);
  const right = shown.filter(({ item, lines }) => {
    const bar = barOf(item);
    return bar !== undefined && isHostRead(item.host ?? '', bar.box, lines);
  });
  return { right: right.length, of: shown.length, wrong: shown.filter((one) => !right.includes(one)) };
};

/** The same as the engine sees it: whether it takes that line, and no other, for the bar. */
export const barsTaken = (read: readonly { item: PictureItem; reading: PictureReading }[]) => {
  const taken = read.map(({ item, reading }) => ({
    item,
    host: findAddressBars(reading).bar?.host.toLowerCase() ?? null,
  }));
  const shown = taken.filter(({ item }) => item.host !== null);
  const none = taken.filter(({ item }) => item.host === null);
  return {
    right: shown.filter(({ item, host }) => host === item.host?.toLowerCase()).length,
    of: shown.length,
    falsely: none.filter(({ host }) => host !== null).length,
    ofNone: none.length,
  };
};

export const codesRead = (read: readonly { item: PictureItem; reading: PictureReading }[]) => {
  const shown = read.flatMap(({ item, reading }) => item.codes.map((code) => ({ item, code, reading })));
  const wrong = shown.filter(({ code, reading }) => !reading.codes.some(({ text }) => text === code.text));
  return { right: shown.length - wrong.length, of: shown.length, wrong };
};

/** Only brands whose marks are recognised at all count as shown. */
export const logosFound = (
  read: readonly { item: PictureItem; reading: PictureReading }[],
  known: ReadonlySet<string>,
): LogoCounts => {
  const sum: LogoCounts = { shown: 0, found: 0, claimed: 0, right: 0 };
  for (const { item, reading } of read) {
    const counts = logoMatches(
      item.logos.filter(({ brand }) => known.has(brand)),
      reading.logos,
    );
    sum.shown += counts.shown;
    sum.found += counts.found;
    sum.claimed += counts.claimed;
    sum.right += counts.right;
  }
  return sum;
};

/** Lookalike addresses that were read exactly, by the size of their letters. */
export const lookalikesRead = (
  reader: string,
  sheets: readonly { item: PictureItem; size: number; hosts: string[]; lines: readonly PlacedText[] }[],
): Exact[] =>
  [...Map.groupBy(sheets, ({ size }) => size)].map(([size, some]) => {
    const shown = some.flatMap(({ item, hosts, lines }) =>
      hosts.flatMap((host) => {
        const line = item.lines.find(({ text }) => text.includes(host));
        return line ? [isHostRead(host, line.box, lines)] : [];
      }),
    );
    return {
      what: `lookalike addresses at ${size} px`,
      reader,
      right: shown.filter(Boolean).length,
      of: shown.length,
    };
  });
