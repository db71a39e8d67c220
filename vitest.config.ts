import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start, kill and restart whole servers, after all others. `npm test -- --quick` leaves them out. */
const wholeServers = ['src/server/{main,many-servers}.test.ts', 'src/server/faults/**/*.test.ts'];

/** Tests that draw in a real browser. `npm test -- --quick` leaves them out, too. */
const drawing = ['ml/generate/pictures/render.test.ts'];

/**
 * Tests that take ten seconds and more: they start threads and processes, or try hundreds of hostile inputs.
 * `npm test -- --quick` leaves them out, too.
 */
const slow = [
  'src/command/{recipes,start}.test.ts',
  'src/server/adapters/{process,worker}-pool.test.ts',
  'src/server/hostile/**/*.test.ts',
  'src/server/routes/{analysis-history,analyze-domain-hostile,analyze-email,analyze-screenshot,payments}.test.ts',
  'src/server/security/{heavy-work,hung-up-checks,native-code,quota,sign-in-codes}.test.ts',
  'src/server/services/{back-up,sync-feeds,sync-from-files,sync-from-network}.test.ts',
  'src/server/store/unavailable.test.ts',
  'src/vision/{open-picture,codes/read-codes}.test.ts',
  'scripts/package.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['src/server/testing/packed-database.ts'],
    setupFiles: ['src/testing/set-up-seed.ts'],
    // Without Maglev, as the product runs: decision 0029. And no test runs long enough to gain by optimising PostgreSQL.
    execArgv: ['--no-maglev', '--liftoff-only'],
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    // Files share a worker, its modules, its database and its page, and leave nothing behind: a worker each costs more
    // than the tests.
    isolate: false,
    // What never comes still fails; what is slow because the machine is busy does not.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          include: ['src/{contract,engine}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{src,scripts}/*.test.ts',
            'src/{lookups,vision,server,offline,command}/**/*.test.ts',
            'ml/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...drawing, ...slow, ...wholeServers],
        },
      },
      { extends: true, test: { name: 'drawing', environment: 'node', include: drawing } },
      { extends: true, test: { name: 'slow', environment: 'node', include: slow } },
      {
        extends: true,
        test: {
          name: 'whole servers',
          environment: 'node',
          include: wholeServers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'node',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/set-up-page.ts'],
          globalSetup: ['src/web/testing/real-server.ts'],
        },
      },
    ],
  },
});
