import { checklist, expect, test } from './testing/test.ts';

test('the privacy policy covers what it must and names the addresses to write to', {
  tag: checklist('ROUTE-06 LEGAL-01 LEGAL-02 OPEN-02'),
}, async ({ page }) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  await expect(main).toContainText('Last updated: 10 Aug 2025');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /information we collect/i,
    /use information/i,
    /secure information/i,
    /share information/i,
    /your rights/i,
    /contact/i,
  ]);
  await expect(main).toContainText(/Questions about privacy: privacy@hookwise\.example/);
  await expect(main).toContainText(/General enquiries: hello@hookwise\.example/);
});

test('the terms cover what they must, with their own figures', {
  tag: checklist('ROUTE-07 LEGAL-03 LEGAL-04 LEGAL-05 CONST-41..44 OPEN-49'),
}, async ({ page }) => {
  await page.goto('/terms-of-service');
  const main = page.getByRole('main');
  await expect(main).toContainText('Last updated: 10 Aug 2025');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /acceptance/i,
    /description of the service/i,
    /responsibilities/i,
    /limits/i,
    /disclaimers/i,
    /intellectual property/i,
    /termination/i,
  ]);
  await expect(main.getByRole('row')).toHaveText([
    /Plan/,
    /Free\s*5 analyses per day/,
    /Standard\s*50 analyses per day/,
    /Professional\s*120 analyses per day/,
    /Enterprise\s*Contact Us/,
  ]);
  await expect(main).toContainText('uptime of 99.9%');
  await main.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
});
