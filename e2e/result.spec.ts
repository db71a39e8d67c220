import type { Locator } from '@playwright/test';
import { newAnalysis } from './testing/analyses.ts';
import { answerCall, holdCall } from './testing/calls.ts';
import { newDomainResult, showDomain } from './testing/domain-check.ts';
import { answerReport, reportPath } from './testing/reports.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';
import { checkPath, checkUrl, showResult } from './testing/url-check.ts';
import { showVulnerabilities } from './testing/vulnerability-check.ts';

const levels = [
  { riskLevel: 'safe', riskScore: 8, word: 'Safe', headline: 'Content appears safe', hues: [90, 170] },
  {
    riskLevel: 'suspicious',
    riskScore: 45,
    word: 'Suspicious',
    headline: 'Suspicious content detected',
    hues: [25, 50],
  },
  {
    riskLevel: 'phishing',
    riskScore: 92,
    word: 'Phishing',
    headline: 'High-risk phishing attempt detected',
    hues: [345, 375],
  },
] as const;

for (const { riskLevel, riskScore, word, headline, hues } of levels) {
  test(`${riskLevel}: colour, words, score and legend`, {
    tag: checklist('RESULT-01 RESULT-02..04 RESULT-05 RESULT-06 STATE-10'),
  }, async ({ page, expectAccessible }) => {
    const threats = ['high', 'medium', 'low'].map((severity) => ({ type: severity, severity }));
    const technicalAnalysis = { certificate: 'Self-signed' };
    const card = await showResult(page, { riskLevel, riskScore, threats, technicalAnalysis });
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(headline);
    await expect(
      card.getByRole('img', { name: `Risk score ${riskScore} out of 100, ${word}` }),
    ).toContainText(String(riskScore));
    for (const range of ['Safe (0-20)', 'Suspicious (21-70)', 'Phishing (71-100)']) {
      await expect(card.getByText(range, { exact: true })).toBeVisible();
    }
    await expectToast(page, { title: 'Analysis Complete', description: `Risk level: ${riskLevel}` });
    await inBothThemes(page, async () => {
      const hue = await hueOf(card.locator('header'));
      expect(hue).toBeGreaterThan(hues[0]);
      expect(hue).toBeLessThan(hues[1]);
      await expectAccessible();
    });
  });
}

test('the server decides the level, whatever the score is', { tag: checklist('STATE-18') }, async ({
  page,
}) => {
  const card = await showResult(page, { riskScore: 10, riskLevel: 'phishing' });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('High-risk phishing attempt detected');
  await expect(card.getByRole('img', { name: 'Risk score 10 out of 100, Phishing' })).toBeVisible();
});

const threats = [
  {
    type: 'lookalike',
    title: 'Looks like a bank',
    description: 'The name imitates northbank.',
    severity: 'high',
    score: 40,
    icon: 'Fish',
    recommendation: 'Type the address yourself.',
  },
  { type: 'No certificate', description: 'The page is not encrypted.', severity: 'medium', score: 12 },
  { type: 'shortener', title: 'Shortened link', description: 'The target is hidden.', severity: 'unheard' },
];

for (const [form, sent] of [
  ['a list', threats],
  ['JSON text', JSON.stringify(threats)],
] as const) {
  test(`threats sent as ${form} show title or type, description, badge and points`, {
    tag: checklist('RESULT-07..12 DATA-14 OPEN-28'),
  }, async ({ page }) => {
    const card = await showResult(page, { threats: sent });
    await expect(card.getByRole('heading', { name: 'Detected Threats 3' })).toBeVisible();
    const rows = card.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
    await expect(rows.getByRole('heading')).toHaveText([
      'Looks like a bank',
      'No certificate',
      'Shortened link',
    ]);
    await expect(rows.nth(0)).toContainText('The name imitates northbank.');
    await expect(rows.nth(0)).toContainText('Type the address yourself.');
    await expect(rows.nth(0)).toContainText(/High Risk\s*\(\+40 points\)/);
    await expect(rows.nth(1)).toContainText(/Medium Risk\s*\(\+12 points\)/);
    await expect(rows.nth(1)).toContainText('The page is not encrypted.');
    await expect(rows.nth(2)).toContainText('Low Risk');
    await expect(rows.nth(2)).not.toContainText('points');
  });
}

