import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { manPage } from '../src/command/index.ts';
import { reportEngine } from '../src/server/tools.ts';

const root = new URL('../', import.meta.url);
const path = (file: string, base = root) => fileURLToPath(new URL(file, base));

/** Parts that are loaded only when they are needed: together they are ten times what a check takes. */
export const bundleCommand = async (dist: URL): Promise<void> => {
  const build = await rolldown({
    input: { hookwise: path('src/command/main.ts') },
    platform: 'node',
    transform: {
      target: 'es2022',
      // Node 20 has neither.
      inject: {
        'URL.parse': [path('packages/hookwise/source/parse-url.ts'), 'parseUrl'],
        'Promise.withResolvers': [path('packages/hookwise/source/with-resolvers.ts'), 'withResolvers'],
      },
    },
  });
  await build.write({
    dir: path('command', dist),
    format: 'esm',
    minify: true,
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  chmodSync(path('command/hookwise.js', dist), 0o755);
  cpSync(path('models/vulnerabilities'), path('vulnerabilities', dist), { recursive: true });
  writeFileSync(path('hookwise.1', dist), manPage(reportEngine()().version));
};
