/**
 * Builds models/layouts: what the sign-in pages that phishing imitates most look like, drawn by us and rendered.
 * Usage: node ml/build-tables/layouts.ts [--pages <folder with index.jsonl>]
 */

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  hueShare,
  type LayoutTable,
  layoutDigits,
  layoutsOf,
  likeAmong,
  type PageSignature,
  type Picture,
  pageLikeness,
  pictureHash,
  signatureParts,
  signaturesOf,
  softenLayout,
} from '../../src/vision/training.ts';
import { drawings } from '../generate/layouts/drawings.ts';
import { labelledPages } from '../generate/layouts/labelled-pages.ts';
import { lookDistances } from '../generate/layouts/look-distances.ts';
import { openRenderer } from '../generate/layouts/render.ts';
import { checkedShots, genericShots, libraryShots, type Wanted } from '../generate/layouts/shots.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    taken: { type: 'string', default: '2026-11-15' },
  },
});

/**
 * A page is named only where it is this much more like the layout than any page of another brand was, and at least this
 * like it; with next to no colour of its own it has to be more like it still. Set where held-out pages of nobody and
 * pages of other brands are named in fewer than one of a hundred cases.
 */
const margin = 0.05;
const leastLikeness = 0.62;
const leastColourless = 0.68;
const colourlessShare = 0.02;
/** An arrangement that other brands' pages share this closely identifies no brand and is left out. */
const sharedLikeness = 0.7;
const genericPages = 300;

const renderer = await openRenderer();
const render = ({ drawing, shot }: Wanted) => renderer.picture(drawing, shot);

type Candidate = {
  wanted: Wanted;
  parts: ReturnType<typeof signatureParts>;
  signature: PageSignature;
  others: number;
};
const candidates: Candidate[] = [];
for (const wanted of libraryShots(drawings)) {
  const parts = signatureParts(await render(wanted));
  const signature = { layout: softenLayout(parts.grid), colours: parts.colours, palette: parts.palette };
  candidates.push({ wanted, parts, signature, others: 0 });
}
const brandOf = ({ wanted }: Candidate) => wanted.drawing?.brand ?? '';
for (const one of candidates) {
  for (const other of candidates) {
    if (brandOf(one) === brandOf(other)) continue;
    one.others = Math.max(one.others, pageLikeness(one.signature, other.signature));
  }
}
for (const wanted of genericShots('fit', genericPages)) {
  const picture = await render(wanted);
  const signatures = signaturesOf(picture, pictureHash(picture));
  for (const one of candidates) {
    for (const own of signatures) one.others = Math.max(one.others, pageLikeness(own, one.signature));
  }
}

const distinctive = candidates.filter(({ others }) => others <= sharedLikeness);
const table: LayoutTable = {
  layouts: distinctive.flatMap(({ wanted: { drawing, shot }, parts, others }) => {
    if (!drawing) return [];
    const floor = hueShare(parts.palette) < colourlessShare ? leastColourless : leastLikeness;
    return {
      brand: drawing.brand,
      name: drawing.name,
      what: drawing.what,
      drawn: `${shot.width}x${shot.height} ${shot.isDark ? 'dark' : 'light'}`,
      least: Math.round(Math.max(floor, others + margin) * 1000) / 1000,
      layout: layoutDigits(parts.grid),
      colours: Buffer.from(parts.colours).toString('base64'),
      palette: Buffer.from(parts.palette).toString('base64'),
    };
  }),
};
// By name, so that the file does not change when a drawing moves.
const keyOf = ({ brand, name, drawn }: LayoutTable['layouts'][number]) => `${brand} ${name} ${drawn}`;
table.layouts.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
const library = layoutsOf(table);
const namesIn = (picture: Picture) =>
  likeAmong(library, signaturesOf(picture, pictureHash(picture))).map(({ brand }) => brand);

const tally = new Map<string, { pages: number; named: number; namedOther: number }>();
const missed = new Map<string, number>();
const looks: Picture[] = [];
for (const wanted of checkedShots(drawings)) {
  const { drawing, shot } = wanted;
  const picture = await render(wanted);
  const names = namesIn(picture);
  const key = `${shot.width}x${shot.height}${shot.quality ? ` jpeg ${shot.quality}` : ''}${shot.hasBars ? ' in a browser' : ''}`;
  const row = tally.get(key) ?? { pages: 0, named: 0, namedOther: 0 };
  const isNamed = names.includes(drawing?.brand ?? '');
  row.pages += 1;
  if (isNamed) row.named += 1;
  if (names.some((brand) => brand !== drawing?.brand)) row.namedOther += 1;
  tally.set(key, row);
  const page = `${drawing?.brand} ${drawing?.name}`;
  if (!isNamed) missed.set(page, (missed.get(page) ?? 0) + 1);
  if (shot.width === 1440) looks.push(picture);
}
let heldNamed = 0;
for (const wanted of genericShots('held', genericPages)) {
  if (namesIn(await render(wanted)).length > 0) heldNamed += 1;
}
await renderer.close();
const labelled = values.pages ? await labelledPages(values.pages, namesIn) : undefined;

const sum = (of: (row: { pages: number; named: number; namedOther: number }) => number) =>
  [...tally.values()].reduce((total, row) => total + of(row), 0);
const json = `{"layouts":[\n${table.layouts.map((layout) => JSON.stringify(layout)).join(',\n')}\n]}\n`;
mkdirSync('models/layouts', { recursive: true });
writeFileSync('models/layouts/layouts.json', json);
writeFileSync(
  'models/layouts/manifest.json',
  `${JSON.stringify(
    {
      what: 'Layouts of sign-in pages that phishing imitates, drawn by the project and rendered: where things stand, where colours stand, which colours there are',
      file: 'layouts.json',
      sha256: createHash('sha256').update(json).digest('hex'),
      bytes: Buffer.byteLength(json),
      drawings: drawings.length,
      brands: new Set(drawings.map(({ brand }) => brand)).size,
      layouts: table.layouts.length,
      leftOutAsShared: candidates.length - distinctive.length,
      source:
        "the project's own drawings in ml/corpus and ml/generate/pictures; no picture, mark or text of others",
      taken: values.taken,
      command: 'node ml/build-tables/layouts.ts --pages .training/pictures/fit',
      thresholds: { margin, leastLikeness, leastColourless, colourlessShare, sharedLikeness },
      recall: {
        what: 'each drawing again with other words, letters and sizes than in the library',
        pages: sum(({ pages }) => pages),
        named: sum(({ named }) => named),
        namedOther: sum(({ namedOther }) => namedOther),
        bySize: Object.fromEntries(tally),
        missed: Object.fromEntries([...missed].sort(([, a], [, b]) => b - a)),
      },
      falseMatches: { what: 'pages of nobody that set no threshold', pages: genericPages, named: heldNamed },
      ...(labelled && { labelledPages: labelled }),
      look: await lookDistances(looks),
    },
    null,
    2,
  )}\n`,
);
