import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missing } from './command-problem.ts';

/**
 * Where the product's own sources are: the checkout that this command belongs to, the one that HOOKWISE_PRODUCT names, or the
 * current folder. The package has none: with its own native decoders and the database they are a hundred times its size.
 */
export const productFolder = (script: URL, env: NodeJS.ProcessEnv): string => {
  const folders = [fileURLToPath(new URL('../../', script)), env['HOOKWISE_PRODUCT'], process.cwd()];
  const found = folders.find((folder) => folder && existsSync(join(folder, 'scripts/start.mjs')));
  if (found) return found;
  throw missing(
    'This package has the command alone. To serve, go to a checkout of the product and run hookwise serve there, or name it in HOOKWISE_PRODUCT.',
  );
};
