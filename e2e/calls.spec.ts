import type { Request } from '@playwright/test';
import { checklist, expect, test } from './testing/test.ts';
import { checkUrl } from './testing/url-check.ts';

test('every call sends the session cookie, and its body is JSON', {
  tag: checklist('API-26 API-27'),
}, async ({ page, signIn }) => {
  await signIn();
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  await page.goto('/');
  await checkUrl(page);
  await expect(page.getByRole('article')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generate Security Report' }).click();
  await saving;
  const asked = page.waitForRequest('**/api/ml-insights');
  await page.getByRole('button', { name: 'ML Engine' }).click();
  await asked;

  const paths = new Set(calls.map((call) => new URL(call.url()).pathname));
  for (const path of ['auth/me', 'analyze/url', 'dashboard', 'generate-report', 'ml-insights'])
    expect(paths).toContain(`/api/${path}`);
  for (const call of calls) {
    const headers = await call.allHeaders();
    expect(headers['cookie'], call.url()).toContain('hookwise=');
    if (call.postData() !== null) expect(headers['content-type'], call.url()).toBe('application/json');
  }
});
