import { signInWithPlan } from './testing/plans.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test('a key is created, shown once, used by a program, renewed and revoked', async ({
  page,
  signIn,
  server,
  expectAccessible,
}) => {
  await signInWithPlan(page, signIn, 'standard');
  await page.goto('/account');
  await expect(page.getByText('Your plan has one key.')).toBeVisible();
  await page.getByRole('button', { name: 'Create a Key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog.getByText('Please give the key a name of at most 60 characters')).toBeVisible();
  await dialog.getByLabel('Name').fill('Mail gateway');
  await dialog.getByRole('checkbox', { name: 'Check pictures' }).click();
  await dialog.getByLabel('Networks').fill('nowhere');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog.getByText(/addresses or blocks, such as/)).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await dialog.getByLabel('Networks').fill('');
  await dialog.getByRole('button', { name: 'Create Key' }).click();

  const shown = page.getByRole('dialog', { name: 'Your New API Key' });
  const key = (await shown.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^hw_live_[0-9A-Za-z]{49}$/);
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await shown.getByRole('button', { name: 'I Have Copied It' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const checked = await fetch(`${server.url}/api/v1/check/url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'http://paypa1.com.account-verify.example/login' }),
  });
  expect([checked.status, await checked.json()]).toMatchObject([200, { riskLevel: 'phishing' }]);
  await page.reload();
  const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
  await expect(row).toContainText('used once');
  await expect(page.getByRole('button', { name: 'Create a Key' })).toBeDisabled();
  await row.getByRole('button', { name: 'Renew Mail gateway' }).click();
  await expect(shown.getByText('The old key works for 24 more hours.')).toBeVisible();
  await shown.getByRole('button', { name: 'I Have Copied It' }).click();
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText('Renewed: it works until it expires.');
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await row.first().getByRole('button', { name: 'Revoke Mail gateway' }).click();
  await row.first().getByRole('button', { name: 'Revoke “Mail gateway”' }).click();
  await expect(row).toHaveCount(1);
  const refused = await fetch(`${server.url}/api/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
  expect(refused.status).toBe(401);
});

test('on the Free plan the account page says where keys come from', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/account');
  await expect(page.getByText('Keys come with the Standard plan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a Key' })).toHaveCount(0);
});
