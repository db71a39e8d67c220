import { readFileSync } from 'node:fs';
import { accuracyResponse } from '../src/contract/accuracy.ts';
import { evaluationReportSchema } from '../src/contract/evaluation-report.ts';
import { headlineSlice } from '../src/contract/headline-slice.ts';
import { measuredModelOf } from '../src/contract/testing/ml-insights.ts';
import { answerCall } from './testing/calls.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';

const path = '/api/accuracy';

const committed = ['url', 'mail', 'page-text', 'picture'].map((model) =>
  evaluationReportSchema.parse(
    JSON.parse(readFileSync(new URL(`../models/${model}/evaluation.json`, import.meta.url), 'utf8')),
  ),
);

const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percent = (part: number, whole: number) => `${hundredths.format((part / whole) * 100)}%`;

test('the accuracy page shows the numbers of the committed reports, the commands and the commit', {
  tag: checklist('OPEN-05'),
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accuracy' }).click();
  await expect(page).toHaveURL('/accuracy');
  await expect(page).toHaveTitle('Measured Accuracy - Hookwise');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Measured accuracy');
  const { commit } = accuracyResponse.parse(await (await page.request.get(path)).json());
  const rows = main.getByRole('table', { name: 'What was measured of each model' }).getByRole('row');
  await expect(rows).toHaveCount(committed.length + 1);
  for (const { model, slices, latencyMs, command } of committed) {
    const headline = headlineSlice(slices);
    const row = rows.filter({ hasText: model.title });
    if (headline) {
      const { name, phishing, legitimate } = headline;
      const sum = ({ safe, suspicious, phishing: called }: typeof phishing) => safe + suspicious + called;
      await expect(row).toContainText(name, { ignoreCase: true });
      await expect(row).toContainText(percent(phishing.suspicious + phishing.phishing, sum(phishing)));
      await expect(row).toContainText(percent(phishing.phishing, sum(phishing)));
      await expect(row).toContainText(percent(legitimate.suspicious + legitimate.phishing, sum(legitimate)));
    }
    await expect(row).toContainText(`${Number(latencyMs.p50.toFixed(2))} ms`);
    await expect(main.getByText(command, { exact: true }).last()).toBeVisible();
  }
  if (commit) await expect(main.getByText(commit.slice(0, 12))).toBeVisible();
  else await expect(main).toContainText('it runs without its repository');
});

test('sources left out of the training are listed one by one, with the training data', {
  tag: checklist('OPEN-05'),
}, async ({ page }) => {
  await page.goto('/accuracy');
  const links = page.getByRole('article', { name: 'The model of links' });
  await links.getByText('Every set').click();
  for (const { name, split } of committed[0]?.slices ?? []) {
    if (split === 'source') await expect(links.getByRole('rowheader', { name }).last()).toBeVisible();
  }
  await links.getByText('What it was trained on').click();
  await expect(links.getByText(committed[0]?.data[0]?.source ?? '', { exact: true })).toBeVisible();
});

test('the slider works by keyboard and explains what the figures mean for an inbox', async ({ page }) => {
  await page.goto('/accuracy');
  const slider = page.getByRole('slider', { name: /Phishing in what arrives/ });
  await expect(slider).toHaveAttribute('aria-valuetext', '1 in 1,000');
  const sentence = page.getByRole('status').filter({ hasText: 'alarms are right' });
  await expect(sentence).toHaveText(/^If 1 in 1,000 is phishing, [\d.]+ of 10 alarms are right\.$/);
  const rare = await sentence.textContent();
  await slider.press('Home');
  await expect(sentence).toHaveText(/^If 1 in 2 is phishing/);
  await slider.press('End');
  await expect(sentence).toHaveText(/^If 1 in 10,000 is phishing/);
  await page.getByRole('button', { name: 'The model of links' }).click();
  await slider.press('Home');
  expect(await sentence.textContent()).not.toBe(rare);
});

test('the ML Engine dialog leads to the accuracy page and closes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'ML Engine' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All figures, set by set' }).click();
  await expect(page).toHaveURL('/accuracy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`the accuracy page is accessible and fits at ${width} px, in both themes`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await answerCall(page, path, { measured: [measuredModelOf()], commit: 'a1b2'.repeat(10) });
    await page.goto('/accuracy');
    await expect(page.getByRole('heading', { name: 'Run it again' })).toBeVisible();
    await inBothThemes(page, expectAccessible);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('figures that do not load can be tried again', async ({ page, expectAccessible }) => {
  await answerCall(page, path, { message: 'The service is busy.' }, 503);
  await page.goto('/accuracy');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The service is busy.');
  await expectAccessible();
  await page.unroute(path);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
});
