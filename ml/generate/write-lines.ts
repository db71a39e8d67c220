import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';

/** What both generators' commands do: --seed, --count and --out, and one JSON object per line. */
export const writeLines = async (
  generate: (given: { seed: number; count: number }) => Iterable<object>,
): Promise<void> => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '1000' },
      out: { type: 'string' },
    },
  });
  if (!values.out) throw new Error('--out names the file to write');
  const out = createWriteStream(values.out);
  for (const item of generate({ seed: Number(values.seed), count: Number(values.count) })) {
    if (!out.write(`${JSON.stringify(item)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
};
