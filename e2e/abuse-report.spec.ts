import { checkEmail } from './testing/email-check.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test('phishing is reported to those who can stop it, and nothing is sent by itself', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const email = await signIn();
  await page.goto('/');
  await checkEmail(
    page,
    [
      'From: PayPal <service@paypa1-alerts.example>',
      `To: Ana <${email}>`,
      'Subject: Final notice',
      '',
      `Verify your password within 2 hours: http://paypal.com.account-verify.example/login?e=${encodeURIComponent(email)}`,
      'https://www.paypal.com/help',
    ].join('\n'),
  );
  await page.getByRole('article').getByRole('button', { name: 'Report Abuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Abuse' });
  await expect(dialog.getByRole('region', { name: 'Contacts' })).toContainText('Google Safe Browsing');
  await expect(dialog).toContainText('Subject: Phishing: paypal[.]com[.]account-verify[.]example');
  await expect(dialog).not.toContainText(email.split('@')[0] ?? '');
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await expect(dialog.getByRole('link', { name: 'Open as Mail' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Phishing/,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save XARF File' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('xarf.json');
});

test('a result that is not phishing has no such button', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await checkEmail(page, 'From: Ana <ana@example.com>\nSubject: Lunch\n\nSee you at noon.');
  await expect(page.getByRole('article').getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report Abuse' })).toHaveCount(0);
});
