import type { Page } from '@playwright/test';
import { insightsOf } from '../src/contract/testing/ml-insights.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { checkUrl } from './testing/url-check.ts';

const path = '/api/ml-insights';

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'ML Engine' }).click();
  const dialog = page.getByRole('dialog', { name: 'ML Engine' });
  await expect(dialog.getByRole('tab', { name: 'Overview' })).toBeVisible();
  return dialog;
};
const openPage = async (page: Page, url = '/') => {
  await page.goto(url);
  return openDialog(page);
};
const openMocked = async (page: Page, given: Parameters<typeof insightsOf>[0] = {}) => {
  await answerCall(page, path, insightsOf(given));
  return openPage(page);
};

test('nothing is fetched before the dialog opens, and once each time it does', {
  tag: checklist('STATE-26 API-05'),
}, async ({ page }) => {
  const calls = watchCalls(page, path);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  const dialog = await openDialog(page);
  await expect(dialog.getByText('99.68%').first()).toBeVisible();
  await expect.poll(() => calls.map((call) => call.method())).toEqual(['GET']);
  expect(calls[0]?.postData()).toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => calls).toHaveLength(1);
  await openDialog(page);
  await expect.poll(() => calls.length).toBe(2);
});

test('three tabs by keyboard, and no tab for the statistics', {
  tag: checklist('GEN-06 ML-02 ML-03 ML-07'),
}, async ({ page }) => {
  const dialog = await openPage(page);
  const tabs = dialog.getByRole('tab');
  await expect(tabs).toHaveText(['Overview', 'Features', 'Live Demo']);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tabpanel', { name: 'Features' })).toContainText('What it looks for');
  await page.keyboard.press('End');
  await expect(dialog.getByRole('tabpanel', { name: 'Live Demo' })).toContainText('Sample input');
});

test('the bars stay at 90 and 99.68, whatever the server answers', {
  tag: checklist('ML-05 ML-06 DATA-30 CONST-22 OPEN-04'),
}, async ({ page }) => {
  const dialog = await openMocked(page, {
    benchmarks: { falsePositiveRate: 2.5, traditionalMethods: 11, hookwiseML: 22, detectionSpeed: 33 },
  });
  const bars = dialog.getByRole('progressbar');
  await expect(bars).toHaveCount(2);
  await expect(dialog.getByRole('progressbar', { name: 'Traditional methods' })).toHaveAttribute(
    'aria-valuenow',
    '90',
  );
  await expect(dialog.getByRole('progressbar', { name: 'Hookwise ML' })).toHaveAttribute(
    'aria-valuenow',
    '99.68',
  );
  await expect(dialog.getByText('2.5%', { exact: true })).toBeVisible();
  await expect(dialog.getByText('33 ms', { exact: true })).toBeVisible();
});

test('the claims are as specified, beside what was measured', {
  tag: checklist('GEN-06 GEN-07 DATA-29 CONST-40 OPEN-05'),
}, async ({ page }) => {
  const dialog = await openMocked(page);
  for (const claim of ['99.68%', '<100ms', '40+']) {
    await expect(dialog.getByRole('definition').filter({ hasText: claim }).first()).toBeVisible();
  }
  const model = dialog.getByRole('article', { name: 'Mail model' });
  await expect(model).toContainText('Measured on Nov 1, 2026');
  await expect(model.getByRole('row').filter({ hasText: 'newest period' })).toContainText('85.8–89.9%');
  await model.getByText('What it gets wrong').click();
  await expect(model.getByText('Your statement is ready')).toBeVisible();
});

