import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateMails } from './mails.ts';

// node ml/generate/write.ts --seed 1 --count 12000 --out mails.jsonl
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    out: { type: 'string' },
  },
});
if (!values.out) throw new Error('--out names the file to write');

const out = createWriteStream(values.out);
for (const mail of generateMails({ seed: Number(values.seed), count: Number(values.count) })) {
  if (!out.write(`${JSON.stringify(mail)}\n`)) await once(out, 'drain');
}
out.end();
await once(out, 'finish');
