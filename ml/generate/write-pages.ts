import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { generatePages } from './pages.ts';

// node ml/generate/write-pages.ts --seed 1 --count 8000 --out pages.jsonl
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    out: { type: 'string' },
  },
});
if (!values.out) throw new Error('--out names the file to write');

const out = createWriteStream(values.out);
for (const page of generatePages({ seed: Number(values.seed), count: Number(values.count) })) {
  if (!out.write(`${JSON.stringify(page)}\n`)) await once(out, 'drain');
}
out.end();
await once(out, 'finish');
