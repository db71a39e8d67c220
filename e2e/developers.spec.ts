import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { signInWithPlan } from './testing/plans.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const execute = promisify(execFile);

test('the reference shows every call within our policy, and asks nobody else', async ({
  page,
  server,
  request,
  expectAccessible,
}) => {
  const refused: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  page.on('pageerror', (error) => refused.push(error.message));
  page.on('request', (asked) => {
    if (!asked.url().startsWith(server.url)) elsewhere.push(asked.url());
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developers');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Quick start',
    'A key to try with',
    'Every call',
    'What holds for all',
  ]);
  for (const [language, code] of [
    ['curl', "curl 'http"],
    ['Python', 'urllib.request'],
    ['Node', 'await fetch('],
  ] as const) {
    await main.getByRole('tab', { name: language }).first().click();
    await expect(main.locator('#start pre')).toContainText(code);
  }
  await expect(main.getByText('Keys come with the Standard plan. Sign in to create one.')).toBeVisible();

  const { paths } = await (await request.get('/api/v1/openapi.json')).json();
  const ids = Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  for (const id of ids) await expect(main.locator(`#${id}`)).toHaveCount(1);

  await main.locator('#checkUrl').getByText('/api/v1/check/url').click();
  await expect(main.locator('#checkUrl')).toContainText('Needs a key with the scope check:url.');
  await main.locator('#checkUrl').getByText('200').click();
  await expect(main.locator('#checkUrl').getByText('"riskLevel": "phishing"')).toBeVisible();
  await main.locator('#checkUrl').getByText('Fields of explanation').click();
  await expect(main.locator('#checkUrl').getByText('whoSentThis', { exact: true })).toBeVisible();
  await expect(main.locator('#checkUrl').getByRole('button', { name: 'Send' })).toBeDisabled();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);

  await main.getByLabel('Find a call').fill('feedback 409');
  await expect(main.locator('#sendFeedback')).toBeVisible();
  await expect(main.locator('#checkUrl')).toHaveCount(0);
  await main.getByLabel('Find a call').fill('no such thing');
  await expect(main.getByText('No call has all of these words.')).toBeVisible();
  expect(refused.filter((text) => !text.includes('401'))).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('a person on a paid plan makes a key on the page and tries calls with it', async ({
  page,
  signIn,
  expectAccessible,
}, testInfo) => {
  await signInWithPlan(page, signIn, 'standard');
  await page.goto('/developers#checkUrl');
  await expect(page.locator('#checkUrl').getByRole('heading', { name: 'Try it' })).toBeVisible();
  await page.getByRole('button', { name: 'Create a Key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('First steps');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await page.getByRole('button', { name: 'I Have Copied It' }).click();
  const box = page.getByLabel('API key', { exact: true });
  await expect(box).toHaveValue(/^hw_live_[0-9A-Za-z]{49}$/);
  const key = await box.inputValue();

  const call = page.locator('#checkUrl');
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByText('200 OK')).toBeVisible();
  await expect(call.getByText('ratelimit: "daily";r=24', { exact: false })).toBeVisible();
  await expect(call.locator('[aria-live] pre')).toContainText('"riskLevel": "phishing"');
  await call.getByLabel('Body').fill('{"urll": 1}');
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByText('400 Bad Request')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);

  // What is shown is what runs.
  await call.getByRole('tab', { name: 'Node' }).click();
  const program = testInfo.outputPath('call.mjs');
  await writeFile(program, (await call.getByRole('tabpanel').locator('pre').textContent()) ?? '');
  const { stdout } = await execute(process.execPath, [program], { env: { HOOKWISE_KEY: key } });
  expect(stdout).toContain("riskLevel: 'phishing'");

  const results = page.locator('#listResults');
  await results.getByText('/api/v1/results', { exact: true }).click();
  await results.getByLabel('level').selectOption('phishing');
  await results.getByRole('button', { name: 'Send' }).click();
  await expect(results.locator('[aria-live] pre')).toContainText('"results": [');

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toContain(key.slice(12));
  await page.reload();
  await expect(page.getByLabel('API key', { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Create a Key' })).toHaveCount(0);
});

test('on the Free plan the page says what is needed, and a wrong key what is wrong with it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/developers#getUsage');
  await expect(page.getByText('Keys come with the Standard plan.')).toBeVisible();
  await page.getByLabel('API key', { exact: true }).fill('secret');
  await expect(page.getByText('A key begins with hw_live_')).toBeVisible();
  await page.getByLabel('API key', { exact: true }).fill('hw_live_unknown');
  await page.locator('#getUsage').getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('#getUsage').getByText('401 Unauthorized')).toBeVisible();
});
