import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missing } from './command-problem.ts';
import { plainLine } from './plain-text.ts';

type Needs = { named: string | undefined; script: URL; env: NodeJS.ProcessEnv };

/**
 * Where the product's own sources are: the folder that was named, the checkout that this command belongs to, the one that
 * HOOKWISE_PRODUCT names, or the current folder. The package has none: with its own native decoders and the database they are a
 * hundred times its size.
 */
export const productFolder = ({ named, script, env }: Needs): string => {
  if (named !== undefined && !isProduct(named))
    throw missing(`${plainLine(named)} is no folder of the product: it has no scripts/start.mjs.`);
  const known = [fileURLToPath(new URL('../../', script)), env['HOOKWISE_PRODUCT'], '.'];
  const found = named ?? known.find((folder) => folder && isProduct(folder));
  if (found) return resolve(found);
  throw missing(
    'This package has the command alone. Name the folder of the product: hookwise serve ~/hookwise (or in HOOKWISE_PRODUCT, or go there).',
  );
};

const isProduct = (folder: string) => existsSync(join(folder, 'scripts/start.mjs'));
