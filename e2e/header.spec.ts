import { answerCall } from './testing/calls.ts';
import { checklist, expect, ownerEmail, test } from './testing/test.ts';

test('a guest finds the three pages and a sign-in button that gets the focus back', {
  tag: checklist('HDR-01 HDR-02 ROLE-01'),
}, async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Pricing', 'About Us']);
  for (const [index, path] of ['/', '/pricing', '/about'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
  await links.getByText('Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');

  const signIn = page.getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect(page.getByRole('dialog', { name: 'Sign In to Hookwise' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(signIn).toBeFocused();
});

test('the menu of a user: two letters, plan, Dashboard and Logout', {
  tag: checklist('HDR-03 HDR-04 HDR-05 HDR-06 HDR-07 ROLE-01'),
}, async ({ page, signIn, expectAccessible }) => {
  const email = await signIn();
  await page.goto('/');
  const avatar = page.getByRole('button', { name: 'Account AN' });
  await expect(avatar).toHaveText('AN');
  await expect(page.getByText('free Plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();

  await avatar.click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(email);
  await expect(menu.getByRole('menuitem')).toHaveText(['Dashboard', 'Account', 'Logout']);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();

  await avatar.press('Enter');
  await menu.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('avatar and plan follow the answer about the user; no plan means free', {
  tag: checklist('HDR-06 HDR-07 CONST-22'),
}, async ({ page }) => {
  await answerCall(page, '/api/auth/me', { user: { email: 'zoe@x.example', planType: 'professional' } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account ZO' })).toHaveText('ZO');
  await expect(page.getByText('professional Plan', { exact: true })).toBeVisible();
  await answerCall(page, '/api/auth/me', { user: { email: 'zoe@x.example' } });
  await page.reload();
  await expect(page.getByText('free Plan', { exact: true })).toBeVisible();
});

test('the Admin Console is offered to the owner and to the role admin', {
  tag: checklist('GEN-02 HDR-04 ROLE-01 OPEN-01'),
}, async ({ page, signIn }) => {
  await signIn(ownerEmail);
  await page.goto('/');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Dashboard', 'Account', 'Admin Console', 'Logout']);
  await page.getByRole('menuitem', { name: 'Admin Console' }).click();
  await expect(page).toHaveURL('/admin');

  await answerCall(page, '/api/auth/me', { user: { email: 'ana@x.example', role: 'admin' } });
  await page.reload();
  await page.getByRole('button', { name: 'Account AN' }).click();
  await expect(page.getByRole('menuitem', { name: 'Admin Console' })).toHaveAttribute('href', '/admin');
});

test('ML Engine opens its dialog and gets the focus back', { tag: checklist('HDR-08 ML-01') }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const trigger = page.getByRole('button', { name: 'ML Engine' });
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: 'ML Engine' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu of a guest has the three pages, and Home reloads the page', {
    tag: checklist('HDR-09 HDR-10 HDR-11'),
  }, async ({ page, expectAccessible }) => {
    await page.goto('/pricing');
    const trigger = page.getByRole('button', { name: 'Menu' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await trigger.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Pricing', 'About Us']);
    await expect(menu.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();

    await trigger.click();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();

    await trigger.click();
    const loaded = page.waitForEvent('load');
    await menu.getByRole('link', { name: 'Home' }).click();
    await loaded;
    await expect(page).toHaveURL('/');
  });

  test('the menu of the owner adds Dashboard, Admin Console, Logout and the ML Engine', {
    tag: checklist('HDR-08 HDR-10'),
  }, async ({ page, signIn }) => {
    await signIn(ownerEmail);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    const trigger = page.getByRole('button', { name: 'Menu' });
    await trigger.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Pricing',
      'About Us',
      'Dashboard',
      'Account',
      'Admin Console',
    ]);
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeEnabled();
    await expect(menu).toContainText(ownerEmail);

    await menu.getByRole('button', { name: 'ML Engine' }).click();
    await expect(page.getByRole('dialog', { name: 'ML Engine' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test('the menu of an ordinary user has no Admin Console', { tag: checklist('HDR-04 HDR-10') }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveText([
      'Home',
      'Pricing',
      'About Us',
      'Dashboard',
      'Account',
    ]);
  });
});

test('the theme toggle names the theme it switches to, and the choice survives a reload', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const dark = await background();
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeFocused();
  const light = await background();
  expect(light).not.toBe(dark);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
  expect(await background()).toBe(light);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  expect(await background()).toBe(dark);
});

test('the first Tab reaches a link past the header', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});
