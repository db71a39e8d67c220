import { newAnalysis } from './testing/analyses.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { answerReport, openDrawer, reportModal, reportPath } from './testing/reports.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';

test.use({ timezoneId: 'UTC' });

type Page = Parameters<typeof openDrawer>[0];

/** Opens the report of one kept analysis. */
const open = async (page: Page, given: object = {}) => {
  const drawer = await openDrawer(page, [newAnalysis(given)]);
  await drawer.getByRole('listitem').getByRole('button').first().click();
  const modal = reportModal(page);
  await expect(modal.getByRole('heading', { name: 'Analysis Input' })).toBeVisible();
  return modal;
};

for (const [riskLevel, riskScore, message] of [
  ['safe', 8, 'Content appears safe'],
  ['suspicious', 46, 'Suspicious content detected'],
  ['phishing', 92, 'High-risk phishing attempt detected'],
] as const) {
  test(`${riskLevel}: head, message, score and legend`, {
    tag: checklist('REPORT-02 REPORT-03 CONST-02 OPEN-44'),
  }, async ({ page, expectAccessible }) => {
    const threats = ['high', 'medium', 'low'].map((severity) => ({ type: severity, severity, score: 9 }));
    const modal = await open(page, { riskLevel, riskScore, threats });
    await expect(modal.getByRole('heading', { level: 2 })).toHaveText('Analysis Complete');
    await expect(modal).toHaveAccessibleDescription(message);
    await expect(modal.locator('header')).toContainText(String(riskScore));
    for (const range of ['Safe (0-20)', 'Suspicious (21-70)', 'Phishing (71-100)']) {
      await expect(modal.getByText(range, { exact: true })).toBeVisible();
    }
    await inBothThemes(page, expectAccessible);
  });
}

test('an analysis for which nothing vouches is called inconclusive, in the list and in its report', async ({
  page,
  expectAccessible,
}) => {
  const given = { riskLevel: 'safe', riskScore: 0, threats: [], isConclusive: false };
  const drawer = await openDrawer(page, [newAnalysis(given)]);
  const item = drawer.getByRole('listitem');
  await expect(item).toContainText('Inconclusive');
  await expectAccessible();
  await item.getByRole('button').first().click();
  const modal = reportModal(page);
  await expect(modal).toHaveAccessibleDescription('No warning sign found');
  await expect(modal.getByText('Safe (0-20)')).not.toHaveAttribute('aria-current');
  await inBothThemes(page, expectAccessible);
});

test('the report is requested with its own type and saved', {
  tag: checklist('REPORT-04 OPEN-52 API-17 API-29'),
}, async ({ page }) => {
  const modal = await open(page, { analysisType: 'email', riskScore: 92 });
  await answerReport(page);
  const asked = page.waitForRequest(reportPath);
  const saved = page.waitForEvent('download');
  await modal.getByRole('button', { name: 'Download Report' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    analysisData: { analysisType: 'email', riskScore: 92 },
    analysisType: 'email',
  });
  expect((await saved).suggestedFilename()).toBe('security-report-2026-11-15.html');
});

test('a report without a type is general', { tag: checklist('REPORT-04 API-29') }, async ({ page }) => {
  const modal = await open(page, { analysisType: undefined });
  await answerReport(page);
  const asked = page.waitForRequest(reportPath);
  await modal.getByRole('button', { name: 'Download Report' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ analysisType: 'general' });
});

test('busy while it is being made, then ready for another', { tag: checklist('REPORT-04 STATE-19') }, async ({
  page,
}) => {
  const modal = await open(page);
  await answerReport(page);
  const call = await holdCall(page, reportPath);
  const calls = watchCalls(page, reportPath);
  await modal.getByRole('button', { name: 'Download Report' }).click();
  await expect(modal.getByRole('button', { name: 'Generating Report...' })).toBeDisabled();
  const saved = page.waitForEvent('download');
  call.release();
  await saved;
  await expect(modal.getByRole('button', { name: 'Download Report' })).toBeEnabled();
  await expect.poll(() => calls).toHaveLength(1);
});

test('a failure is shown in a browser alert', { tag: checklist('REPORT-04 ERR-28') }, async ({ page }) => {
  const modal = await open(page);
  await answerCall(page, reportPath, { message: 'The store is away' }, 503);
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await modal.getByRole('button', { name: 'Download Report' }).click();
  await expect.poll(() => alerts).toEqual(['alert: Failed to generate report. Please try again.']);
});