test('the live demo shows a sample that was really judged, with units', {
  tag: checklist('GEN-06 DATA-31 DATA-32'),
}, async ({ page }) => {
  const dialog = await openPage(page);
  await dialog.getByRole('tab', { name: 'Live Demo' }).click();
  const panel = dialog.getByRole('tabpanel', { name: 'Live Demo' });
  await expect(panel).toContainText(/URL length\s*\d+ characters/);
  await expect(panel).toContainText(/Domain age\s*unknown/);
  for (const name of ['Urgency', 'Fear', 'Brand similarity', 'Probability', 'Confidence']) {
    await expect(panel).toContainText(new RegExp(`${name}\\s*[\\d.]+%`));
  }
  await expect(panel).toContainText(/HTTPS\s*Yes/);
  await expect(panel).toContainText(/Risk level\s*Phishing/);
  await expect(
    panel.getByRole('region', { name: 'What moved the prediction' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  // The sample's address is text, never a link.
  await expect(panel.getByRole('link')).toHaveCount(0);
});

test('the live demo scores typed and picked samples with the real engine', {
  tag: checklist('ML-07'),
}, async ({ page }) => {
  const dialog = await openPage(page);
  await dialog.getByRole('tab', { name: 'Live Demo' }).click();
  const panel = dialog.getByRole('tabpanel', { name: 'Live Demo' });
  await panel.getByRole('button', { name: 'Team message' }).click();
  await expect(panel).toContainText(/Risk level\s*Inconclusive/);
  await panel.getByRole('textbox', { name: 'Message' }).fill('Confirm your PayPal password within 24 hours.');
  await panel.getByRole('textbox', { name: /^Link/ }).fill('https://paypa1-support.example/login');
  await panel.getByRole('button', { name: 'Score It' }).click();
  await expect(panel).toContainText(/Risk level\s*(?:Phishing|Suspicious)/);
  await expect(panel).toContainText(/URL length\s*36 characters/);
  await panel.getByRole('textbox', { name: 'Message' }).fill('');
  await panel.getByRole('textbox', { name: /^Link/ }).fill('');
  await panel.getByRole('button', { name: 'Score It' }).click();
  await expect(panel).toContainText('Please write a sentence or a link');
});

test('the features of the models are listed in groups, each with its meaning', {
  tag: checklist('ML-07'),
}, async ({ page }) => {
  const dialog = await openPage(page);
  await dialog.getByRole('tab', { name: 'Features' }).click();
  const panel = dialog.getByRole('tabpanel', { name: 'Features' });
  await panel.getByText(/^Link model/).click();
  await expect(panel.getByRole('heading', { name: /^The domain name/ })).toBeVisible();
  await expect(panel.getByText('name-hyphens', { exact: true })).toBeVisible();
  await expect(panel.getByText('how many hyphens the name has')).toBeVisible();
});

test('a known age is shown in days', { tag: checklist('DATA-31') }, async ({ page }) => {
  const dialog = await openMocked(page);
  await dialog.getByRole('tab', { name: 'Live Demo' }).click();
  await expect(dialog.getByRole('tabpanel')).toContainText(/Domain age\s*6 days/);
});

test('an unknown level is treated as safe', { tag: checklist('DATA-34') }, async ({ page }) => {
  const { sampleAnalysis, ...rest } = insightsOf();
  for (const [riskLevel, word] of [
    ['phishing', 'Phishing'],
    ['suspicious', 'Suspicious'],
    ['apocalyptic', 'Safe'],
  ]) {
    const prediction = { ...sampleAnalysis.prediction, riskLevel };
    await answerCall(page, path, { ...rest, sampleAnalysis: { ...sampleAnalysis, prediction } });
    const dialog = await openPage(page);
    await dialog.getByRole('tab', { name: 'Live Demo' }).click();
    await expect(dialog.getByRole('tabpanel')).toContainText(new RegExp(`Risk level\\s*${word}`));
  }
});

test('a guest is asked to log in for statistics, and gets to the sign-in', {
  tag: checklist('ML-04'),
}, async ({ page, expectAccessible }) => {
  const dialog = await openPage(page);
  await dialog.getByRole('button', { name: 'Your statistics' }).click();
  await expect(dialog.getByRole('heading', { name: 'Login to View Your Stats' })).toBeVisible();
  await expect(dialog.getByRole('tabpanel', { name: 'Stats' })).toBeFocused();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Back to the overview' }).click();
  await expect(dialog.getByRole('button', { name: 'Your statistics' })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In to Hookwise' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'ML Engine' })).toBeFocused();
});

test('a check is counted in the statistics of the user who made it', {
  tag: checklist('GEN-06 ROLE-06 ML-07 DATA-33'),
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await checkUrl(page, 'paypa1-support.example/verify');
  await expect(page.getByRole('article')).toBeVisible();
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Your statistics' }).click();
  const panel = dialog.getByRole('tabpanel', { name: 'Stats' });
  await expect(panel).toContainText(/Total analyses\s*1/);
  await expect(panel).toContainText(/ML-enhanced analyses\s*1/);
  await expect(panel).toContainText(/Average confidence\s*[\d.]+%/);
  await expect(panel).toContainText('High risk detected');
  await expect(panel).toContainText('Phishing prevented');
});

test('while it loads there is a skeleton, and a failure can be tried again', {
  tag: checklist('ML-01'),
}, async ({ page, expectAccessible }) => {
  const { release } = await holdCall(page, path);
  const dialog = await openPage(page);
  await expect(dialog.getByRole('status')).toBeVisible();
  await expectAccessible();
  release();
  await expect(dialog.getByRole('heading', { name: 'Measured', exact: true })).toBeVisible();

  await answerCall(page, path, { error: 'internal', message: 'Something went wrong on our side.' }, 500);
  await page.reload();
  await openDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong on our side.');
  await inBothThemes(page, expectAccessible);
  await answerCall(page, path, insightsOf());
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('article', { name: 'Mail model' })).toBeVisible();
});

for (const width of [1440, 390]) {
  for (const tab of ['Overview', 'Features', 'Live Demo']) {
    test(`${tab} is accessible and fits at ${width} px, in both themes`, { tag: checklist('ML-07') }, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await answerCall(page, path, insightsOf());
      await page.goto('/');
      if (width < 640) await page.getByRole('button', { name: 'Menu' }).click();
      const dialog = await openDialog(page);
      await dialog.getByRole('tab', { name: tab }).click();
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
      for (const summary of await dialog.locator('summary').all()) await summary.click();
      await inBothThemes(page, expectAccessible);
      expect(await dialog.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
    });
  }
}

test('before anything has been measured the dialog says so', { tag: checklist('OPEN-05') }, async ({
  page,
  expectAccessible,
}) => {
  const dialog = await openMocked(page, { measured: [] });
  await expect(dialog.getByRole('heading', { name: 'Nothing has been measured yet' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
});
