import { checklist, expect, test } from './testing/test.ts';

test('the page has its own navigation: Home, Pricing, Dashboard', {
  tag: checklist('ABOUT-01 OPEN-49'),
}, async ({ page }) => {
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Pricing', 'Dashboard']);
  for (const [index, path] of ['/', '/pricing', '/dashboard'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
});

test('mission, figures, advantages, founder, technology and contact', {
  tag: checklist('ABOUT-02..08 GEN-07 GEN-08 CONST-40 OPEN-02'),
}, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - paragraph: /mission/
    - paragraph: /over 95% accuracy/
    - paragraph: 95%
    - paragraph: accuracy
    - paragraph: 24/7
    - paragraph: monitoring
    - list:
      - /children: equal
      - listitem:
        - heading [level=3]
      - listitem:
        - heading [level=3]
      - listitem:
        - heading [level=3]
      - listitem:
        - heading [level=3]
      - listitem:
        - heading [level=3]
      - listitem:
        - heading [level=3]
    - heading "The founder" [level=2]
    - paragraph: Security professional, 19+ years experience
    - heading "The technology" [level=2]
    - paragraph: 99.68%
    - paragraph: <100ms
    - paragraph: 40+
    - paragraph: ML features
    - paragraph: 24/7
    - heading "General" [level=3]
    - link "hello@hookwise.example"
    - heading "Enterprise Sales" [level=3]
    - link "sales@hookwise.example"
    - heading "Technical Support" [level=3]
    - link "support@hookwise.example"
  `);
});

test('the contact cards open the forms', { tag: checklist('ABOUT-08') }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Write to sales' }).click();
  await expect(page.getByRole('dialog', { name: 'Enterprise Sales Inquiry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask for help' }).click();
  await expect(page.getByRole('dialog', { name: 'Technical Support' })).toBeVisible();
});
