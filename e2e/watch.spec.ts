import { signInWithPlan } from './testing/plans.ts';
import { expect, newEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { search } from './testing/vulnerability-check.ts';
import { expectNoSideScroll } from './testing/widths.ts';

test('a device is watched from a search, its alerts are decided, and it is removed again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signInWithPlan(page, signIn, 'standard');
  await page.goto('/watch');
  await expect(page.getByText('No device is watched yet. Add the first', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No device is watched yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Alerts/ })).toHaveCount(0);
  await expectAccessible();

  await page.goto('/watch?vendor=Fortinet&product=FortiOS&version=7.2.4');
  await expect(page.getByLabel('Product')).toHaveValue('FortiOS');
  await page.getByLabel('Version').fill('the newest');
  await page.getByRole('button', { name: 'Watch This Device' }).click();
  await expect(page.getByText(/cannot be read as a version of FortiOS/).first()).toBeVisible();
  await page.getByLabel('Version').fill('7.2.4');
  await page.getByLabel('Note').fill('London');
  await page.getByRole('button', { name: 'Watch This Device' }).click();
  await expect(page.getByText('FortiOS 7.2.4 is watched').first()).toBeVisible();

  const alerts = page.getByRole('list', { name: 'Alerts' });
  const first = alerts
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await expect(first.getByRole('heading')).toHaveText(/^Act now: FortiOS 7\.2\.4, CVE-\d{4}-\d+, exploited$/);
  const bell = page.getByRole('link', { name: /^Alerts: \d+ open$/ });
  const open = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  expect(open).toBeGreaterThan(2);
  await expect(page.getByRole('heading', { name: `${open} open alerts` })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);

  await first.getByRole('button', { name: /^Acknowledge/ }).click();
  await expect(page.getByRole('link', { name: `Alerts: ${open - 1} open` })).toBeVisible();
  await first.getByRole('button', { name: /^Snooze/ }).click();
  await first.getByRole('button', { name: 'For a day' }).click();
  await expect(page.getByRole('link', { name: `Alerts: ${open - 2} open` })).toBeVisible();
  await first.getByRole('button', { name: /^Mute/ }).click();
  await first.getByRole('button', { name: 'Mute This Alert' }).click();
  await expect(first.getByText('Please say in a few words why it is muted')).toBeVisible();
  await first.getByLabel('Why is it muted?').fill('The feature is off.');
  await first.getByRole('button', { name: 'Mute This Alert' }).click();
  await expect(page.getByRole('link', { name: `Alerts: ${open - 3} open` })).toBeVisible();
  await page.getByText('Muted', { exact: true }).click();
  await expect(alerts.getByText('muted: The feature is off.')).toBeVisible();

  await page.getByRole('button', { name: 'What was found for FortiOS 7.2.4' }).click();
  const found = page.getByRole('dialog', { name: 'FortiOS 7.2.4' });
  await expect(found.getByRole('list', { name: 'Vulnerabilities' })).toContainText('exploited');
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.getByLabel('A CSV file of devices').setInputFiles({
    name: 'devices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('vendor,product,version\nCisco,ASA,9.16(4)57\nInitech,Fridge,1\n'),
  });
  await expect(page.getByText('1 of 2 devices added. 1 not:')).toBeVisible();
  await expect(page.getByText('Line 3: Unknown vendor', { exact: false })).toBeVisible();

  await page.getByText('Mondays').click();
  await page.getByLabel('Hour').selectOption('7');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your settings are in use from now on.').first()).toBeVisible();
  const feed = (await page.locator('code', { hasText: '.atom' }).textContent()) ?? '';
  const read = await page.request.get(feed);
  expect(await read.text()).toContain('<title>Act now: FortiOS 7.2.4');

  await page.goto('/dashboard');
  await expect(page.getByText(/^2 devices watched; last look \d\d:\d\d\. Act now: /)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'See what is watched' }).click();
  await page.getByRole('button', { name: 'Remove FortiOS 7.2.4' }).click();
  await page.getByRole('button', { name: 'Remove This Device' }).click();
  await expect(page.getByRole('button', { name: 'Remove FortiOS 7.2.4' })).toHaveCount(0);
});

test('a plan that watches nothing says which one does; a guest is sent home', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/watch');
  await expect(page.getByText('Please log in to watch your domains and devices').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await signIn(newEmail());
  await page.goto('/watch');
  await expect(
    page.getByRole('heading', { name: 'Devices are watched from the Standard plan on' }),
  ).toBeVisible();
  await expectAccessible();
  for (const link of await page.getByRole('link', { name: 'See Plans' }).all())
    await expect(link).toHaveAttribute('href', '/pricing');
});

test('a search for a product leads to watching it', async ({ page }) => {
  await page.goto('/');
  await search(page, 'Fortinet', 'FortiOS');
  await expect(page.getByRole('link', { name: 'Watch This' })).toHaveAttribute(
    'href',
    '/watch?vendor=Fortinet&product=FortiOS&version=',
  );
});
