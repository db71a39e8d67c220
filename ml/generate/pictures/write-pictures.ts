/**
 * Renders labelled pictures with the real browser.
 *
 *   node ml/generate/pictures/write-pictures.ts --part fit --seed 1 --count 1200 --out .training/pictures/fit
 *
 * One file each, and index.jsonl with what stands where on them. What is there already is kept: only the missing are drawn.
 */
import { parseArgs } from 'node:util';
import { writePictures } from './picture-folder.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'fit' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});
if (!values.out) throw new Error('--out names the folder to write');
if (values.part !== 'fit' && values.part !== 'held') throw new Error('--part is fit or held');
const items = await writePictures({
  part: values.part,
  seed: Number(values.seed),
  count: Number(values.count),
  from: Number(values.from),
  only: values.only,
  folder: values.out,
  onDrawn: (done) => {
    if (done % 25 === 0) process.stdout.write(`${done} drawn\n`);
  },
});
process.stdout.write(`${items.length} pictures in ${values.out}\n`);