test('an answer without findings still says what to do', {
  tag: checklist('RESULT-13 RESULT-18 RESULT-21 DATA-15'),
}, async ({ page }) => {
  const card = await showResult(page, {
    threats: [],
    recommendations: [],
    technicalAnalysis: undefined,
  });
  await expect(card).toMatchAriaSnapshot(`
    - heading "Recommended Actions" [level=3]
    - list:
      - /children: equal
      - listitem: /Verify the authenticity through official channels/
    - heading "Detected Threats" [level=3]
    - paragraph: No threats detected
    - heading "Technical Analysis" [level=3]
    - paragraph: "-"
  `);
});

test('the recommended actions are a list', { tag: checklist('RESULT-20') }, async ({ page }) => {
  const card = await showResult(page, { recommendations: ['Do not reply', 'Call your bank', 'Tell IT'] });
  await expect(card).toMatchAriaSnapshot(`
    - heading "Recommended Actions" [level=3]
    - list:
      - /children: equal
      - listitem: /Do not reply/
      - listitem: Call your bank
      - listitem: Tell IT
  `);
});

const technicalAnalysis = {
  domainAge: '3 days, very new',
  reputation: 'Poor',
  lists: ['Blacklisted by two', 'clean elsewhere'],
  certificate: { issuedBy: 'Self-signed', validFor: null },
  pattern: 'a suspicious word',
  topLevelDomain: 'risky',
  hasHTTPS: true,
  oldName: 'New, poor and Risky',
  note: '-',
  extractedText: 'must not be seen',
};

for (const [form, sent] of [
  ['an object', technicalAnalysis],
  ['JSON text', JSON.stringify(technicalAnalysis)],
] as const) {
  test(`technical details sent as ${form} are spelled out, and alarming values are red`, {
    tag: checklist('RESULT-14..19 DATA-15'),
  }, async ({ page }) => {
    const card = await showResult(page, { technicalAnalysis: sent });
    await expect(card.getByRole('term')).toHaveText([
      'Domain Age',
      'Reputation',
      'Lists',
      'Certificate',
      'Issued By',
      'Valid For',
      'Pattern',
      'Top Level Domain',
      'Has HTTPS',
      'Old Name',
      'Note',
    ]);
    await expect(card).not.toContainText('must not be seen');
    await expect(card.getByRole('definition').getByText('-', { exact: true })).toHaveCount(2);
    await expect(card.getByRole('emphasis')).toHaveText([
      '3 days, very new',
      'Poor',
      'Blacklisted by two',
      'Self-signed',
      'a suspicious word',
      'risky',
    ]);
    expect(await redsAmong(card.getByRole('emphasis'))).toBe(6);
    await expect(card.getByText('clean elsewhere')).toBeVisible();
    expect(await redsAmong(card.getByText('clean elsewhere'))).toBe(0);
  });
}

test('a report is made of the answer as it came, and saved', {
  tag: checklist('GEN-04 RESULT-22 RESULT-23 STATE-19 API-17 API-28'),
}, async ({ page, expectAccessible }) => {
  const card = await showResult(page, { riskScore: 92, note: 'a field that this page does not know' });
  await expect(card.getByRole('button', { name: 'Analyze Another' })).toBeVisible();
  await answerReport(page);
  const call = await holdCall(page, reportPath);
  const asked = page.waitForRequest(reportPath);
  await card.getByRole('button', { name: 'Generate Security Report' }).click();
  await expect(card.getByRole('button', { name: 'Generating Report...' })).toBeDisabled();
  await inBothThemes(page, expectAccessible);
  expect((await asked).postDataJSON()).toEqual({
    analysisData: expect.objectContaining({ riskScore: 92, note: 'a field that this page does not know' }),
    analysisType: 'analysis',
  });
  const saving = page.waitForEvent('download');
  call.release();
  expect((await saving).suggestedFilename()).toBe('security-report-2026-11-15.html');
  await expect(card.getByRole('button', { name: 'Generate Security Report' })).toBeEnabled();
});

