import type { Locator, Page } from '@playwright/test';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';

const sales = {
  ids: {
    fields: 'SALES-01 SALES-02 SALES-03 SALES-04',
    rules: 'VALID-21 VALID-22 VALID-23 VALID-24',
    sent: 'GEN-12 SALES-05 ERR-30 DATA-44 API-19 CONST-06',
    failed: 'ERR-29 API-19 OPEN-02',
  },
  title: 'Enterprise Sales Inquiry',
  open: (page: Page) => page.getByRole('button', { name: 'Contact Sales' }).click(),
  path: '/api/contact/sales',
  textName: 'message',
  textLabel: 'Message',
  max: 500,
  tooShort: 'Message must be at least 10 characters',
  tooLong: 'Message must be less than 500 words',
  submit: 'Send Message',
  busy: 'Sending...',
  success: {
    title: 'Message Sent Successfully!',
    description: 'Our sales team will contact you within 24 hours.',
  },
  failure: 'Failed to send message. Please try again or contact us directly at sales@hookwise.example',
};

const support: typeof sales = {
  ids: {
    fields: 'SUPPORT-01 SUPPORT-02 SUPPORT-03 SUPPORT-05 SUPPORT-06',
    rules: 'VALID-25 VALID-26 VALID-27',
    sent: 'GEN-12 SUPPORT-07 ERR-32 DATA-44 API-18',
    failed: 'ERR-31 API-18 OPEN-02',
  },
  title: 'Technical Support',
  open: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Support' }).click(),
  path: '/api/contact/support',
  textName: 'problem',
  textLabel: 'Problem',
  max: 2000,
  tooShort: 'Problem description must be at least 10 characters',
  tooLong: 'Problem description must be less than 2000 words',
  submit: 'Submit Request',
  busy: 'Submitting...',
  success: {
    title: 'Support Request Submitted!',
    description: 'Our support team will get back to you as soon as possible.',
  },
  failure:
    'Failed to send support request. Please try again or contact us directly at support@hookwise.example',
};

const openForm = async (page: Page, form: typeof sales) => {
  await page.goto('/pricing');
  await form.open(page);
  const dialog = page.getByRole('dialog', { name: form.title });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  return dialog;
};

const fillIn = async (dialog: Locator, form: typeof sales, text = 'We need help.') => {
  await dialog.getByLabel('Name').fill('Ana');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByLabel(form.textLabel).fill(text);
};

for (const form of [sales, support]) {
  test.describe(form.title, () => {
    test('four fields, with words and characters counted', {
      tag: checklist(`${form.ids.fields} OPEN-46`),
    }, async ({ page, expectAccessible }) => {
      const dialog = await openForm(page, form);
      await expect(dialog.getByRole('textbox')).toHaveCount(4);
      for (const name of ['Name', 'Email', 'Company (optional)', form.textLabel]) {
        await expect(dialog.getByRole('textbox', { name, exact: true })).toBeVisible();
      }
      await dialog.getByLabel(form.textLabel).fill('one two  three');
      await expect(dialog.getByText(`3/${form.max} words`, { exact: true })).toBeVisible();
      await expect(dialog.getByText('14 characters', { exact: true })).toBeVisible();
      await inBothThemes(page, expectAccessible);
    });

    test('missing fields are named; the limits count characters', {
      tag: checklist(`${form.ids.rules} CONST-08 CONST-50`),
    }, async ({ page, expectAccessible }) => {
      await answerCall(page, form.path, { message: 'ok' });
      const calls = watchCalls(page, form.path);
      const dialog = await openForm(page, form);
      const submit = dialog.getByRole('button', { name: form.submit });
      await dialog.getByLabel('Name').fill('A');
      await submit.click();
      await expect(dialog.getByRole('alert')).toHaveText([
        'Name must be at least 2 characters',
        'Please enter a valid email address',
        form.tooShort,
      ]);
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await expectAccessible();

      await fillIn(dialog, form, 'x'.repeat(9));
      await submit.click();
      await expect(dialog.getByRole('alert')).toHaveText([form.tooShort]);
      await dialog.getByLabel(form.textLabel).fill('x'.repeat(form.max + 1));
      await submit.click();
      await expect(dialog.getByRole('alert')).toHaveText([form.tooLong]);
      expect(calls).toEqual([]);

      for (const length of [form.max, 10]) {
        await fillIn(dialog, form, 'x'.repeat(length));
        await submit.click();
        await expect(dialog).toHaveCount(0);
        await form.open(page);
      }
      await expect
        .poll(() => calls.map((call) => call.postDataJSON()[form.textName].length))
        .toEqual([form.max, 10]);
    });

    test('a message is sent, with a busy button meanwhile and an empty form afterwards', {
      tag: checklist(form.ids.sent),
    }, async ({ page }) => {
      const calls = watchCalls(page, form.path);
      const call = await holdCall(page, form.path);
      const dialog = await openForm(page, form);
      await fillIn(dialog, form);
      await dialog.getByLabel('Company').fill('Northbank');
      await dialog.getByRole('button', { name: form.submit }).click();
      await expect(dialog.getByRole('button', { name: form.busy })).toBeDisabled();
      call.release();
      await expectToast(page, form.success);
      await expect(dialog).toHaveCount(0);
      await expect
        .poll(() => calls.map((sent) => sent.postDataJSON()))
        .toEqual([
          { name: 'Ana', email: 'ana@example.com', company: 'Northbank', [form.textName]: 'We need help.' },
        ]);
      await form.open(page);
      await expect(dialog.getByLabel(form.textLabel)).toHaveValue('');
    });

    test('a failure shows the address to write to and keeps what was written', {
      tag: checklist(form.ids.failed),
    }, async ({ page }) => {
      await answerCall(page, form.path, { message: 'The store is away' }, 503);
      const dialog = await openForm(page, form);
      await fillIn(dialog, form);
      await dialog.getByRole('button', { name: form.submit }).click();
      await expectToast(page, { title: 'Error', description: form.failure, isFault: true });
      await expect(dialog.getByLabel(form.textLabel)).toHaveValue('We need help.');
      await expect(dialog.getByRole('button', { name: form.submit })).toBeEnabled();
    });
  });
}

test('the registered address is only a hint, and a screenshot may be mailed', {
  tag: checklist('SUPPORT-04 SUPPORT-08'),
}, async ({ page, signIn }) => {
  await signIn();
  const dialog = await openForm(page, support);
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/registered email/);
  await expect(dialog).toContainText(/email a screenshot to support@hookwise\.example/);
  await expect(dialog.getByRole('link', { name: 'support@hookwise.example' })).toHaveAttribute(
    'href',
    'mailto:support@hookwise.example',
  );
  await fillIn(dialog, support);
  await dialog.getByLabel('Email').fill('somebody-else@example.com');
  await dialog.getByRole('button', { name: support.submit }).click();
  await expectToast(page, support.success);
});
