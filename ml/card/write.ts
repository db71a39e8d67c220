/**
 * Renders card.md from the evaluation.json beside it. The limits come from limits.txt in the same folder, one to a line,
 * where there is one.
 *
 *   node ml/card/write.ts models/url [models/mail …]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluationReportSchema } from '../../src/contract/evaluation-report.ts';
import { renderCard } from './render-card.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('name a folder: node ml/card/write.ts models/url');

for (const folder of folders) {
  const report = evaluationReportSchema.parse(
    JSON.parse(readFileSync(join(folder, 'evaluation.json'), 'utf8')),
  );
  const limits = join(folder, 'limits.txt');
  const lines = existsSync(limits) ? readFileSync(limits, 'utf8').split('\n') : [];
  const card = join(folder, 'card.md');
  writeFileSync(
    card,
    renderCard(
      report,
      lines.map((line) => line.trim()).filter((line) => line !== ''),
    ),
  );
  process.stdout.write(`${card}\n`);
}
