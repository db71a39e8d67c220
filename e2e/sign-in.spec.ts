import type { Page } from '@playwright/test';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { checklist, expect, newEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast } from './testing/toasts.ts';

const sendPath = '/api/auth/send-otp';
const verifyPath = '/api/auth/verify-otp';
const codeSent = {
  title: 'OTP Sent',
  description: 'Check your email for the verification code (or console in development)',
};

const openDialog = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In to Hookwise' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Opens the second step without a mail, with a mocked answer to the first. */
const openCodeStep = async (page: Page, email = 'ana@example.com') => {
  await answerCall(page, sendPath, { message: 'sent' });
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(dialog.getByLabel('Verification Code')).toBeFocused();
  return dialog;
};

test('the first step asks for an address and for no password', {
  tag: checklist('AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-05 GEN-10 OPEN-04'),
}, async ({ page, expectAccessible }) => {
  const dialog = await openDialog(page);
  await expect(dialog).toHaveAccessibleDescription('Enter your email address to receive a verification code');
  const field = dialog.getByLabel('Email Address');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAccessibleDescription(/6-digit code/);
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await expect(dialog.getByLabel(/password/i)).toHaveCount(0);
  await inBothThemes(page, expectAccessible);
});

test('the second step asks for the code sent to that address', {
  tag: checklist('AUTH-08 AUTH-09 AUTH-12 VALID-04 STATE-02'),
}, async ({ page, expectAccessible }) => {
  const dialog = await openCodeStep(page, 'ana@example.com');
  await expectToast(page, codeSent);
  await expect(dialog).toHaveAccessibleDescription('Enter the 6-digit code sent to ana@example.com');
  const field = dialog.getByLabel('Verification Code');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveAttribute('maxlength', '6');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAccessibleDescription(/code was sent to ana@example\.com/);
  await field.pressSequentially('1234567');
  await expect(field).toHaveValue('123456');
  await inBothThemes(page, expectAccessible);
});

test('a user can sign in with the keyboard alone', {
  tag: checklist('AUTH-07 OPEN-09 OPEN-11 STATE-04 STATE-07 DATA-37 DATA-38 API-01 API-02'),
}, async ({ page, server }) => {
  const email = newEmail();
  const sends = watchCalls(page, sendPath);
  const verifies = watchCalls(page, verifyPath);
  await page.goto('/');
  const trigger = page.getByRole('button', { name: 'Sign In' });
  await expect(trigger).toBeVisible();
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Tab');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Verification Code')).toBeFocused();
  const code = await server.codeFor(email);
  await page.keyboard.type(code);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(page.getByRole('button', { name: 'Account AN' })).toBeVisible();

  expect(sends.map((call) => call.postDataJSON())).toEqual([{ email }]);
  expect(verifies.map((call) => call.postDataJSON())).toEqual([{ email, code }]);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const me = await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ user: { email } });
});

test('a finished sign-in closes the dialog, forgets address and step, then reloads', {
  tag: checklist('STATE-05 STATE-06 STATE-07 OPEN-10 OPEN-53'),
}, async ({ page }) => {
  await page.clock.install({ time: '2026-11-15T12:00:00Z' });
  const dialog = await openCodeStep(page);
  await page.clock.pauseAt('2026-11-15T12:05:00Z');
  await answerCall(page, verifyPath, { message: 'ok', jwtToken: 'a.b.c' });
  await dialog.getByLabel('Verification Code').fill('123456');
  await dialog.getByRole('button', { name: 'Verify & Sign In' }).click();
  await expectToast(page, { title: 'Success', description: 'You have been signed in successfully' });
  await expect(dialog).toBeHidden();

  // Time stands still, so the page has not reloaded yet.
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByLabel('Email Address')).toHaveValue('');
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(1500);
  await reloaded;
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('both buttons show that they are busy and cannot be pressed twice', {
  tag: checklist('AUTH-06 AUTH-10 STATE-08'),
}, async ({ page }) => {
  await answerCall(page, sendPath, { message: 'sent' });
  await answerCall(page, verifyPath, { message: 'Invalid verification code' }, 401);
  const sending = await holdCall(page, sendPath);
  const verifying = await holdCall(page, verifyPath);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email Address').fill('ana@example.com');
  await dialog.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  sending.release();

  await dialog.getByLabel('Verification Code').fill('123456');
  await dialog.getByRole('button', { name: 'Verify & Sign In' }).click();
  await expect(dialog.getByRole('button', { name: 'Verifying...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Back to Email' })).toBeDisabled();
  verifying.release();
  await expect(dialog.getByRole('button', { name: 'Verify & Sign In' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Back to Email' })).toBeEnabled();
});

test('going back keeps the address and forgets the code', { tag: checklist('AUTH-11 STATE-03') }, async ({
  page,
}) => {
  const dialog = await openCodeStep(page, 'ana@example.com');
  await dialog.getByLabel('Verification Code').fill('123456');
  await dialog.getByRole('button', { name: 'Back to Email' }).click();
  await expect(dialog.getByLabel('Email Address')).toHaveValue('ana@example.com');
  await dialog.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(dialog.getByLabel('Verification Code')).toHaveValue('');
});

test('empty fields are named on the spot, without a call', {
  tag: checklist('VALID-01 VALID-03 ERR-06'),
}, async ({ page }) => {
  const verifies = watchCalls(page, verifyPath);
  const sends = watchCalls(page, sendPath);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter your email address');
  await expect(dialog.getByLabel('Email Address')).toBeFocused();
  expect(sends).toEqual([]);

  await answerCall(page, sendPath, { message: 'sent' });
  await dialog.getByLabel('Email Address').fill('ana@example.com');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Verify & Sign In' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter the verification code');
  await expect(dialog.getByLabel('Verification Code')).toBeFocused();
  expect(verifies).toEqual([]);
});

test('only the server judges an address, and a refusal stays on the first step', {
  tag: checklist('VALID-02 VALID-05 STATE-01 ERR-04'),
}, async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email Address').fill('not-an-address');
  await page.keyboard.press('Enter');
  await expectToast(page, {
    title: 'Error',
    description: 'Please enter a valid email address',
    isFault: true,
  });
  await expect(dialog.getByLabel('Email Address')).toHaveValue('not-an-address');
  await expect(dialog.getByLabel('Verification Code')).toHaveCount(0);
});

test('the server says what is wrong with a code', { tag: checklist('VALID-06 ERR-04') }, async ({
  page,
  server,
}) => {
  const email = newEmail();
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email Address').fill(email);
  await page.keyboard.press('Enter');
  const field = dialog.getByLabel('Verification Code');
  await field.fill('12345');
  await page.keyboard.press('Enter');
  await expectToast(page, { title: 'Error', description: 'OTP code must be 6 digits', isFault: true });
  await field.fill((await server.codeFor(email)) === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expectToast(page, { title: 'Error', description: 'Invalid verification code', isFault: true });
  await expect(field).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a failure without a message gets ours', { tag: checklist('ERR-05') }, async ({ page }) => {
  await answerCall(page, sendPath, '', 500);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email Address').fill('ana@example.com');
  await page.keyboard.press('Enter');
  await expectToast(page, { title: 'Error', description: 'Failed to send OTP', isFault: true });

  await answerCall(page, sendPath, { message: 'sent' });
  await answerCall(page, verifyPath, {}, 500);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Verification Code').fill('123456');
  await page.keyboard.press('Enter');
  await expectToast(page, { title: 'Error', description: 'Invalid verification code', isFault: true });
});
