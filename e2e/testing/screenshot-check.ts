import type { BrowserContext, Page } from '@playwright/test';
import { stagesMediaType } from '../../src/contract/stages-media-type.ts';
import { newAnalysis } from './analyses.ts';
import { expect } from './test.ts';

export const screenshotPath = '/api/analyze/screenshot';

export const openScreenshotTab = (page: Page) => page.getByRole('tab', { name: /^Screenshot/ }).click();
export const analyzeScreenshot = (page: Page) => page.getByRole('button', { name: 'Analyze Screenshot' });
export const pictureZone = (page: Page) => page.getByRole('button', { name: /^Drag and drop an image/ });

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };
export const newPng = (buffer: Buffer, name = 'bank-message.png'): GivenFile => ({
  name,
  mimeType: 'image/png',
  buffer,
});

/** Chooses a file as a user does: with the zone, in the picker. */
export const browseFor = async (page: Page, file: GivenFile) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('tabpanel').getByRole('button').first().click();
  const chooser = await choosing;
  await chooser.setFiles(file);
  return chooser;
};

export const checkPicture = async (page: Page, file: GivenFile) => {
  await openScreenshotTab(page);
  await browseFor(page, file);
  await analyzeScreenshot(page).click();
};

/** Waits for a verdict of the running server, as a visitor does whom it asks to try again while it is busy. */
export const checkPicturePatiently = async (page: Page, file: GivenFile) => {
  await openScreenshotTab(page);
  await browseFor(page, file);
  const button = analyzeScreenshot(page);
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(page.getByRole('article')).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 150_000 });
};

/** Answers in lines: the stages, then the outcome. They arrive together; a routed answer cannot do better. */
export const answerInLines = (page: Page, ...lines: object[]) =>
  page.route(screenshotPath, (route) =>
    route.fulfill({
      contentType: stagesMediaType,
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    }),
  );

export const newPictureAnalysis = (given: object = {}) =>
  newAnalysis({ analysisType: 'screenshot', inputData: 'bank-message.png', ...given });

/** A picture of a page, rendered by the browser itself. */
export const drawPage = async (
  context: BrowserContext,
  html: string,
  size = { width: 1280, height: 800 },
) => {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.setContent(html);
  const picture = await page.screenshot();
  await page.close();
  return picture;
};

/** A sign-in form under a lookalike address, in a browser window. */
export const imitatedSignIn = `<body style="margin:0;font-family:Arial,sans-serif;background:#fff">
  <div style="height:40px;background:#dee1e6;padding:8px 0 0 12px;box-sizing:border-box">
    <div style="background:#fff;width:200px;padding:8px 16px;font-size:13px">Log in to your account</div>
  </div>
  <div style="height:44px;border-bottom:1px solid #ddd;padding:7px 60px;box-sizing:border-box">
    <div style="background:#f1f3f4;border-radius:15px;padding:6px 16px;font-size:15px">paypa1-account-verify.com/signin</div>
  </div>
  <div style="width:420px;margin:50px auto;border:1px solid #ddd;padding:36px;text-align:center">
    <b style="font-size:34px;color:#003087">PayPal</b>
    <p style="color:#c00">Your account has been limited. Verify your password within 24 hours or it will be closed.</p>
    <p style="border:1px solid #888;padding:14px;text-align:left">Email or mobile number</p>
    <p style="border:1px solid #888;padding:14px;text-align:left">Password</p>
    <p style="background:#0070ba;color:#fff;padding:14px"><b>Log In</b></p>
  </div>
</body>`;
