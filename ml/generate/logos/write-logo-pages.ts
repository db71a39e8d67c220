import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { logoPage } from './logo-page.ts';
import { marks } from './marks.ts';
import { interfaceIcons, type LogoPart, otherMarks } from './other-icons.ts';
import { renderLogoPages } from './render-logo-pages.ts';
import { tightened } from './tight.ts';

// node ml/generate/logos/write-logo-pages.ts --part fit --seed 1 --count 300 --out .training/logo-pages/fit
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'fit' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    out: { type: 'string' },
  },
});
const part: LogoPart = values.part === 'reserve' ? 'reserve' : 'fit';
const out = values.out ?? join('.training/logo-pages', part);
mkdirSync(out, { recursive: true });

const stock = {
  marks: await Promise.all(marks.map(tightened)),
  icons: interfaceIcons(part),
  companies: otherMarks(part),
};
const pages = Array.from({ length: Number(values.count) }, (_, index) =>
  logoPage(`${values.seed}-${index}`, part, stock),
);
for await (const { id, picture, marks: placed, lines } of renderLogoPages(pages)) {
  const { width, height, data } = picture;
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(join(out, `${id}.png`));
  writeFileSync(join(out, `${id}.json`), JSON.stringify({ marks: placed, lines }));
}
