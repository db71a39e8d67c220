import { existsSync, readFileSync } from 'node:fs';
import { type DataFiles, dataFileNames, packData } from '../offline/index.ts';

/** Where the package has its data, seen from the file that was started. */
const places = ['./', '../'];

/** The folder with weights and tables; null in a checkout, where they are made of `models/`. */
const packedFolder = (script: URL): URL | null =>
  places
    .map((place) => new URL(place, script))
    .find((folder) => existsSync(new URL(dataFileNames.weights, folder))) ?? null;

/** In a checkout, this file lies two folders below its root. */
const checkout = (script: URL) => new URL('../../', script);

/** The two files that every check needs, each read in one go. */
export const shippedData = async (script: URL): Promise<DataFiles> => {
  const folder = packedFolder(script);
  if (folder)
    return {
      weights: readFileSync(new URL(dataFileNames.weights, folder)),
      tables: readFileSync(new URL(dataFileNames.tables, folder)),
    };
  const models = new URL('models/', checkout(script));
  const { reportEngine } = await import('../server/adapters/report-engine.ts');
  return packData({ read: async (path) => readFileSync(new URL(path, models)), made: reportEngine()() });
};

/** The folder of the catalogue of vulnerabilities. */
export const shippedCatalogue = (script: URL): URL =>
  new URL('vulnerabilities/', packedFolder(script) ?? new URL('models/', checkout(script)));
