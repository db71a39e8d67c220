import { parseArgs } from 'node:util';
import { findLogos, overlap } from '../../src/vision/training.ts';
import { readLogoPages } from '../generate/logos/read-logo-pages.ts';
import { matchLogos } from './logo-score.ts';

// node ml/evaluate/logos.ts --pages .training/logo-pages/reserve [--unread] [--mistakes]
// How well marks are found on pages whose layouts, typefaces and other drawings the model has not seen.

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '.training/logo-pages/reserve' },
    /** As if no word of the pages had been read. */
    unread: { type: 'boolean', default: false },
    mistakes: { type: 'boolean', default: false },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const slices = new Map<string, { right: number; all: number }>();
const count = (name: string, isRight: boolean) => {
  const slice = slices.get(name) ?? { right: 0, all: 0 };
  slices.set(name, { right: slice.right + Number(isRight), all: slice.all + 1 });
};
const sizeOf = (pixels: number) =>
  [18, 26, 36, 52, 80, 140].reduce(
    (name, limit) => (pixels >= limit ? `size ${limit} and more` : name),
    'size under 18',
  );

let [named, wrong, pages, alarmed] = [0, 0, 0, 0];
const times: number[] = [];
for await (const { id, picture, marks, lines } of readLogoPages(values.pages)) {
  const began = process.cpuUsage();
  const found = await findLogos(picture, values.unread ? [] : lines);
  const { user, system } = process.cpuUsage(began);
  times.push((user + system) / 1000);
  const matches = matchLogos(found, marks);
  for (const [at, { brand, box, ink, ground }] of marks.entries()) {
    const isRight = matches[at] !== undefined;
    for (const name of ['all', sizeOf(Math.max(box.width, box.height)), `ink ${ink}`, `ground ${ground}`])
      count(name, isRight);
    count(`brand ${brand}`, isRight);
    if (!isRight && values.mistakes)
      print(
        `missed ${brand} on ${id}: ${ink} on ${ground}, ${Math.round(box.width)} x ${Math.round(box.height)} at ${Math.round(box.left)},${Math.round(box.top)}`,
      );
  }
  const mistaken = found.filter((logo) => !matches.includes(logo));
  for (const { brand, box, confidence } of mistaken) {
    const under = marks.find((mark) => overlap(mark.box, box) > 0.2)?.brand ?? 'nothing known';
    if (values.mistakes)
      print(
        `wrong ${brand} ${confidence.toFixed(3)} on ${id}: ${under}, ${Math.round(box.width)} x ${Math.round(box.height)} at ${Math.round(box.left)},${Math.round(box.top)}`,
      );
  }
  named += found.length;
  wrong += mistaken.length;
  pages += 1;
  alarmed += Number(mistaken.length > 0);
}
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const middle = times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
print(
  `${pages} pages, ${named} marks named, ${wrong} of them wrong: precision ${share(named - wrong, named)}; wrong on ${share(alarmed, pages)} of pages`,
);
print(`CPU for a page: ${middle.toFixed(0)} ms in the middle, ${(times.at(-1) ?? 0).toFixed(0)} ms at most`);
for (const [name, { right, all }] of [...slices].filter(([name]) => !name.startsWith('brand')).sort()) {
  print(
    `${name.padEnd(24)} ${String(right).padStart(5)} of ${String(all).padStart(5)}  recall ${share(right, all)}`,
  );
}
const poor = [...slices].filter(
  ([name, { right, all }]) => name.startsWith('brand') && all > 1 && right < 0.7 * all,
);
print(
  `less than 70 % found: ${poor.map(([name, { right, all }]) => `${name.slice(6)} ${right}/${all}`).join(', ') || 'none'}`,
);
