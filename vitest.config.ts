import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start, kill and restart whole servers. They get the machine for themselves, after all others. */
const wholeServers = ['src/server/{main,many-servers}.test.ts', 'src/server/faults/**/*.test.ts'];

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
          exclude: [...configDefaults.exclude, ...wholeServers],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole servers',
          environment: 'node',
          include: wholeServers,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          globalSetup: ['src/web/testing/real-server.ts'],
        },
      },
    ],
  },
});
