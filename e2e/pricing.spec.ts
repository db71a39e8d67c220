import { checklist, expect, test } from './testing/test.ts';

test('three plans, their prices, checks and benefits', {
  tag: checklist('GEN-02 PRICE-01..05 PRICE-07..10 PRICE-15 CONST-04 CONST-41..44 CONST-46'),
}, async ({ page }) => {
  await page.goto('/pricing');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - /children: equal
    - heading "Pricing" [level=1]
    - paragraph
    - paragraph: Most Popular
    - heading "Standard" [level=2]
    - paragraph: /\\$19\\.99\\s*\\/month/
    - paragraph: 25 daily checks
    - button "Choose Standard"
    - list:
      - /children: equal
      - listitem: ML/AI scan
      - listitem: Email analysis
      - listitem: URL scan
      - listitem: Screenshot scan
      - listitem: WHOIS domain and IP lookup
      - listitem: Vulnerability check
      - listitem: Dashboard
      - listitem: History and reports
      - listitem: Email support
    - heading "Professional" [level=2]
    - paragraph: /\\$39\\.99\\s*\\/month/
    - paragraph: 65 daily checks
    - button "Choose Professional"
    - list:
      - /children: equal
      - listitem: All Standard benefits
      - listitem: 2.5x the checks
    - heading "Enterprise" [level=2]
    - paragraph: Custom
    - paragraph: Unlimited checks
    - button "Contact Sales"
    - list:
      - /children: equal
      - listitem: Unlimited analyses
      - listitem: Dedicated support
    - paragraph: Prices may vary with the AI models used.
  `);
  await expect(main).not.toContainText(/free/i);
});

test('Contact Sales opens the sales form and gets the focus back', {
  tag: checklist('GEN-02 GEN-12 PRICE-06 PRICE-14'),
}, async ({ page }) => {
  await page.goto('/pricing');
  const trigger = page.getByRole('button', { name: 'Contact Sales' });
  await trigger.click();
  await expect(page.getByRole('dialog', { name: 'Enterprise Sales Inquiry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test('a guest who chooses a plan is asked to sign in, and nothing is bought', {
  tag: checklist('PRICE-11 PRICE-14 ROLE-05'),
}, async ({ page }) => {
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/payments')) payments.push(request.url());
  });
  await page.goto('/pricing');
  for (const plan of ['Standard', 'Professional']) {
    await page.getByRole('button', { name: `Choose ${plan}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In to Hookwise' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
  expect(payments).toEqual([]);
});
