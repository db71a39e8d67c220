import { existsSync, readFileSync } from 'node:fs';
import { evaluationReportSchema } from '../../src/contract/index.ts';
import { renderCard } from './render-card.ts';

/** The card of a model, from the report and the limits that stand in its folder. */
export const cardOf = (folder: URL): string => {
  const report = readFileSync(new URL('evaluation.json', folder), 'utf8');
  const limits = new URL('limits.txt', folder);
  const lines = existsSync(limits) ? readFileSync(limits, 'utf8').split('\n') : [];
  return renderCard(
    evaluationReportSchema.parse(JSON.parse(report)),
    lines.map((line) => line.trim()).filter((line) => line !== ''),
  );
};
