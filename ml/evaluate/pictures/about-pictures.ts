import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { EvaluationReport } from '../../../src/contract/index.ts';

const models = new URL('../../../models/', import.meta.url);
/** What pictures are read with, beside the models that judge words and links. */
const folders = ['line-reader', 'logos', 'logo', 'layouts', 'layout'];

/** The weights and tables that read pictures, as one: what was measured belongs to these very bytes. */
export const aboutPictures = (): Pick<EvaluationReport, 'model' | 'data'> => {
  const together = createHash('sha256');
  let weightsBytes = 0;
  for (const name of folders) {
    const folder = new URL(`${name}/`, models);
    if (!existsSync(new URL('manifest.json', folder))) continue;
    for (const file of readdirSync(folder)
      .filter((one) => !/\.(?:json|md|txt)$/.test(one))
      .sort()) {
      const bytes = readFileSync(new URL(file, folder));
      together.update(bytes);
      weightsBytes += bytes.length;
    }
  }
  return {
    model: {
      id: 'picture',
      title: 'Reading and judging pictures',
      sha256: together.digest('hex'),
      weightsBytes,
      featureCount: 0,
      trainedOn:
        'lines and marks that we drew ourselves; templates, wordings and brands of the measured part were left out',
    },
    data: [],
  };
};
