// Long because it tests one rule with every tool.
import type { Page } from '@playwright/test';
import { answerCall, watchCalls } from './testing/calls.ts';
import { checkDomain, domainPath } from './testing/domain-check.ts';
import { checkEmail, contentField, emailPath, filePath, uploadFile } from './testing/email-check.ts';
import { closePopup, guestPopup, planPopup, upgradePopup } from './testing/limits.ts';
import { beGuest, beSignedIn, newDashboard } from './testing/reports.ts';
import { checkPicture, newPng, screenshotPath } from './testing/screenshot-check.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';
import { checkPath, checkUrl } from './testing/url-check.ts';
import { search, vulnerabilityPath } from './testing/vulnerability-check.ts';

const checks: readonly { tool: string; path: string; check: (page: Page) => Promise<unknown> }[] = [
  { tool: 'email', path: emailPath, check: (page) => checkEmail(page) },
  { tool: 'file', path: filePath, check: (page) => uploadFile(page) },
  { tool: 'url', path: checkPath, check: (page) => checkUrl(page) },
  { tool: 'screenshot', path: screenshotPath, check: (page) => checkPicture(page, newPng(Buffer.from('x'))) },
  { tool: 'domain', path: domainPath, check: (page) => checkDomain(page) },
  { tool: 'vulnerability', path: vulnerabilityPath, check: (page) => search(page) },
];

const toTheLimit = { message: 'Daily limit exceeded', requiresUpgrade: true, planType: 'standard' };

/** The popup of a signed-in user with no checks left. */
const openUpgrade = async (page: Page, planType = 'standard') => {
  await beSignedIn(page, planType);
  await answerCall(page, '/api/dashboard', newDashboard({ user: { planType } }));
  await answerCall(page, checkPath, { ...toTheLimit, planType }, 429);
  await page.goto('/');
  await checkUrl(page);
  await expect(upgradePopup(page)).toBeVisible();
};

const openPlans = async (page: Page, planType?: string) => {
  await openUpgrade(page, planType);
  await upgradePopup(page).getByRole('button', { name: 'View Upgrade Options' }).click();
  await expect(planPopup(page)).toBeVisible();
  return planPopup(page);
};

const openGuest = async (page: Page, status = 429, message = 'Usage limit exceeded') => {
  await beGuest(page);
  await answerCall(page, checkPath, { message, requiresAuth: true }, status);
  await page.goto('/');
  await checkUrl(page);
  await expect(guestPopup(page)).toBeVisible();
};

test.describe('when checks return', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('popup and card say it in the time of the person', async ({ page, expectAccessible }) => {
    await page.clock.setFixedTime('2026-11-15T19:00:00Z');
    const words = 'Checks return in 5 hours, tomorrow at 1:00 AM GMT+1.';
    const resetsAt = '2026-11-16T00:00:00.000Z';
    await beSignedIn(page, 'standard');
    await answerCall(page, '/api/dashboard', newDashboard({}));
    await answerCall(page, checkPath, { ...toTheLimit, resetsAt }, 429);
    await page.goto('/');
    await checkUrl(page);
    await expect(upgradePopup(page)).toContainText(words);
    await inBothThemes(page, expectAccessible);
    await closePopup(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);

    await beGuest(page);
    await answerCall(page, checkPath, { message: 'Usage limit exceeded', requiresAuth: true, resetsAt }, 429);
    await page.goto('/');
    await checkUrl(page);
    await expect(guestPopup(page)).toContainText(words);
    await closePopup(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
  });
});

for (const { tool, path, check } of checks) {
  test(`${tool}: over the limit and signed in, the upgrade popup opens`, {
    tag: checklist('ERR-07 ERR-12 ERR-14 PANEL-05 API-03'),
  }, async ({ page }) => {
    await beSignedIn(page);
    await answerCall(page, '/api/dashboard', newDashboard({}));
    await answerCall(page, path, { message: 'Too many requests' }, 429);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    const asked = watchCalls(page, '/api/auth/me');
    await check(page);
    await expect(upgradePopup(page)).toBeVisible();
    expect(asked).toHaveLength(1);
    await expect(toastsOn(page)).toHaveCount(0);
  });

  test(`${tool}: over the limit and not signed in, or unknown, the sign-in popup opens`, {
    tag: checklist('ERR-13 ERR-10 API-03'),
  }, async ({ page }) => {
    await beGuest(page);
    await answerCall(page, path, { message: 'Daily limit exceeded' }, 429);
    await page.goto('/');
    await check(page);
    await expect(guestPopup(page)).toBeVisible();
    await closePopup(page);
    await answerCall(page, '/api/auth/me', { message: 'The store is away' }, 500);
    await page.goto('/');
    await check(page);
    await expect(guestPopup(page)).toBeVisible();
    await expect(toastsOn(page)).toHaveCount(0);
  });

  test(`${tool}: the server's answer decides, without a call for the user`, {
    tag: checklist('ERR-09 ERR-10 ERR-11 OPEN-37'),
  }, async ({ page }) => {
    await beGuest(page);
    await answerCall(page, path, { message: 'Please sign in', requiresAuth: true }, 403);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    const asked = watchCalls(page, '/api/auth/me');
    await check(page);
    await expect(guestPopup(page)).toBeVisible();
    await closePopup(page);
    const card = page.getByRole('main').getByRole('alert');
    await expect(card.getByRole('heading')).toHaveText('Analysis Error');
    await expect(card).toContainText('Please sign in');
    await card.getByRole('button', { name: 'Try Again' }).click();
    await expect(card).toHaveCount(0);
    await answerCall(page, path, toTheLimit, 403);
    await check(page);
    await expect(upgradePopup(page)).toBeVisible();
    await closePopup(page);
    await expect(card).toContainText("You've reached your daily limit for the standard plan.");
    expect(asked).toHaveLength(0);
    await card.getByRole('button', { name: 'View Pricing Plans' }).click();
    await expect(page).toHaveURL('/pricing');
  });
}

