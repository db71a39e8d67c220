import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['src/server/testing/packed-database.ts'],
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        // Pure code leaves nothing behind, so its files can share a worker: a worker each costs more than the tests.
        test: {
          name: 'engine',
          environment: 'node',
          isolate: false,
          include: ['src/{contract,engine}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/*.test.ts', 'src/{lookups,vision,server}/**/*.test.ts', 'ml/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'web', environment: 'jsdom', include: ['src/web/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
