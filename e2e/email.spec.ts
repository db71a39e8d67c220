// Long because it keeps one tool's cases together.
import type { Page } from '@playwright/test';
import { contentRequiredMessage, maxEmailBytes } from '../src/contract/email-input.ts';
import { newAnalysis } from './testing/analyses.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import {
  analyzeButton,
  checkEmail,
  contentField,
  emailPath,
  filePath,
  phishingMail,
  senderField,
  subjectField,
  uploadButton,
  uploadFile,
} from './testing/email-check.ts';
import { closePopup, guestPopup } from './testing/limits.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';
import { urlField } from './testing/url-check.ts';

const safe = newAnalysis({ analysisType: 'email', riskScore: 4, riskLevel: 'safe' });

test.describe('the tab', () => {
  test('starts open with content, sender, subject and two buttons', {
    tag: checklist('PANEL-02 EMAIL-01..06'),
  }, async ({ page, expectAccessible }) => {
    await page.goto('/');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Phishing Email/);
    const panel = page.getByRole('tabpanel', { name: 'Phishing Email' });
    await expect(panel.getByRole('textbox')).toHaveCount(3);
    await expect(contentField(page)).toHaveAttribute('placeholder', /headers.*body.*links/);
    const height = (await contentField(page).boundingBox())?.height;
    expect(height).toBeGreaterThan(180);
    await expect(panel.getByRole('button')).toHaveText(['Analyze Email Content', 'Upload Email File']);
    await expect(panel).toContainText('.eml or .txt, up to 2MB');
    await inBothThemes(page, expectAccessible);
  });

  test('comes first, with a short label on small screens', { tag: checklist('PANEL-01 PANEL-03') }, async ({
    page,
  }) => {
    await page.goto('/');
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toHaveAccessibleName('Phishing Email');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(tabs.first()).toHaveAccessibleName('Email');
    await expect(page.getByRole('tab', { name: 'URL', exact: true })).toBeVisible();
  });

  test('another tab clears the verdict and keeps what was typed', { tag: checklist('PANEL-04') }, async ({
    page,
  }) => {
    await answerCall(page, emailPath, safe);
    await page.goto('/');
    await checkEmail(page, 'Dear Maya');
    await expect(page.getByRole('article')).toBeVisible();
    await page.getByRole('tab', { name: 'URL Check' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Phishing Email' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(contentField(page)).toHaveValue('Dear Maya');
  });

  test('a lone link is offered to the URL check', async ({ page, expectAccessible }) => {
    await page.goto('/');
    await contentField(page).fill('https://northbank.example/login');
    await expectAccessible();
    await page.getByRole('button', { name: 'Check it as a URL' }).click();
    await expect(urlField(page)).toHaveValue('https://northbank.example/login');
    await expect(urlField(page)).toBeFocused();
  });
});

test.describe('pasted content', () => {
  test('content is required, and a sender must be an address', {
    tag: checklist('VALID-07 VALID-08'),
  }, async ({ page, expectAccessible }) => {
    const calls = watchCalls(page, emailPath);
    await page.goto('/');
    for (const text of ['', '  \n ']) {
      await checkEmail(page, text);
      await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(contentRequiredMessage);
      await expect(contentField(page)).toBeFocused();
    }
    await senderField(page).fill('maya@');
    await checkEmail(page);
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(
      'Please enter a valid email address',
    );
    await expect(senderField(page)).toBeFocused();
    await expectAccessible();
    expect(calls).toEqual([]);
  });

  test('sender and subject are sent when given and may be left empty', {
    tag: checklist('EMAIL-03 EMAIL-04 VALID-09'),
  }, async ({ page }) => {
    await answerCall(page, emailPath, safe);
    const calls = watchCalls(page, emailPath);
    await page.goto('/');
    await checkEmail(page, 'Dear Maya');
    await expect(page.getByRole('article')).toBeVisible();
    await senderField(page).fill('ana@company.example');
    await subjectField(page).fill('Lunch on Thursday?');
    await checkEmail(page, 'Dear Maya');
    await expect.poll(() => calls.length).toBe(2);
    await expect
      .poll(() => calls.map((call) => call.postDataJSON()))
      .toEqual([
        { content: 'Dear Maya', subject: '' },
        { content: 'Dear Maya', sender: 'ana@company.example', subject: 'Lunch on Thursday?' },
      ]);
  });

  test('a running check says so and ends with a toast', {
    tag: checklist('STATE-09 OPEN-38 STATE-10'),
  }, async ({ page, expectAccessible }) => {
    await answerCall(page, emailPath, safe);
    const call = await holdCall(page, emailPath);
    await page.goto('/');
    await checkEmail(page);
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await expect(uploadButton(page)).toBeDisabled();
    await expect(contentField(page)).toHaveAttribute('readonly');
    await expect(page.getByRole('listitem').filter({ hasText: 'Reading the message' })).toBeVisible();
    await expectAccessible();
    call.release();
    await expectToast(page, { title: 'Analysis Complete', description: 'Risk level: safe' });
    await expect(analyzeButton(page)).toBeEnabled();
  });

  test('a failure is shown, keeps what was typed, and can be tried again', {
    tag: checklist('ERR-15 ERR-17 OPEN-37'),
  }, async ({ page }) => {
    await answerCall(page, emailPath, { message: 'The store is away' }, 503);
    await page.goto('/');
    await senderField(page).fill('ana@company.example');
    await subjectField(page).fill('Lunch?');
    await checkEmail(page, 'Dear Maya');
    await expectToast(page, {
      title: 'Analysis Failed',
      description: 'The store is away',
      isFault: true,
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(contentField(page)).toHaveValue('Dear Maya');
    await expect(senderField(page)).toHaveValue('ana@company.example');
    await expect(subjectField(page)).toHaveValue('Lunch?');
    await answerCall(page, emailPath, '', 500);
    await analyzeButton(page).click();
    await expectToast(page, { title: 'Analysis Failed', description: 'Analysis failed', isFault: true });
  });

  test('requiresAuth opens the sign-in popup instead of a toast', {
    tag: checklist('ERR-09 ERR-10 ERR-14'),
  }, async ({ page }) => {
    await answerCall(page, emailPath, { message: 'Usage limit exceeded', requiresAuth: true }, 403);
    await page.goto('/');
    await checkEmail(page);
    await expect(guestPopup(page)).toBeVisible();
    await expect(toastsOn(page)).toHaveCount(0);
    await closePopup(page);
    await expect(contentField(page)).toHaveValue('Dear customer');
  });
});

test.describe('an email file', () => {
  test('one file is sent in its field, and the toast names the file check', {
    tag: checklist('EMAIL-06 STATE-11 VALID-16'),
  }, async ({ page }) => {
    await answerCall(page, filePath, { ...safe, analysisType: 'email-file' });
    const calls = watchCalls(page, filePath);
    await page.goto('/');
    const chooser = await uploadFile(page, 'message.eml', 'Subject: Lunch?');
    expect(chooser.isMultiple()).toBe(false);
    await expectToast(page, { title: 'Email File Analysis Complete', description: 'Risk level: safe' });
    await expect
      .poll(() => calls.map((call) => call.postData()))
      .toEqual([expect.stringMatching(/name="emailFile"; filename="message\.eml"[\s\S]*Subject: Lunch\?/)]);
  });

  test('a running upload says so', { tag: checklist('STATE-09 OPEN-38') }, async ({ page }) => {
    await answerCall(page, filePath, safe);
    const call = await holdCall(page, filePath);
    await page.goto('/');
    await uploadFile(page);
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await expect(analyzeButton(page)).toBeDisabled();
    call.release();
    await expect(uploadButton(page)).toBeEnabled();
  });

  test('a wrong type or a byte too many is refused without a call', {
    tag: checklist('VALID-14 VALID-15 ERR-19'),
  }, async ({ page }) => {
    await answerCall(page, filePath, safe);
    const calls = watchCalls(page, filePath);
    await page.goto('/');
    await uploadFile(page, 'message.pdf');
    await expectToast(page, {
      title: 'Invalid File Type',
      description: 'Only .eml and .txt files are allowed',
      isFault: true,
    });
    await uploadFile(page, 'message.eml', Buffer.alloc(maxEmailBytes + 1, 'a'));
    await expectToast(page, {
      title: 'File Too Large',
      description: 'File size must not exceed 2MB',
      isFault: true,
    });
    expect(calls).toEqual([]);
    await uploadFile(page, 'message.TXT', Buffer.alloc(maxEmailBytes, 'a'));
    await expect(page.getByRole('article')).toBeVisible();
    await expect.poll(() => calls).toHaveLength(1);
  });

  test('a refusal shows status and text, and plain words on the card', {
    tag: checklist('ERR-03 ERR-16'),
  }, async ({ page, expectAccessible }) => {
    await answerCall(page, filePath, 'upstream is away', 502);
    await page.goto('/');
    await uploadFile(page);
    await expectToast(page, {
      title: 'File Analysis Failed',
      description: '502: upstream is away',
      isFault: true,
    });
    await expectAccessible();
    await answerCall(page, filePath, { message: 'This file could not be read' }, 422);
    await uploadFile(page);
    await expectToast(page, {
      title: 'File Analysis Failed',
      description: '422: {"message":"This file could not be read"}',
      isFault: true,
    });
    await expect(
      page.getByRole('main').getByText('This file could not be read', { exact: true }),
    ).toBeVisible();
  });

  test('a limit is not a failure', { tag: checklist('ERR-07 ERR-14') }, async ({ page }) => {
    await answerCall(page, filePath, { message: 'Too many requests' }, 429);
    await page.goto('/');
    await uploadFile(page);
    await closePopup(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Too many requests');
    await expect(toastsOn(page)).toHaveCount(0);
  });

  test('can be dropped on the tab', async ({ page, expectAccessible }) => {
    await answerCall(page, filePath, safe);
    const calls = watchCalls(page, filePath);
    await page.goto('/');
    // The field is drawn a moment before the page listens.
    await expect(async () => {
      await dragFile(page, 'textarea', ['dragenter', 'dragover']);
      await expect(page.getByText('Drop it here')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectAccessible();
    await dragFile(page, 'textarea', ['drop']);
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByText('Drop it here')).toHaveCount(0);
    await expect.poll(() => calls).toHaveLength(1);
  });
});

test.describe('against the running server', () => {
  test('a pasted imitation of a payment service is caught, and marked in the message', {
    tag: checklist('GEN-01 GEN-03 EMAIL-05'),
  }, async ({ page }) => {
    await page.goto('/');
    await checkEmail(page, phishingMail);
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(
      /Suspicious content detected|High-risk phishing attempt detected/,
    );
    const message = card.getByRole('region', { name: 'Message text' });
    await expect(message).toContainText('We noticed a sign-in from an unknown device');
    await expect(message.locator('mark')).not.toHaveCount(0);
    await expect(message.getByRole('link')).toHaveCount(0);
    await expect(card.locator('summary')).toHaveText(/^What was checked \(\d+ done/);
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  });

  test('the same message as a file gets the same verdict', { tag: checklist('GEN-01 EMAIL-06') }, async ({
    page,
  }) => {
    await page.goto('/');
    await uploadFile(page);
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(
      /Suspicious content detected|High-risk phishing attempt detected/,
    );
    await expect(card.getByRole('region', { name: 'Message text' })).toContainText('Reply-To');
  });

  test('a friendly line without headers is called neither dangerous nor proven', async ({ page }) => {
    await page.goto('/');
    await checkEmail(page, 'Hi Maya, shall we have lunch on Thursday at half past twelve? Ana');
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('No warning sign found');
    await expect(card).toContainText('nothing that vouches for it');
  });

  test('the dashboard is refreshed after pasted content, and not after a file', {
    tag: checklist('GEN-01 STATE-14 API-34'),
  }, async ({ page, signIn }) => {
    await signIn();
    const reads = watchCalls(page, '/api/dashboard');
    await page.goto('/dashboard');
    await expect(page.getByText('5 checks remaining today')).toBeVisible();
    await page.getByRole('button', { name: 'Start Analysis' }).click();
    await uploadFile(page);
    await expect(page.getByRole('article')).toBeVisible();
    await openDashboard(page);
    await expect(page.getByText('5 checks remaining today')).toBeVisible();
    expect(reads).toHaveLength(1);

    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await checkEmail(page);
    await expect(page.getByRole('article')).toBeVisible();
    await openDashboard(page);
    await expect(page.getByText('3 checks remaining today')).toBeVisible();
    expect(reads).toHaveLength(2);
  });
});

const openDashboard = async (page: Page) => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
};

/** Simulates a file dragged over an element. */
const dragFile = (page: Page, selector: string, events: string[]) =>
  page.evaluate(
    ([target, names]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Subject: Lunch?'], 'message.eml'));
      for (const name of names) {
        document
          .querySelector(target)
          ?.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: transfer }));
      }
    },
    [selector, events] as const,
  );
