// Builds the package `hookwise` into packages/hookwise/dist: the engine for every platform, the command, weights and tables, types.
// `npm run pack` does it, and packs what was built.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleCommand } from './bundle-command.ts';
import { writeDataFiles } from './write-data-files.ts';
import { writeTypes } from './write-types.ts';

const root = new URL('../', import.meta.url);
const here = new URL('packages/hookwise/', root);
const dist = new URL('dist/', here);
const path = (file: string, base = here) => fileURLToPath(new URL(file, base));

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

/** One file each, so that a runtime without packages can be handed it: code for messages included. */
const bundle = async (entry: string, platform: 'neutral' | 'node') => {
  const build = await rolldown({
    input: path(`source/${entry}.ts`),
    platform,
    // Nothing of Node may get into what runs everywhere: it would be missing there.
    external: platform === 'node' ? [/^node:/] : [],
    resolve: { mainFields: ['module', 'main'], conditionNames: ['import', 'default'] },
    transform: { target: 'es2022', inject: { 'URL.parse': [path('source/parse-url.ts'), 'parseUrl'] } },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(`${entry}: ${log.message}`);
    },
  });
  await build.write({
    file: path(`dist/${entry}.js`),
    format: 'esm',
    minify: true,
    codeSplitting: false,
  });
  await build.close();
};
await Promise.all([bundle('engine', 'neutral'), bundle('engine.node', 'node'), bundleCommand(dist)]);

await writeDataFiles(dist);

writeFileSync(new URL('engine.d.ts', dist), writeTypes());
