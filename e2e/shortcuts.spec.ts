import type { Page } from '@playwright/test';
import { newAnalysis } from './testing/analyses.ts';
import { answerCall, watchCalls } from './testing/calls.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { toastsOn } from './testing/toasts.ts';

const openHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const selectedTab = (page: Page) => page.getByRole('tab', { selected: true });

type Given = { name: string; type: string; text: string };

/** Drops a file beside the forms: on the heading of the page. */
const dropOnPage = (page: Page, given: Given) =>
  page.getByRole('heading', { level: 1 }).evaluate((target, { name, type, text }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, { type }));
    for (const kind of ['dragover', 'drop'])
      target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }, given);

const pasteOnPage = (page: Page, selector: string, { text, file }: { text?: string; file?: Given }) =>
  page.locator(selector).evaluate(
    (target, given) => {
      const clipboardData = new DataTransfer();
      if (given.text !== undefined) clipboardData.setData('text/plain', given.text);
      if (given.file)
        clipboardData.items.add(new File([given.file.text], given.file.name, { type: given.file.type }));
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { text, file },
  );

test('? lists the shortcuts, and they can be switched off', async ({ page, expectAccessible }) => {
  await openHome(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Go to the field of the open tool');
  await inBothThemes(page, expectAccessible);
  await dialog.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('3');
  await expect(selectedTab(page)).toContainText('Email');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
});

test('keys open the tools and lead to their fields', { tag: checklist('PANEL-01') }, async ({ page }) => {
  await openHome(page);
  for (const [key, name] of [
    ['2', 'Screenshot'],
    ['3', 'URL'],
    ['4', 'WHOIS'],
    ['5', 'Vuln'],
    ['1', 'Email'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selectedTab(page)).toContainText(name);
  }
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Email content' })).toBeFocused();
  const theme = page.locator('html');
  const before = await theme.getAttribute('data-theme');
  await page.keyboard.type('/?3tn');
  await expect(page.getByRole('textbox', { name: 'Email content' })).toHaveValue('/?3tn');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(theme).toHaveAttribute('data-theme', before ?? '');
  await expect(selectedTab(page)).toContainText('Email');
});

test('n starts a new check', { tag: checklist('HOME-03') }, async ({ page }) => {
  await answerCall(page, '/api/analyze/url', newAnalysis({}));
  await openHome(page);
  await page.keyboard.press('3');
  await page.getByRole('textbox', { name: 'URL' }).fill('example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('tablist')).toBeInViewport();
});

test('an email file dropped anywhere is checked in its own tab', { tag: checklist('EMAIL-01') }, async ({
  page,
}) => {
  const calls = watchCalls(page, '/api/analyze/email-file');
  await answerCall(page, '/api/analyze/email-file', newAnalysis({ analysisType: 'email-file' }));
  await openHome(page);
  await page.keyboard.press('4');
  await dropOnPage(page, { name: 'notice.eml', type: '', text: 'Subject: Hello\n\nHello' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(selectedTab(page)).toContainText('Email');
  await expect.poll(() => calls).toHaveLength(1);
});

test('a picture dropped anywhere waits in its own tab, ready to be sent', {
  tag: checklist('SHOT-01 SHOT-03'),
}, async ({ page }) => {
  await openHome(page);
  const picture = { name: 'bank.png', type: 'image/png', text: 'pixels' };
  await dropOnPage(page, picture);
  await expect(selectedTab(page)).toContainText('Screenshot');
  await expect(page.getByText('bank.png', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze Screenshot' })).toBeFocused();
  await dropOnPage(page, { ...picture, name: 'other.png' });
  await expect(page.getByText('other.png', { exact: true })).toBeVisible();
});

test('a file that no tool accepts is refused with a message, and nothing is sent', async ({ page }) => {
  const calls = watchCalls(page, '/api/analyze/*');
  await openHome(page);
  await dropOnPage(page, { name: 'setup.exe', type: 'application/octet-stream', text: 'MZ' });
  await expect(toastsOn(page)).toContainText('Invalid File Type');
  expect(calls).toEqual([]);
});

test('a link, a picture or a message pasted outside of a field opens the right tab', {
  tag: checklist('URL-01'),
}, async ({ page }) => {
  await openHome(page);
  await pasteOnPage(page, 'h1', { text: ' https://northbank.example/login ' });
  await expect(selectedTab(page)).toContainText('URL');
  await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue('https://northbank.example/login');
  await expect(page.getByRole('textbox', { name: 'URL' })).toBeFocused();
  await pasteOnPage(page, 'h1', { text: 'https://other.example/' });
  await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue('https://other.example/');
  await pasteOnPage(page, 'h1', { text: 'Dear customer,\nyour parcel waits.' });
  await expect(page.getByRole('textbox', { name: 'Email content' })).toHaveValue(
    'Dear customer,\nyour parcel waits.',
  );
  await pasteOnPage(page, 'h1', { file: { name: 'image.png', type: 'image/png', text: 'pixels' } });
  await expect(selectedTab(page)).toContainText('Screenshot');
  await expect(page.getByText('image.png', { exact: true })).toBeVisible();
});

test('what is pasted into a field stays there', async ({ page }) => {
  await openHome(page);
  await pasteOnPage(page, 'textarea[name=content]', { text: 'https://northbank.example/login' });
  await expect(selectedTab(page)).toContainText('Email');
});
