import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signInWithPlan } from './testing/plans.ts';
import { expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

/** A person's own server on loopback. */
const listen = async () => {
  const bodies: string[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(status).end(status === 200 ? 'taken' : 'out of order');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    bodies,
    answerWith: (next: number) => {
      status = next;
    },
    close: () => server.close(),
  };
};

test('a webhook is created, told of a result, tried again, given a new secret and deleted', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const target = await listen();
  await signInWithPlan(page, signIn, 'standard');
  await page.goto('/account');
  await expect(page.getByText('at once and signed. You have none yet.')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Create a Webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Webhook' }).click();
  await expect(dialog.getByText(/Please give an https address/)).toBeVisible();
  await dialog.getByLabel('Address').fill('http://10.0.0.1/');
  await dialog.getByRole('button', { name: 'Create Webhook' }).click();
  await expect(
    page.getByText(/Plain http is only for addresses that the operator allows/).first(),
  ).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await dialog.getByLabel('Address').fill(target.url);
  await dialog.getByRole('button', { name: 'Create Webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'The Secret of Your Webhook' });
  await expect(shown.locator('code')).toHaveText(/^whsec_/);
  await expectNoSideScroll(page);
  await shown.getByRole('button', { name: 'I Have Copied It' }).click();

  target.answerWith(500);
  const checked = await page.request.post('/api/analyze/url', {
    data: { url: 'http://paypa1.com.account-verify.example/login' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(checked.status()).toBe(200);
  await expect.poll(() => target.bodies.length, { timeout: 15_000 }).toBeGreaterThan(0);
  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');
  await row.getByRole('button', { name: /^Messages to/ }).click();
  const messages = page.getByRole('dialog', { name: 'Messages of the Last Seven Days' });
  await expect(messages.getByText('it answered 500', { exact: false })).toBeVisible();
  await expect(messages.getByText('out of order')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  target.answerWith(200);
  await messages.getByRole('button', { name: 'Send Again' }).click();
  await expect(messages.getByText('Delivered')).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: /^New secret for/ }).click();
  await expect(shown.getByText('The old secret signs beside it for 24 more hours.')).toBeVisible();
  await shown.getByRole('button', { name: 'I Have Copied It' }).click();
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await row.getByRole('button', { name: 'Delete This Webhook' }).click();
  await expect(row).toHaveCount(0);
  target.close();
});