for (const [tool, path, check] of [
  ['domain', domainPath, checkDomain],
  ['vulnerability', vulnerabilityPath, search],
] as const) {
  test(`${tool}: the message alone makes it a limit`, { tag: checklist('ERR-08') }, async ({ page }) => {
    await beGuest(page);
    await page.goto('/');
    for (const message of ['Usage limit exceeded', 'Daily limit exceeded', 'You are over your daily limit']) {
      await answerCall(page, path, { message }, 400);
      await check(page);
      await expect(guestPopup(page)).toBeVisible();
      await closePopup(page);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    }
  });
}

test('Try Again leads back to the form, which keeps its text', {
  tag: checklist('RESULT-26 OPEN-37'),
}, async ({ page }) => {
  await beGuest(page);
  await answerCall(page, emailPath, { message: 'Too many requests' }, 429);
  await page.goto('/');
  await checkEmail(page, 'Dear Maya');
  await closePopup(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis Error' })).toHaveCount(0);
  await expect(contentField(page)).toHaveValue('Dear Maya');
});

test.describe('the upgrade popup', () => {
  test('first it says that the limit is reached', {
    tag: checklist('UPGRADE-01 UPGRADE-06 CONST-45'),
  }, async ({ page, expectAccessible }) => {
    await openUpgrade(page);
    const popup = upgradePopup(page);
    await expect(popup.getByRole('heading')).toHaveText('Daily Check Limit Reached');
    await expect(popup.getByText('Up to 100+ daily security checks', { exact: true })).toBeVisible();
    await inBothThemes(page, expectAccessible);
  });

  test('then it shows the plans, and the focus moves to them', {
    tag: checklist('UPGRADE-02 UPGRADE-03'),
  }, async ({ page, expectAccessible }) => {
    const plans = await openPlans(page);
    await expect(plans.getByRole('heading', { level: 2 })).toHaveText('Choose Your Plan');
    await expect(plans.getByRole('heading', { level: 3 })).toHaveText([
      'Standard',
      'Professional',
      'Enterprise',
    ]);
    await expect(upgradePopup(page)).toHaveCount(0);
    expect(await plans.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await inBothThemes(page, expectAccessible);
  });

  test('it starts again with the limit', { tag: checklist('UPGRADE-01') }, async ({ page }) => {
    await openPlans(page);
    await closePopup(page);
    await checkUrl(page);
    await expect(upgradePopup(page)).toBeVisible();
  });

  test('the current plan cannot be chosen', { tag: checklist('UPGRADE-04') }, async ({ page }) => {
    const plans = await openPlans(page, 'standard');
    await expect(plans.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(plans.getByRole('button', { name: 'Choose Standard' })).toHaveCount(0);
    await expect(plans.getByRole('button', { name: 'Choose Professional' })).toBeEnabled();
  });

  test('on the free plan every plan can be chosen', { tag: checklist('UPGRADE-04 OPEN-34') }, async ({
    page,
  }) => {
    const plans = await openPlans(page, 'free');
    await expect(plans.getByRole('listitem').getByRole('button')).toHaveText([
      'Choose Standard',
      'Choose Professional',
      'Contact Sales',
    ]);
    for (const price of ['$19.99/month', '$39.99/month', 'Custom']) {
      await expect(plans.getByText(price, { exact: true })).toBeVisible();
    }
  });

  test('without a signed-in user a choice just closes it', { tag: checklist('UPGRADE-05') }, async ({
    page,
  }) => {
    await beGuest(page);
    await answerCall(page, checkPath, toTheLimit, 429);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    const payments = watchCalls(page, '/api/payments/create-order');
    await checkUrl(page);
    await upgradePopup(page).getByRole('button', { name: 'View Upgrade Options' }).click();
    await planPopup(page).getByRole('button', { name: 'Choose Standard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/check/url');
    expect(payments).toHaveLength(0);
  });

  test('each plan lists what it has', { tag: checklist('UPGRADE-07 UPGRADE-08 UPGRADE-09') }, async ({
    page,
  }) => {
    const plans = await openPlans(page, 'free');
    const featuresOf = (name: string) =>
      plans
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByRole('listitem');
    await expect(featuresOf('Standard')).toHaveText([
      'Advanced threat detection',
      'Priority email analysis',
      'Enhanced URL checking',
      'AI screenshot analysis',
      'Email support',
      'History',
      'Custom reports',
    ]);
    await expect(plans.getByText('Everything in Standard, plus:')).toBeVisible();
    await expect(featuresOf('Professional')).toHaveText([
      'Premium threat intelligence',
      'Real-time analysis',
      'API access',
      'Advanced reporting',
      'Priority support',
      'Team collaboration',
      'Custom integrations',
      'Security dashboard',
    ]);
    await expect(featuresOf('Enterprise')).toHaveText([
      'Custom threat models',
      'On-premise deployment',
      'Dedicated support',
      'SLA',
      'Analytics',
      'Custom training',
      'Integration support',
      'Compliance reporting',
    ]);
  });

  test('a chosen plan leads to its checkout', { tag: checklist('OPEN-34') }, async ({ page }) => {
    await answerCall(page, '/api/payments/create-order', {
      success: true,
      order: { key: 'hookwise_sandbox', amount: 3999, currency: 'USD', id: 'order_test' },
      plan: { name: 'Professional', description: '65 daily checks for one month' },
    });
    const plans = await openPlans(page);
    await plans.getByRole('button', { name: /Professional/ }).click();
    await expect(plans).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Professional' })).toContainText('$39.99');
  });

  test('here every payment failure is shown in a toast', {
    tag: checklist('ERR-23 ERR-24 OPEN-33'),
  }, async ({ page }) => {
    const create = '/api/payments/create-order';
    await answerCall(page, create, { success: false, error: 'The provider is away' });
    const plans = await openPlans(page);
    await plans.getByRole('button', { name: /Professional/ }).click();
    await expectToast(page, {
      title: 'Payment Failed',
      description: 'Unable to process payment. Please try again.',
      isFault: true,
    });
    await answerCall(page, create, {
      success: true,
      order: { key: 'hookwise_sandbox', amount: 3999, currency: 'USD', id: 'order_test' },
      plan: { name: 'Professional', description: '65 daily checks for one month' },
    });
    await answerCall(page, '/api/payments/sandbox/pay', {
      razorpay_order_id: 'order_test',
      razorpay_payment_id: 'pay_test',
      razorpay_signature: 'a'.repeat(64),
    });
    await answerCall(page, '/api/payments/verify', { success: false, error: 'invalid_input' }, 400);
    await page.goto('/');
    await checkUrl(page);
    await upgradePopup(page).getByRole('button', { name: 'View Upgrade Options' }).click();
    await plans.getByRole('button', { name: /Professional/ }).click();
    await page
      .getByRole('dialog', { name: 'Professional' })
      .getByRole('button', { name: 'Pay $39.99' })
      .click();
    await expectToast(page, {
      title: 'Payment Verification Failed',
      description: 'Please contact support if your payment was deducted.',
      isFault: true,
    });
  });

  test('Contact Sales opens the sales dialog', { tag: checklist('OPEN-34') }, async ({ page }) => {
    const plans = await openPlans(page);
    await plans.getByRole('button', { name: 'Contact Sales' }).click();
    await expect(page.getByRole('dialog', { name: 'Enterprise Sales Inquiry' })).toBeVisible();
  });
});

test.describe('the guest popup', () => {
  test('it explains what an account is good for', {
    tag: checklist('GUEST-01 GUEST-06 CONST-03 CONST-43'),
  }, async ({ page, expectAccessible }) => {
    await openGuest(page);
    await expect(guestPopup(page).getByRole('heading')).toHaveText('Track Your Security History');
    await expect(guestPopup(page)).toContainText('free users get 5 daily checks');
    await inBothThemes(page, expectAccessible);
  });

  test('signing up opens the sign-in dialog', { tag: checklist('GUEST-02 OPEN-36') }, async ({ page }) => {
    await openGuest(page);
    await guestPopup(page).getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In to Hookwise' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeFocused();
    await expect(guestPopup(page)).toHaveCount(0);
  });

  test('a guest may continue as a guest', { tag: checklist('GUEST-03 OPEN-36') }, async ({ page }) => {
    await openGuest(page);
    await guestPopup(page).getByRole('button', { name: 'Continue as Guest' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Usage limit exceeded');
  });

  test('at the limit the plans open in a new tab', { tag: checklist('GUEST-04 GUEST-05') }, async ({
    page,
  }) => {
    await openGuest(page);
    const opening = page.waitForEvent('popup');
    await guestPopup(page).getByRole('link', { name: 'View Upgrade Options' }).click();
    const opened = await opening;
    await expect(opened).toHaveURL('/pricing');
    await expect(opened.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await expect(page).toHaveURL('/check/url');
  });

  test('while checks are left no upgrade is offered', { tag: checklist('GUEST-04') }, async ({ page }) => {
    await openGuest(page, 401, 'Please sign in');
    await expect(guestPopup(page).getByText('View Upgrade Options')).toHaveCount(0);
    await expect(guestPopup(page).getByRole('button', { name: 'Sign Up' })).toBeVisible();
  });
});
