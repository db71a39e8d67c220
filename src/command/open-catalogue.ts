import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exploitsKnownTo, shippedVulnerabilities } from '../server/adapters/shipped-vulnerabilities.ts';
import { dataFolder } from './data-folder.ts';
import { shippedCatalogue } from './shipped-files.ts';

/** Where `hookwise update` keeps its catalogue, below the folder of its data. */
export const catalogueFolder = 'vulnerabilities';

/** The catalogue of vulnerabilities: the one that was taken last, else the one that came with the package. */
export const openCatalogue = ({ script, env }: { script: URL; env: NodeJS.ProcessEnv }) => {
  const data = dataFolder(env);
  const taken = data && join(data, catalogueFolder);
  const shipped = shippedCatalogue(script);
  const folder = taken && existsSync(join(taken, 'manifest.json')) ? pathToFileURL(`${taken}/`) : shipped;
  return { shipped: shippedVulnerabilities(folder), exploitsKnownTo: exploitsKnownTo(shipped) };
};
