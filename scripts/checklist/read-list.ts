/** Where an id is shown: a browser test, or a test file by its path from the root. */
export type Place = 'browser' | (string & {});
export type Entry = { id: string; statement: string; places: Place[] };
export type Group = { title: string; entries: Entry[] };
export type Checklist = { groups: Group[]; faults: string[] };

const entryLine = /^- \*\*([A-Z]+-\d{2})\*\* (.+?)((?: \[(?:browser|[\w./-]+\.test\.tsx?)\])+)$/;

const placesIn = (brackets: string): Place[] =>
  [...brackets.matchAll(/\[([^\]]+)\]/g)].map(([, place = '']) => place);

/** Reads `docs/checklist.md`. A malformed entry is reported, not skipped. */
export const readList = (markdown: string): Checklist => {
  const groups: Group[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const line of markdown.split('\n')) {
    const [, title] = /^## (.+)$/.exec(line) ?? [];
    if (title) groups.push({ title, entries: [] });
    if (!line.startsWith('- **')) continue;
    const [, id, statement, brackets] = entryLine.exec(line) ?? [];
    const group = groups.at(-1);
    if (!(id && statement && brackets && group)) {
      faults.push(`no entry, or without a place: ${line}`);
      continue;
    }
    if (seen.has(id)) faults.push(`${id} stands in the list twice`);
    seen.add(id);
    group.entries.push({ id, statement, places: placesIn(brackets) });
  }
  return { groups: groups.filter(({ entries }) => entries.length > 0), faults };
};
