import type { Entry, Group, Place } from './read-list.ts';
import type { RanTest } from './read-results.ts';

export type JudgedEntry = {
  entry: Entry;
  /** Every test that carries the id. */
  tests: RanTest[];
  /** What keeps it from being covered and passing; empty if nothing does. */
  faults: string[];
};
export type JudgedGroup = { title: string; entries: JudgedEntry[] };
export type JudgedList = {
  groups: JudgedGroup[] /** Ids of our groups that tests carry and the list does not. */;
  unknownIds: string[];
};

const isAt = (test: RanTest, place: Place): boolean =>
  place === 'browser' ? test.isBrowser : test.file === place;

const inWords = (place: Place): string =>
  place === 'browser'
    ? 'no browser test that passed carries it'
    : `no test that passed in ${place} carries it`;

const faultsOf = ({ places }: Entry, tests: RanTest[]): string[] => {
  if (tests.length === 0) return ['no test carries it'];
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const shown = tests.filter(({ outcome }) => outcome === 'passed');
  return [
    ...failed.map(({ file, title }) => `failed: ${file}: ${title}`),
    ...places.filter((place) => !shown.some((test) => isAt(test, place))).map(inWords),
  ];
};

/** Checks the list against the results: an id needs a passing test at every place it names, and no failing one anywhere. */
export const judgeList = (groups: Group[], ran: RanTest[]): JudgedList => {
  const carriers = new Map<string, RanTest[]>();
  for (const test of ran) for (const id of test.ids) carriers.set(id, [...(carriers.get(id) ?? []), test]);
  const ids = new Set(groups.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const prefixes = new Set([...ids].map((id) => id.split('-')[0]));
  return {
    groups: groups.map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => {
        const tests = carriers.get(entry.id) ?? [];
        return { entry, tests, faults: faultsOf(entry, tests) };
      }),
    })),
    unknownIds: [...carriers.keys()].filter((id) => !ids.has(id) && prefixes.has(id.split('-')[0])),
  };
};