test('a report without a file name is named after the day', { tag: checklist('API-17') }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-15T12:00:00Z');
  const card = await showResult(page, {});
  await answerReport(page, { 'content-disposition': 'attachment' });
  const saving = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Generate Security Report' }).click();
  expect((await saving).suggestedFilename()).toBe('security-report-2026-11-15.html');
});

test('a report that fails raises an alert, and may be tried again', {
  tag: checklist('RESULT-22 ERR-28'),
}, async ({ page }) => {
  const card = await showResult(page, {});
  await answerCall(page, reportPath, '', 500);
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  const button = card.getByRole('button', { name: 'Generate Security Report' });
  await button.click();
  await expect.poll(() => alerts).toEqual(['alert: Failed to generate report. Please try again.']);
  await expect(button).toBeEnabled();
});

test('other formats are a menu away', { tag: checklist('RESULT-22') }, async ({ page, expectAccessible }) => {
  const card = await showResult(page, {});
  await answerReport(page, { 'content-disposition': 'attachment; filename="security-report-2026-11-15.md"' });
  await card.getByRole('button', { name: 'Other report formats' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['JSON, signed', 'Markdown', 'STIX 2.1']);
  await expectAccessible();
  const asked = page.waitForRequest(reportPath);
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Markdown' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ analysisType: 'analysis', format: 'markdown' });
  expect((await saving).suggestedFilename()).toBe('security-report-2026-11-15.md');
});

test('a domain and a search have reports too', { tag: checklist('RESULT-22') }, async ({ page }) => {
  await answerReport(page);
  const domain = await showDomain(page);
  const asked = page.waitForRequest(reportPath);
  await domain.getByRole('button', { name: 'Generate Security Report' }).click();
  expect((await asked).postDataJSON()).toEqual({ analysisData: newDomainResult(), analysisType: 'analysis' });
  await showVulnerabilities(page, {});
  const askedAgain = page.waitForRequest(reportPath);
  await page.getByRole('button', { name: 'Generate Security Report' }).click();
  expect((await askedAgain).postDataJSON()).toMatchObject({
    analysisData: { totalCount: 1, searchCriteria: { vendor: 'Fortinet' } },
    analysisType: 'analysis',
  });
});

test('with reduced motion the score is there at once', { tag: checklist('RESULT-05') }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-11-15T12:00:00Z' });
  await answerCall(page, checkPath, newAnalysis({ riskScore: 92 }));
  await page.goto('/');
  await page.clock.pauseAt('2026-11-15T12:05:00Z');
  await checkUrl(page);
  // Time stands still: a score that counts up would still be at 0.
  await expect(page.getByRole('img', { name: /^Risk score 92/ })).toContainText('92');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport();
});

/** The hue of an element's background in degrees; the reds around 0 count as 360 and more. */
const hueOf = async (element: Locator) => {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((node) =>
    (getComputedStyle(node).backgroundColor.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
  );
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (max === red) return 60 * ((green - blue) / (max - min)) + (green - blue < 15 ? 360 : 0);
  return max === green ? 60 * (2 + (blue - red) / (max - min)) : 60 * (4 + (red - green) / (max - min));
};

/** How many of the elements have red text: far more red than green and blue. */
const redsAmong = (elements: Locator) =>
  elements.evaluateAll(
    (nodes) =>
      nodes.filter((node) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(node).color.match(/\d+/g) ?? []).map(Number);
        return red - Math.max(green, blue) > 80;
      }).length,
  );
