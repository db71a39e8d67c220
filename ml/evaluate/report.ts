import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type EvaluationReport, evaluationReportSchema } from '../../src/contract/index.ts';
import { cardOf } from '../card/card-of.ts';
import type { ModelId, Options } from './options.ts';
import { aboutPictures } from './pictures/about-pictures.ts';
import { type Measured, say } from './print.ts';

const titles: Record<ModelId, string> = {
  url: 'The model of links',
  mail: 'The model of messages',
  'page-text': 'The model of texts read from pictures',
  picture: 'Reading and judging pictures',
};

const manifestSchema = z.object({
  sha256: z.record(z.string(), z.string().length(64)),
  features: z.number().int().default(0),
  shape: z.object({ words: z.object({ bits: z.number() }).optional() }),
  trainedOn: z.string(),
  data: evaluationReportSchema.shape.data,
});

const folderOf = (id: ModelId) => new URL(`../../models/${id}/`, import.meta.url);

/** Figures belong to these very bytes; weights that differ from their manifest stop the run. */
const aboutModel = (id: ModelId): Pick<EvaluationReport, 'model' | 'data'> => {
  const folder = folderOf(id);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')));
  const together = createHash('sha256');
  let weightsBytes = 0;
  for (const [file, expected] of Object.entries(manifest.sha256).sort()) {
    const bytes = readFileSync(new URL(file, folder));
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (hash !== expected) throw new Error(`models/${id}/${file} is not the file of its manifest`);
    together.update(bytes);
    weightsBytes += bytes.length;
  }
  // A model of words alone has as many features as there are buckets that words can fall into.
  const featureCount = manifest.features || 2 ** (manifest.shape.words?.bits ?? 0);
  const { trainedOn, data } = manifest;
  return {
    model: { id, title: titles[id], sha256: together.digest('hex'), weightsBytes, featureCount, trainedOn },
    data,
  };
};

const commandOf = (id: ModelId, { hasPeers, data }: Options): string => {
  const what =
    id === 'picture' ? `screenshot${data === '' ? '' : ' --data <folder>'}` : `--data <folder> --only ${id}`;
  return `npm run evaluate -- ${what} --report${hasPeers && (id === 'mail' || id === 'picture') ? ' --peers' : ''}`;
};

/** Writes evaluation.json and, rendered from it, card.md beside the weights. */
export const writeReport = (id: ModelId, measured: Measured, options: Options): void => {
  const report = evaluationReportSchema.parse({
    ...(id === 'picture' ? aboutPictures() : aboutModel(id)),
    measuredOn: options.date,
    command: commandOf(id, options),
    ...measured,
  });
  const folder = folderOf(id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('evaluation.json', folder), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(new URL('card.md', folder), cardOf(folder));
  say(`models/${id}/evaluation.json and card.md written\n`);
};
