import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of these packages, the ones that the pages import: they end up in what a browser loads. */
export const bundledPackages = (root: string, names: readonly string[]): string[] => {
  const web = join(root, 'src/web');
  const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(web, name), 'utf8'));
  return names.filter((name) =>
    texts.some(
      (text) => text.includes(`'${name}'`) || text.includes(`'${name}/`) || text.includes(`"${name}`),
    ),
  );
};
