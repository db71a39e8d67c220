import { z } from 'zod';
import { versionsSchema } from '../contract/versions.ts';
import { packTrees } from '../engine/index.ts';
import { writeDataFile } from './data-file.ts';
import { aboutTables, aboutWeights, type DataFiles } from './engine-data.ts';
import { writeTrees } from './trees-file.ts';

type Sources = {
  /** A file under `models/`. */
  read: (path: string) => Promise<Uint8Array>;
  /** The version of the product, and the days of its models and tables, as the server states them. */
  made: { version: string; parts: { name: string; date: string }[] };
};

/** Makes the two data files out of the folder `models/`. */
export const packData = async ({ read, made }: Sources): Promise<DataFiles> => {
  const manifest = async (name: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await read(`${name}/manifest.json`)));
  const contents = async (names: readonly string[]) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
  const trees = async (model: string) =>
    writeTrees(packTrees(JSON.parse(new TextDecoder().decode(await read(`${model}/trees.json`)))));
  const weights = aboutWeights.parse({
    kind: 'weights',
    engine: made.version,
    models: versionsSchema.shape.models.parse(made.parts),
    url: await manifest('url'),
    mail: await manifest('mail'),
  });
  const tables = aboutTables.parse({
    kind: 'tables',
    popularity: await manifest('popularity'),
    knownPhishing: await manifest('known-phishing'),
  });
  const { file: popularity } = fileOf.parse(await manifest('popularity'));
  const { file: knownPhishing } = fileOf.parse(await manifest('known-phishing'));
  return {
    weights: writeDataFile(weights, {
      'url/trees.bin': await trees('url'),
      'mail/trees.bin': await trees('mail'),
      ...(await contents(['url/spelling.bin', 'mail/words.bin'])),
    }),
    tables: writeDataFile(tables, {
      'popularity.bin': await read(`popularity/${popularity}`),
      'known-phishing.bin': await read(`known-phishing/${knownPhishing}`),
    }),
  };
};

const fileOf = z.object({ file: z.string() });
