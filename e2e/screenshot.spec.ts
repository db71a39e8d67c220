// Long because it keeps one tool's cases together.
import type { Page } from '@playwright/test';
import { maxScreenshotBytes } from '../src/contract/screenshot-input.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { contentField } from './testing/email-check.ts';
import { closePopup, guestPopup } from './testing/limits.ts';
import {
  analyzeScreenshot,
  answerInLines,
  browseFor,
  checkPicture,
  checkPicturePatiently,
  drawPage,
  imitatedSignIn,
  newPictureAnalysis,
  newPng,
  openScreenshotTab,
  pictureZone,
  screenshotPath,
} from './testing/screenshot-check.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';

const safe = newPictureAnalysis({ riskScore: 4, riskLevel: 'safe' });

/** One white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);
const picture = newPng(pixel);

test.describe('the tab', () => {
  test('comes between the message and the link, with a short label on small screens', {
    tag: checklist('PANEL-01 PANEL-03'),
  }, async ({ page }) => {
    await page.goto('/');
    const tab = page.getByRole('tab').nth(1);
    await expect(tab).toHaveAccessibleName('Screenshot Check');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(tab).toHaveAccessibleName('Screenshot');
  });

  test('asks for an image, and explains what is checked and that nothing is kept', {
    tag: checklist('SHOT-04 SHOT-05'),
  }, async ({ page, expectAccessible }) => {
    await page.goto('/');
    await openScreenshotTab(page);
    const panel = page.getByRole('tabpanel', { name: 'Screenshot Check' });
    await expect(pictureZone(page)).toContainText(
      'or click to browse, or paste it. PNG, JPG, GIF up to 10MB',
    );
    await expect(analyzeScreenshot(page)).toBeDisabled();
    await expect(panel.getByRole('listitem')).toHaveText([
      'Text extraction',
      'Brand logo spoofing detection',
      'Suspicious UI elements',
      'Visual similarity to known phishing sites',
    ]);
    await expect(panel).toContainText('Your picture is read on our server and not kept.');
    await inBothThemes(page, expectAccessible);
  });

  test('an image can be browsed for, is shown, replaced and removed', {
    tag: checklist('SHOT-02 SHOT-03 SHOT-04'),
  }, async ({ page, context, expectAccessible }) => {
    const drawn = newPng(await drawPage(context, imitatedSignIn));
    await page.goto('/');
    await openScreenshotTab(page);
    const chooser = await browseFor(page, drawn);
    expect(chooser.isMultiple()).toBe(false);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('bank-message.png', { exact: true })).toBeVisible();
    await expect(panel.getByText('File ready for analysis', { exact: true })).toBeVisible();
    await expect(panel).toContainText(/\d+ KB/);
    await expect(analyzeScreenshot(page)).toBeEnabled();
    await expect(analyzeScreenshot(page)).toBeFocused();
    // Rendered, not merely present: the page's own policy must allow it.
    await expect
      .poll(() => panel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
    await expectAccessible();

    const choosing = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: 'Replace the picture' }).click();
    await (await choosing).setFiles({ ...picture, name: 'another.png' });
    await expect(panel.getByText('another.png', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(pictureZone(page)).toBeFocused();
    await expect(analyzeScreenshot(page)).toBeDisabled();
  });

  test('an image of a type that the hint does not name is accepted too', {
    tag: checklist('OPEN-43'),
  }, async ({ page }) => {
    await page.goto('/');
    await openScreenshotTab(page);
    await browseFor(page, { name: 'page.webp', mimeType: 'image/webp', buffer: Buffer.from('pixels') });
    await expect(page.getByText('File ready for analysis')).toBeVisible();
    await expect(analyzeScreenshot(page)).toBeEnabled();
  });

  test('the keyboard opens the picker', { tag: checklist('SHOT-02') }, async ({ page }) => {
    await page.goto('/');
    await openScreenshotTab(page);
    for (const key of ['Enter', 'Space']) {
      const choosing = page.waitForEvent('filechooser');
      await pictureZone(page).press(key);
      await choosing;
    }
  });

  test('an image can be dropped on it', { tag: checklist('SHOT-01') }, async ({ page, expectAccessible }) => {
    await page.goto('/');
    await openScreenshotTab(page);
    await expect(pictureZone(page)).toBeVisible();
    await giveFile(page, '[role=tabpanel] button', ['dragenter', 'dragover']);
    await expect(page.getByText('Drop it here')).toBeVisible();
    await expectAccessible();
    await giveFile(page, '[role=tabpanel] button', ['drop']);
    await expect(page.getByText('Drop it here')).toHaveCount(0);
    await expect(page.getByText('capture.png', { exact: true })).toBeVisible();
    await expect(analyzeScreenshot(page)).toBeEnabled();
  });

  test('a picture can be pasted anywhere; on another tab it opens this one', async ({ page }) => {
    await page.goto('/');
    await contentField(page).fill('Dear Maya');
    await giveFile(page, 'textarea', ['paste']);
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName('Screenshot Check');
    await expect(page.getByText('capture.png', { exact: true })).toBeVisible();
    await expect(analyzeScreenshot(page)).toBeFocused();
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await giveFile(page, 'body', ['paste']);
    await expect(page.getByText('capture.png', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Phishing Email' }).click();
    await expect(contentField(page)).toHaveValue('Dear Maya');
    await openScreenshotTab(page);
    await expect(page.getByText('capture.png', { exact: true })).toBeVisible();
  });
});

test('a wrong type, a byte too many and no file are refused without a call', {
  tag: checklist('VALID-17 VALID-18 VALID-19 ERR-19 OPEN-40'),
}, async ({ page, expectAccessible }) => {
  await answerCall(page, screenshotPath, safe);
  const calls = watchCalls(page, screenshotPath);
  await page.goto('/');
  await openScreenshotTab(page);
  await browseFor(page, { name: 'message.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expectToast(page, {
    title: 'Invalid File Type',
    description: 'Please select an image file (PNG, JPG, GIF)',
    isFault: true,
  });
  await expectAccessible();
  await browseFor(page, newPng(Buffer.alloc(maxScreenshotBytes + 1)));
  await expectToast(page, {
    title: 'File Too Large',
    description: 'Please select an image smaller than 10MB',
    isFault: true,
  });
  await page.locator('[role=tabpanel] form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expectToast(page, {
    title: 'No File Selected',
    description: 'Please select an image to analyze',
    isFault: true,
  });
  expect(calls).toEqual([]);
  await browseFor(page, newPng(Buffer.alloc(maxScreenshotBytes)));
  await analyzeScreenshot(page).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(() => calls).toHaveLength(1);
});

test.describe('a check', () => {
  test('says so while it runs, ends with a toast and clears the choice', {
    tag: checklist('STATE-09 OPEN-38 STATE-10 STATE-15'),
  }, async ({ page, expectAccessible }) => {
    await answerInLines(page, { stage: 'opening' }, { stage: 'judging' }, { analysis: safe });
    const call = await holdCall(page, screenshotPath);
    const calls = watchCalls(page, screenshotPath);
    await page.goto('/');
    await checkPicture(page, picture);
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeDisabled();
    await expect(page.locator('[aria-current=step]')).toHaveText('Uploading the picture');
    await expectAccessible();
    call.release();
    await expectToast(page, { title: 'Analysis Complete', description: 'Risk level: safe' });
    await expect(page.getByRole('article')).toBeVisible();
    await expect(pictureZone(page)).toBeVisible();
    await expect(analyzeScreenshot(page)).toBeDisabled();
    await expect
      .poll(() => calls.map((one) => [one.headers()['accept'], one.postData()]))
      .toEqual([
        [
          expect.stringContaining('application/x-ndjson'),
          expect.stringMatching(/name="screenshot"; filename="bank-message\.png"/),
        ],
      ]);
  });

  test('a server that answers all at once works too', async ({ page }) => {
    await answerCall(page, screenshotPath, safe);
    await page.goto('/');
    await checkPicture(page, picture);
    await expectToast(page, { title: 'Analysis Complete', description: 'Risk level: safe' });
  });

  test('a refusal shows status and text, whenever it comes, and keeps the picture', {
    tag: checklist('ERR-03 ERR-15 OPEN-37'),
  }, async ({ page, expectAccessible }) => {
    await answerCall(page, screenshotPath, 'upstream is away', 502);
    await page.goto('/');
    await checkPicture(page, picture);
    await expectToast(page, {
      title: 'Analysis Failed',
      description: '502: upstream is away',
      isFault: true,
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('bank-message.png', { exact: true })).toBeVisible();
    const failure = { message: 'This picture could not be read', error: 'unreadable' };
    await answerInLines(page, { stage: 'opening' }, { status: 422, failure });
    await analyzeScreenshot(page).click();
    await expectToast(page, {
      title: 'Analysis Failed',
      description: `422: ${JSON.stringify(failure)}`,
      isFault: true,
    });
    await expect(page.getByRole('main').getByText(failure.message, { exact: true })).toBeVisible();
    await inBothThemes(page, expectAccessible);
  });

  test('a truncated answer is a failure in our words', { tag: checklist('ERR-17') }, async ({ page }) => {
    await answerInLines(page, { stage: 'opening' }, { stage: 'reading' });
    await page.goto('/');
    await checkPicture(page, picture);
    await expectToast(page, { title: 'Analysis Failed', description: 'Analysis failed', isFault: true });
  });

  test('requiresAuth opens the sign-in popup instead of a toast', {
    tag: checklist('ERR-09 ERR-10 ERR-14'),
  }, async ({ page }) => {
    const failure = { message: 'Usage limit exceeded', error: 'limit_reached', requiresAuth: true };
    await answerInLines(page, { status: 429, failure });
    await page.goto('/');
    await checkPicture(page, picture);
    await expect(guestPopup(page)).toBeVisible();
    await expect(toastsOn(page)).toHaveCount(0);
  });

  test('requiresUpgrade names the plan and leads to the plans', {
    tag: checklist('ERR-09 RESULT-25'),
  }, async ({ page }) => {
    const body = { message: 'Daily limit exceeded', requiresUpgrade: true, planType: 'free' };
    await answerCall(page, screenshotPath, body, 429);
    await page.goto('/');
    await checkPicture(page, picture);
    await closePopup(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      "You've reached your daily limit for the free plan.",
    );
    await expect(page.getByRole('button', { name: 'View Pricing Plans' })).toBeVisible();
    await expect(toastsOn(page)).toHaveCount(0);
  });
});

test.describe('against the running server', () => {
  // The first picture waits for a process that loads the models.
  test.slow();

  test('an imitated sign-in is caught, and marked in the picture', {
    tag: checklist('GEN-01 GEN-03 SHOT-04 API-10'),
  }, async ({ page, context }) => {
    const drawn = await drawPage(context, imitatedSignIn);
    await page.goto('/');
    await checkPicturePatiently(page, newPng(drawn));
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(
      /Suspicious content detected|High-risk phishing attempt detected/,
    );
    await expect(card.getByRole('heading', { name: 'What this picture shows' })).toBeVisible();
    await expect(
      card.getByRole('list', { name: 'Marked in the picture' }).getByRole('button'),
    ).not.toHaveCount(0);
    // The digit in place of a letter is what gives the imitation away, so it must be read exactly.
    await expect(card.getByRole('region', { name: 'Text of the picture' })).toContainText('paypa1');
  });

  test('an empty picture is not called safe', async ({ page, context }) => {
    const drawn = await drawPage(context, '<body style="background:#87a"></body>', {
      width: 640,
      height: 480,
    });
    await page.goto('/');
    await checkPicturePatiently(page, newPng(drawn));
    const card = page.getByRole('article');
    await expect(card).toContainText('No warning sign found');
    await expect(card.locator('details')).toHaveAttribute('open');
    await expect(card.getByText('Not possible').first()).toBeVisible();
  });

  test('a file that only claims to be a picture is refused by its content', {
    tag: checklist('ERR-03'),
  }, async ({ page }) => {
    await page.goto('/');
    await checkPicture(page, newPng(Buffer.from('<html>not a picture</html>')));
    const toast = toastsOn(page).first();
    await expect(toast).toContainText('Analysis Failed');
    await expect(toast).toContainText('415: {');
    await expect(
      page.getByRole('main').getByText('Please select an image file (PNG, JPG, GIF)', { exact: true }),
    ).toBeVisible();
  });

  test('the dashboard is refreshed after a picture', { tag: checklist('GEN-01 STATE-14') }, async ({
    page,
    context,
    signIn,
  }) => {
    const drawn = await drawPage(context, '<h1>Lunch on Thursday?</h1>', { width: 640, height: 480 });
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByText('5 checks remaining today')).toBeVisible();
    await page.getByRole('button', { name: 'Start Analysis' }).click();
    await checkPicturePatiently(page, newPng(drawn));
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page.getByText('4 checks remaining today')).toBeVisible();
    await expect(page.getByText('Screenshot Check')).toBeVisible();
  });
});

/** Simulates a file dragged over an element or pasted into it. */
const giveFile = (page: Page, selector: string, events: string[]) =>
  page.evaluate(
    ([target, names]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['pixels'], 'capture.png', { type: 'image/png' }));
      const given = { bubbles: true, cancelable: true };
      for (const name of names) {
        document
          .querySelector(target)
          ?.dispatchEvent(
            name === 'paste'
              ? new ClipboardEvent(name, { ...given, clipboardData: transfer })
              : new DragEvent(name, { ...given, dataTransfer: transfer }),
          );
      }
    },
    [selector, events] as const,
  );
