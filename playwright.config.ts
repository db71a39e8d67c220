import { defineConfig } from '@playwright/test';
import { programPath } from './scripts/programs.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What never comes still fails; what is slow because the machine is busy does not. Most tests take two seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // What a worker passes on, a test could not answer itself. e2e/phone.spec.ts has one.
    serviceWorkers: 'block',
    // Drawing what moves is a third of the work of a test. What is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: programPath('chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page lives long enough to gain by optimising its code, or by a process of its own for the network.
        '--js-flags=--no-opt --no-maglev',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
});
