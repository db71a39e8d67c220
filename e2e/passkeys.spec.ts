import type { Page } from '@playwright/test';
import { answerCall } from './testing/calls.ts';
import { type RunningServer, startServer } from './testing/server.ts';
import { expect, newEmail, ownerEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';
import { expectNoSideScroll } from './testing/widths.ts';

// Passkeys belong to a name: browsers offer none for a number such as 127.0.0.1.
const namedUrl = ({ url }: RunningServer) => url.replace('127.0.0.1', 'localhost');
test.use({ baseURL: async ({ server }, use) => use(namedUrl(server)) });

/** A device with a fingerprint reader, in software. */
const addDevice = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
};

const signInByCookie = async (page: Page, server: RunningServer, email: string) => {
  const [name = '', value = ''] = (await server.sessionOf(email)).split('=');
  await page.context().addCookies([{ name, value, url: namedUrl(server) }]);
};

const dialog = (page: Page) => page.getByRole('dialog');
const addPasskey = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Go On' }).click();
};

test('a passkey is added under a name, signs its owner in, and is removed', async ({
  page,
  server,
  expectAccessible,
}) => {
  const email = newEmail();
  await addDevice(page);
  await signInByCookie(page, server, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(dialog(page)).toHaveAccessibleDescription(/finger, face or PIN/);
  await dialog(page).getByRole('button', { name: 'Go On' }).click();
  await expect(dialog(page).getByText('Please give the passkey a name of up to 60 characters')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await dialog(page).getByLabel('Name').fill('My laptop');
  await dialog(page).getByRole('button', { name: 'Go On' }).click();
  await expectToast(page, {
    title: 'Passkey added',
    description: 'The passkey has been added. You can sign in with it from now on.',
  });
  const list = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(dialog(page)).toHaveAccessibleName('Recovery Codes');
  await dialog(page).getByRole('button', { name: 'Not Now' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(list).toHaveText(/^My laptop.*not used yet/);
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await inBothThemes(page, expectAccessible);
  await dialog(page).getByRole('button', { name: 'Use a Passkey' }).click();
  await expectToast(page, { title: 'Success', description: 'You have been signed in successfully' });
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();

  await page.goto('/account');
  await expect(list).toHaveText(/last used/);
  await list.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('button', { name: 'Keep It' }).click();
  await list.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('button', { name: 'Remove “My laptop”' }).click();
  await expectToast(page, {
    title: 'Passkey removed',
    description: 'The passkey has been removed. It no longer signs anybody in.',
  });
  await expect(list).toHaveCount(0);
});

test('a passkey that its owner does not confirm changes nothing, and says what to do', async ({
  page,
  server,
}) => {
  const { refuse } = await addDevice(page);
  await signInByCookie(page, server, newEmail());
  await page.goto('/account');
  await refuse();
  await addPasskey(page, 'Phone');
  await expect(toastsOn(page).getByText('Passkey not added', { exact: true })).toBeVisible();
  await expect(toastsOn(page).getByText(/confirm with your finger, face or PIN/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
});

test('recovery codes are shown once, saved, and sign in once each', async ({
  page,
  server,
  expectAccessible,
}) => {
  const email = newEmail();
  await addDevice(page);
  await signInByCookie(page, server, email);
  await page.goto('/account');
  await addPasskey(page, 'Phone');
  await dialog(page).getByRole('button', { name: 'Make Ten Codes' }).click();
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await inBothThemes(page, expectAccessible);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save as a File' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('hookwise-recovery-codes.txt');
  await dialog(page).getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(page.getByText('10 of 10 are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Make New Codes' }).click();
  await expect(codes).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.context().clearCookies();
  const signInWithCode = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await dialog(page).getByRole('button', { name: 'Use a Recovery Code' }).click();
    await expect(dialog(page).getByLabel('Email Address')).toBeFocused();
    await dialog(page).getByLabel('Email Address').fill(email);
    await dialog(page).getByLabel('Recovery Code').fill(code);
    await dialog(page).getByRole('button', { name: 'Sign In with This Code' }).click();
  };
  await signInWithCode();
  await expectToast(page, { title: 'Success', description: 'You have been signed in successfully' });
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  await page.context().clearCookies();
  await signInWithCode();
  await expectToast(page, { title: 'Error', description: 'Invalid verification code', isFault: true });
  await dialog(page).getByLabel('Recovery Code').fill('abc');
  await dialog(page).getByRole('button', { name: 'Sign In with This Code' }).click();
  await expect(dialog(page).getByText(/has 20 letters and digits/)).toBeVisible();
  await inBothThemes(page, expectAccessible);
});

test('the console counts the days down, asks for a passkey, and for it again', async ({
  page,
  expectAccessible,
}) => {
  // The owner that other tests share must stay able to use the console without a passkey.
  const server = await startServer();
  const consoleUrl = `${namedUrl(server)}/admin`;
  await addDevice(page);
  await signInByCookie(page, server, ownerEmail);
  await page.goto(consoleUrl);
  await expect(page.getByText('You have 14 days left to add a passkey.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
  await inBothThemes(page, expectAccessible);

  const access = (state: string) => ({
    passkeys: [],
    recoveryCodesLeft: 0,
    console: { state, passkeyDueBy: '2026-11-01T00:00:00.000Z' },
  });
  await answerCall(page, '**/api/account/passkeys', access('passkey_required'));
  await page.goto(consoleUrl);
  await expect(page.getByRole('heading', { name: 'Please add a passkey first' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await inBothThemes(page, expectAccessible);
  await page.unroute('**/api/account/passkeys');
  await page.getByRole('link', { name: 'Go to Your Account' }).click();
  await addPasskey(page, 'Security key');
  await dialog(page).getByRole('button', { name: 'Not Now' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Security key');

  await answerCall(page, '**/api/account/passkeys', {
    ...access('confirm'),
    passkeys: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Security key',
        createdAt: '2026-11-01T00:00:00.000Z',
        lastUsedAt: null,
      },
    ],
  });
  await page.goto(consoleUrl);
  await expect(page.getByRole('heading', { name: 'Please confirm that it is you' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.unroute('**/api/account/passkeys');
  await page.getByRole('button', { name: 'Confirm with Your Passkey' }).click();
  await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible();
  server.stop();
});
