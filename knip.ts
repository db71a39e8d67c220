import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/server/testing/crash-writer.ts',
    // The guarded way out: the lookups that go through it come with the domain tool.
    'src/lookups/{egress,attempt}.ts',
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    'ml/**/*.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**', 'e2e/**/*.ts', 'bench/**', 'ml/**'],
  ignoreExportsUsedInFile: true,
};
export default config;
