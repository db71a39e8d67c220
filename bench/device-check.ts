// How soon does a visitor's own device answer, counted from the first key, and what does it fetch for that? Chromium with the
// processor slowed down four times, on a screen of 390 x 844, while the server's answer is held back. Everything comes over
// loopback: what a network adds is the size by its rate. Needs the built page: npm run build.
// Run: node bench/device-check.ts [--rounds 5] [--slow 4]
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { programPath } from '../scripts/programs.ts';
import { median, printMachine, printTable, say, sayLimit } from './kit/figures.ts';
import { startHookwise } from './kit/servers.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, slow: { type: 'string', default: '4' } },
});
const firstVerdictLimitMs = 1500;
const sizeLimitBytes = 5 * 1024 * 1024;

const fields = {
  link: { path: '/check/url', field: 'URL', text: 'http://paypal.com.account-verify.top/login' },
  message: {
    path: '/check/email',
    field: 'Email content',
    text: 'Your account is suspended. Confirm your password: http://paypal.com.account-verify.top/login',
  },
};

const measure = async (browser: Browser, url: string, { path, field, text }: (typeof fields)['link']) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  await page.route('**/api/analyze/**', () => undefined);
  const fetched: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/assets/device/'))
      fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${url}${path}`);
  const input = page.getByRole('textbox', { name: field, exact: true });
  await input.focus();
  await page.waitForLoadState('networkidle');
  // Measured in the page, so that the way to it does not count: from the first key to the verdict in the document.
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener('input', () => (start ||= performance.now()), { capture: true, once: true });
        new MutationObserver(() => {
          if (document.body.textContent.includes('First impression')) resolve(performance.now() - start);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.keyboard.insertText(text);
  await input.evaluate((element) => (element as HTMLInputElement).form?.requestSubmit());
  const ms = await took;
  const bytes = (await Promise.all(fetched)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { ms, bytes };
};

const { url, stop } = await startHookwise();
const browser = await chromium.launch({ executablePath: programPath('chromium'), args: ['--no-sandbox'] });
printMachine();
for (const [what, field] of Object.entries(fields)) {
  const rounds = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    rounds.push(await measure(browser, url, field));
  const times = rounds.map(({ ms }) => ms);
  const bytes = rounds[0]?.bytes ?? 0;
  say();
  printTable([
    { what, 'fastest, ms': Math.min(...times), 'median, ms': median(times), 'fetched, bytes': bytes },
  ]);
  sayLimit(
    `first verdict within ${firstVerdictLimitMs} ms of the first key`,
    median(times) <= firstVerdictLimitMs,
  );
  sayLimit('5 MB, packed', bytes <= sizeLimitBytes);
}
await browser.close();
await stop();
