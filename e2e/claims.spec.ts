import { readFileSync } from 'node:fs';
import { type EvaluationSlice, evaluationReportSchema, totalOf } from '../src/contract/evaluation-report.ts';
import { headlineSlice } from '../src/contract/headline-slice.ts';
import { watchCalls } from './testing/calls.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';

const reportOf = (model: string) =>
  evaluationReportSchema.parse(
    JSON.parse(readFileSync(new URL(`../models/${model}/evaluation.json`, import.meta.url), 'utf8')),
  );
const [mail, url] = [reportOf('mail'), reportOf('url')];

/** Calculated in another way than on the page: from the counts of the reports. */
const judgedRight = (slice: EvaluationSlice | null | undefined) => {
  if (!slice) throw new Error('nothing was measured');
  const { phishing, legitimate } = slice;
  const right = phishing.suspicious + phishing.phishing + legitimate.safe;
  return `${((right / (totalOf(phishing) + totalOf(legitimate))) * 100).toFixed(1)} %`;
};

test('the mark on the accuracy opens what the committed reports say, and leads to the accuracy page', async ({
  page,
}) => {
  const calls = watchCalls(page, '/api/accuracy');
  await page.goto('/');
  const mark = page.getByRole('main').getByRole('button', { name: 'What was measured: accuracy' });
  await mark.scrollIntoViewIfNeeded();
  expect(calls).toEqual([]);
  await mark.click();
  const note = page.getByRole('dialog', { name: 'What was measured: accuracy' });
  await expect(note).toContainText(
    `Claim. Measured: ${judgedRight(mail.slices[0])} of messages, ${judgedRight(url.slices[0])} of links judged right; see Accuracy`,
  );
  await expect(note).toContainText(
    `From sources never trained on: ${judgedRight(headlineSlice(mail.slices))} of messages, ${judgedRight(headlineSlice(url.slices))} of links.`,
  );
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await note.getByRole('link', { name: 'Accuracy' }).click();
  await expect(page).toHaveURL('/accuracy');
});

test('every claim of the about page has its mark', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const [name, count, words] of [
    ['accuracy', 3, /Measured: [\d.]+ % of messages/],
    ['processing speed', 1, /Measured: [\d.]+ ms for a message, [\d.]+ ms for a link/],
    [
      'ML features',
      1,
      `Counted: ${mail.model.featureCount} for a message, ${url.model.featureCount} for a link`,
    ],
    ['monitoring', 2, 'Nothing watches your mailbox'],
  ] as const) {
    const marks = main.getByRole('button', { name: `What was measured: ${name}` });
    await expect(marks).toHaveCount(count);
    await marks.last().click();
    await expect(page.getByRole('dialog', { name: `What was measured: ${name}` })).toContainText(words);
    await page.keyboard.press('Escape');
  }
});

test('a mark opens inside the ML Engine window, and only it closes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'ML Engine' }).click();
  const dialog = page.getByRole('dialog', { name: 'ML Engine' });
  await dialog.getByRole('button', { name: 'What was measured: ML features' }).click();
  const note = page.getByRole('dialog', { name: 'What was measured: ML features' });
  await expect(note).toContainText('Claim. Counted:');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`an open mark is accessible and fits at ${width} px, in both themes`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    await page
      .getByRole('main')
      .getByRole('button', { name: 'What was measured: monitoring' })
      .first()
      .click();
    await expect(page.getByText(/^Nothing watches your mailbox/)).toBeVisible();
    await inBothThemes(page, expectAccessible);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