test('threats show severity and points, in the colours of the severity', {
  tag: checklist('REPORT-05 REPORT-06'),
}, async ({ page }) => {
  const modal = await open(page, {
    threats: [
      { type: 'a', title: 'Leads elsewhere', description: 'Not the bank.', severity: 'high', score: 27 },
      { type: 'b', title: 'Pressure', severity: 'medium', score: 12 },
      { type: 'Generic greeting', severity: 'low', score: 4 },
      { type: 'c', title: 'No points', severity: 'high' },
    ],
  });
  await expect(modal.getByRole('heading', { level: 4 })).toHaveText([
    'Leads elsewhere',
    'Pressure',
    'Generic greeting',
    'No points',
  ]);
  await expect(modal.getByText('Not the bank.')).toBeVisible();
  const colours: string[] = [];
  for (const badge of ['High Risk • 27 points', 'Medium Risk • 12 points', 'Low Risk • 4 points']) {
    const shown = modal.getByText(badge, { exact: true });
    await expect(shown).toBeVisible();
    colours.push(await shown.evaluate((node) => getComputedStyle(node).color));
  }
  expect(new Set(colours).size).toBe(3);
  await expect(modal.getByText('High Risk', { exact: true })).toBeVisible();
});

test('without threats it says so', { tag: checklist('REPORT-05') }, async ({ page }) => {
  const modal = await open(page, { riskLevel: 'safe', riskScore: 3 });
  await expect(modal.getByText('No threats detected')).toBeVisible();
});

test('the technical card has type, time and the details', { tag: checklist('REPORT-07') }, async ({
  page,
}) => {
  const modal = await open(page, {
    analysisType: 'email',
    technicalAnalysis: { domainAge: '6 days (new)', headerChecks: { spf: 'fail' }, extractedText: 'hidden' },
  });
  await expect(modal.getByRole('heading', { name: 'Technical Analysis' })).toBeVisible();
  await expect(modal.getByRole('term')).toHaveText([
    'Analysis Type',
    'Analyzed',
    'Domain Age',
    'Header Checks',
    'Spf',
  ]);
  await expect(modal.getByRole('definition').nth(0)).toHaveText('Phishing Email');
  await expect(modal.getByRole('definition').nth(1)).toHaveText('Nov 14, 2026, 6:42 PM');
  await expect(modal.getByRole('emphasis')).toHaveText('6 days (new)');
});

test('without details it shows what is unknown', { tag: checklist('REPORT-08 OPEN-44') }, async ({
  page,
}) => {
  const modal = await open(page, { technicalAnalysis: {} });
  await expect(modal.getByRole('term')).toHaveText([
    'Analysis Type',
    'Analyzed',
    'Domain Age',
    'Domain Reputation',
    'Blacklist Status',
    'Ssl Certificate',
  ]);
  await expect(modal.getByRole('definition').getByText('-', { exact: true })).toHaveCount(4);
});

test('the input is shown to its 200th character', { tag: checklist('REPORT-09 CONST-10 OPEN-44') }, async ({
  page,
}) => {
  const input = Array.from({ length: 300 }, (_, index) => 'abcdefghij'[index % 10]).join('');
  const modal = await open(page, { inputData: input });
  await expect(modal.getByText(`${input.slice(0, 200)}...`, { exact: true })).toBeVisible();
});

test('of a picture only the file name is kept, and the report says so', {
  tag: checklist('REPORT-09'),
}, async ({ page }) => {
  const modal = await open(page, { analysisType: 'screenshot', inputData: 'bank-message.png' });
  await expect(modal.getByText('bank-message.png...', { exact: true })).toBeVisible();
  await expect(modal.getByText(/pictures are read, judged and not kept/)).toBeVisible();
});

test('the keyboard stays in the report until it is closed', { tag: checklist('REPORT-01') }, async ({
  page,
}) => {
  const modal = await open(page);
  for (const _ of Array.from({ length: 8 })) {
    await page.keyboard.press('Tab');
    expect(await modal.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`nothing is wider than a window of ${width} px`, { tag: checklist('REPORT-02') }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const modal = await open(page, {
      inputData: 'x'.repeat(300),
      threats: [{ type: 'y'.repeat(80), description: 'z'.repeat(120), severity: 'high', score: 27 }],
    });
    const [inner, outer] = await modal.evaluate((node) => [node.scrollWidth, node.clientWidth]);
    expect(inner).toBeLessThanOrEqual(outer ?? 0);
  });
}
