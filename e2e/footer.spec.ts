import { checklist, expect, test } from './testing/test.ts';

test('brand, contact blocks, links and the year', { tag: checklist('FOOT-01..05 OPEN-02') }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toMatchAriaSnapshot(`
    - contentinfo:
      - text: Hookwise
      - paragraph: Know the hook before you bite.
      - heading "General" [level=2]
      - paragraph
      - link "hello@hookwise.example":
        - /url: mailto:hello@hookwise.example
      - heading "Enterprise Sales" [level=2]
      - paragraph
      - link "sales@hookwise.example":
        - /url: mailto:sales@hookwise.example
      - heading "Technical Support" [level=2]
      - button "Support"
      - paragraph: © 2031 Hookwise. All rights reserved.
      - link "About":
        - /url: /about
      - link "Terms of Service":
        - /url: /terms-of-service
  `);
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await footer.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test('the Support button opens the support form and gets the focus back', {
  tag: checklist('GEN-12 FOOT-03 SUPPORT-01'),
}, async ({ page }) => {
  await page.goto('/terms-of-service');
  const trigger = page.getByRole('contentinfo').getByRole('button', { name: 'Support' });
  await trigger.click();
  await expect(page.getByRole('dialog', { name: 'Technical Support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});
