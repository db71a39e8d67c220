import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { hostileTexts } from '../src/server/report/testing/hostile-texts.ts';
import { domainResult, phishingResult, vulnerabilityResult } from '../src/server/testing/reported-results.ts';
import { expect, test } from './testing/test.ts';

/** Fetches a report and saves it as a browser would; returns the path. */
const saveReport = async (request: APIRequestContext, analysisData: unknown, testInfo: TestInfo) => {
  const answer = await request.post('/api/generate-report', {
    data: { analysisData, analysisType: 'analysis' },
  });
  expect(answer.status()).toBe(200);
  const file = testInfo.outputPath(`report-${Math.random()}.html`);
  writeFileSync(file, await answer.body());
  return pathToFileURL(file).href;
};

/** Everything that a page does on its own. */
const watch = (page: Page) => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => seen.push(request.url()));
  page.on('popup', () => seen.push('popup'));
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  return seen;
};

/** The page sizes that a PDF declares, in points, and its number of pages. */
const pagesOf = (pdf: Buffer) => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
};

const hostile = hostileTexts.join(' ');
const infected = {
  ...phishingResult,
  inputData: hostileTexts[0],
  threats: hostileTexts.map((text) => ({
    type: text,
    title: text,
    description: hostile,
    recommendation: text,
  })),
  recommendations: hostileTexts,
  technicalAnalysis: Object.fromEntries(hostileTexts.map((text) => [text, { [text]: [text, hostile] }])),
  explanation: {
    ...phishingResult.explanation,
    whoSentThis: hostile,
    checks: hostileTexts.map((text) => ({ name: text, state: 'done', detail: hostile })),
  },
};

test(
  'a report full of markup runs nothing and contacts nobody',
  { tag: '@S24' },
  async ({ page, request }, testInfo) => {
    const file = await saveReport(request, infected, testInfo);
    const seen = watch(page);
    await page.goto(file);
    await page.mouse.move(600, 600);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('High-risk phishing attempt detected');
    await page.pdf({ format: 'A4' });
    expect(seen).toEqual([file]);
    const elements = await page.evaluate(() => ({
      dangerous: document.querySelectorAll('script,img,iframe,object,embed,link,a,form,input,base,video')
        .length,
      policies: document.querySelectorAll('meta[http-equiv]').length,
      attributes: [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => /^on|^href$|^src$|^style$/.test(name)),
      ),
    }));
    expect(elements).toEqual({ dangerous: 0, policies: 1, attributes: [] });
  },
);

const results = { phishingResult, domainResult, vulnerabilityResult };

for (const [name, result] of Object.entries(results))
  test(`a report of ${name} is readable on a desktop and on a phone, light and dark`, async ({
    page,
    request,
    expectAccessible,
  }, testInfo) => {
    await page.goto(await saveReport(request, result, testInfo));
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible();
    }
  });

test('a report prints on A4 and on Letter, always in light', async ({ page, request }, testInfo) => {
  await page.goto(await saveReport(request, phishingResult, testInfo));
  for (const [format, width, height] of [
    ['A4', 595, 842],
    ['Letter', 612, 792],
  ] as const) {
    const pages = pagesOf(await page.pdf({ format }));
    expect(pages.length).toBeGreaterThan(1);
    // Chromium rounds the millimetres up to whole pixels.
    for (const [printedWidth = 0, printedHeight = 0] of pages) {
      expect(Math.abs(printedWidth - width)).toBeLessThanOrEqual(1);
      expect(Math.abs(printedHeight - height)).toBeLessThanOrEqual(1);
    }
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});
