import type { Page } from '@playwright/test';
import { showEmailResult } from './testing/email-check.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';

const headers = 'From: Northbank <security@northbank-alerts[.]example>\nSubject: Final notice\n\n';
const padding = 'This notice is confidential and meant for the person named above.\n\n'.repeat(40);
const text = `${headers}Dear customer,\n\nConfirm   now: hxxp://northbank[.]account-verify[.]example/session?id=88213\n\n${padding}Send us your card number.`;

const place = (threat: string, words: string) => ({
  threat,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

const threats = [
  ['link', 'high', 'Link leads to a different domain'],
  ['greeting', 'low', 'Generic greeting'],
  ['sender', 'medium', 'Sender is not the bank'],
  ['young', 'medium', 'The domain is six days old'],
  ['card', 'high', 'Asks for your card number'],
].map(([type, severity, title]) => ({
  type,
  severity,
  title,
  description: 'It is not what northbank-alerts[.]example would send to anybody.',
  recommendation: 'Open your bank from your own bookmark instead.',
  score: 12,
}));

const explanation = {
  whoSentThis: 'It claims to be Northbank, but was handed over by mailbox-77[.]example.',
  message: {
    text,
    bodyStart: headers.length,
    marks: [
      place('sender', 'security@northbank-alerts[.]example'),
      place('greeting', 'Dear customer,'),
      place('link', 'hxxp://northbank[.]account-verify[.]example/session?id=88213'),
      place('card', 'your card number'),
    ],
  },
  trail: Array.from({ length: 14 }, (_, id) => ({
    id,
    parent: id === 0 ? null : id - 1,
    kind: id === 0 ? 'message' : 'wrapped-link',
    label: `hxxps://step-${id}[.]example/a-long-path-that-goes-on-and-on-and-on`,
    why: 'unwrapped from a SafeLinks address',
    finding: id === 13 ? 'The domain is six days old' : '',
  })),
  checks: [
    { name: 'Links', state: 'done', detail: 'compared with the brands we know' },
    { name: 'Known phishing lists', state: 'out-of-date', detail: 'nine days old' },
    { name: 'The page itself', state: 'not-possible', detail: 'links are never opened' },
  ],
  reassurances: ['It carries no attachment.'],
  safeWay: { brand: 'Northbank', address: 'northbank.example', how: 'Type it into the browser yourself.' },
  isConclusive: true,
  scoreWithout: { link: 43 },
};

const showEvidence = (page: Page, given: object = {}) =>
  showEmailResult(page, { threats, explanation, ...given });

for (const width of [1440, 390]) {
  for (const theme of ['dark', 'light']) {
    test(`the whole explanation is accessible and fits at ${width} px, ${theme}`, {
      tag: checklist('RESULT-07'),
    }, async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((chosen) => localStorage.setItem('hookwise-theme', chosen), theme);
      const card = await showEvidence(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await card.locator('summary').first().click();
      await card.getByRole('button', { name: 'Show all 14 steps' }).click();
      await card.getByRole('button', { name: 'Show the whole message' }).click();
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test('numbers tie the threats to their places in the message', {
  tag: checklist('RESULT-07 RESULT-08'),
}, async ({ page }) => {
  const card = await showEvidence(page);
  const message = card.getByRole('region', { name: 'Message text' });
  await expect(message.getByRole('button')).toHaveText(['3', '2', '1']);
  await expect(message.locator('mark').nth(2)).toContainText(
    'hxxp://northbank[.]account-verify[.]example/session?id=88213',
  );
  await expect(card).toContainText(
    'Numbers match the detected threats. Links here are shown as text and cannot be opened.',
  );

  await card.getByRole('button', { name: 'Show finding 1 in the message' }).click();
  const link = message.getByRole('button', { name: 'finding 1: Link leads to a different domain' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Show finding 1 in the message' })).toBeFocused();
  await expect(card.getByRole('button', { name: 'Show finding 4 in the message' })).toHaveCount(0);
});

test('a finding below the fold unfolds the message and is scrolled to inside its pane', async ({ page }) => {
  const card = await showEvidence(page);
  const message = card.getByRole('region', { name: 'Message text' });
  await expect(message).not.toContainText('your card number');
  await card.getByRole('button', { name: 'Show finding 5 in the message' }).press('Enter');
  const found = message.getByRole('button', { name: 'finding 5: Asks for your card number' });
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport();
  const height = await message.evaluate((pane) => pane.clientHeight);
  expect(height).toBeLessThan(700);
  await card.getByRole('button', { name: 'Show the beginning only' }).click();
  await expect(message).not.toContainText('your card number');
});

test('spaces and line ends are kept, and nothing in the message can be opened', async ({ page }) => {
  const card = await showEvidence(page);
  const message = card.getByRole('region', { name: 'Message text' });
  await expect(message).toContainText(/\n\nConfirm {3}now: hxxp/, { useInnerText: true });
  await expect(card.getByRole('link')).toHaveCount(0);
});

test('on a wide screen the message is beside the threats and stays in view; on a phone it follows them', async ({
  page,
}) => {
  const card = await showEvidence(page, { threats: Array(4).fill(threats).flat() });
  const heading = card.getByRole('heading', { name: 'Where it shows in the message' });
  const rows = card.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
  await rows.nth(12).scrollIntoViewIfNeeded();
  await expect(rows.nth(0)).not.toBeInViewport();
  await expect(heading).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  const [end = 0, start = 0] = await Promise.all(
    [rows.last(), heading].map(async (element) => (await element.boundingBox())?.y),
  );
  expect(start).toBeGreaterThan(end);
});

test('the sender, signs that it is genuine, a safe way, the trail and the checks are shown', async ({
  page,
}) => {
  const card = await showEvidence(page);
  for (const words of [
    'It claims to be Northbank, but was handed over by mailbox-77[.]example.',
    'It carries no attachment.',
    'northbank.example',
    'Without this: 43',
  ]) {
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(card.getByText(/step-11/)).toBeVisible();
  await expect(card.getByText(/step-12/)).toHaveCount(0);
  const summary = card.locator('summary');
  await expect(summary).toHaveText('What was checked (1 done, 1 not possible, 1 out of date)');
  await expect(card.getByText('links are never opened')).toBeHidden();
  await summary.press('Enter');
  await expect(card.getByText('links are never opened')).toBeVisible();
});

test('nothing found is not an all-clear where nothing vouches for it', async ({ page, expectAccessible }) => {
  const card = await showEmailResult(page, {
    riskScore: 4,
    riskLevel: 'safe',
    explanation: { ...explanation, isConclusive: false },
  });
  const head = card.locator('header');
  await expect(head.getByRole('heading')).toHaveText('No warning sign found');
  await expect(head).toContainText('We found no warning sign, and nothing that vouches for it.');
  await expect(head).not.toContainText('Nothing here looks like phishing');
  await inBothThemes(page, expectAccessible);
});

test('a malformed explanation does not hide the verdict', async ({ page }) => {
  const card = await showEmailResult(page, {
    threats,
    explanation: { ...explanation, trail: 'none', checks: [{ state: 7 }], safeWay: 'home', scoreWithout: [] },
  });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('High-risk phishing attempt detected');
  await expect(card.locator('mark')).toHaveCount(0);
});

test('marks outside the message do not hide the message', async ({ page }) => {
  const marks = [{ threat: 'link', start: 5, end: 4000 }];
  const message = { text: 'Dear customer', bodyStart: 900, marks };
  const card = await showEmailResult(page, { threats, explanation: { ...explanation, message } });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('High-risk phishing attempt detected');
  await expect(card.getByRole('region', { name: 'Message text' })).toContainText('Dear customer');
  await expect(card.locator('mark')).toHaveCount(0);
});

test('a verdict whose script did not load is kept for another try', async ({ page }) => {
  const script = /\/assets\/result-parts.*\.js$/;
  await page.route(script, (route) => route.abort());
  await showEmailResult(page, { threats });
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('The result could not be shown');
  await page.unroute(script);
  await card.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'High-risk phishing attempt detected' })).toBeVisible();
});

test('a visitor who has already clicked or paid gets first aid, by keyboard alone', {
  tag: checklist('RESULT-20'),
}, async ({ page, expectAccessible }) => {
  const card = await showEvidence(page, {
    threats: [{ type: 'wording-gift-cards', title: 'Wants gift cards', severity: 'high', score: 30 }],
  });
  const group = card.getByRole('group', { name: /What have you already done/ });
  await expect(group.getByRole('checkbox')).toHaveCount(11);
  await expect(group.locator('label').filter({ hasText: 'it asks for this' })).toHaveText([
    /^Replied/,
    /^Paid or sent money/,
  ]);
  await group.getByRole('checkbox', { name: /^Paid or sent money/ }).press('Space');
  const soon = card.getByRole('list').filter({ hasText: 'Call your bank now.' });
  await expect(soon.getByRole('listitem').first()).toContainText('Call your bank now.');
  await expect(soon).toContainText('Call the gift card company too.');
  await expect(card.getByRole('heading', { name: 'After that' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await group.getByRole('checkbox', { name: 'Nothing yet' }).press('Space');
  await expect(card).toContainText('Good. There is nothing to repair.');
  await expect(card).not.toContainText('Call your bank now.');
});

test('the message, the addresses and the safe way can be copied, and copied addresses cannot be opened', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await showEvidence(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await card.getByRole('button', { name: 'Copy the message' }).click();
  await expect.poll(copied).toContain('hxxp://northbank[.]account-verify[.]example/session?id=88213');
  await card.getByRole('button', { name: 'Copy all addresses' }).click();
  await expect.poll(copied).toMatch(/^hxxps:\/\/step-1\[\.\]example/);
  await card.getByRole('button', { name: 'Copy the genuine address' }).click();
  await expect.poll(copied).toBe('northbank.example');
});

test('a real check without lookups says that nothing left the server', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: /^URL/ }).click();
  await page.getByRole('textbox', { name: 'URL' }).fill('paypa1-support.example/verify');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article');
  await expect(card.getByText('0 outside connections.')).toBeVisible();
  await expect(card.getByText('Nothing left this server for this check.')).toBeVisible();
});

test('outside connections are counted and listed', async ({ page, expectAccessible }) => {
  const outside = [
    { way: 'dns', to: 'resolver', times: 7 },
    { way: 'web', to: 'rdap.registry.example', times: 1 },
  ];
  const card = await showEvidence(page, { explanation: { ...explanation, outside } });
  await card.getByText('8 outside connections.').click();
  await expect(card.getByText('rdap[.]registry[.]example')).toBeVisible();
  await expect(card.getByText('the name servers of this server')).toBeVisible();
  await expectAccessible();
});

test.describe('far from UTC', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a time is shown in the reader’s zone, and exactly on hover', async ({ page }) => {
    const card = await showEvidence(page, { createdAt: '2026-11-14T17:42:07.000Z' });
    const time = card.locator('time');
    await expect(time).toHaveText('Nov 15, 2026, 2:42 AM');
    await expect(time).toHaveAttribute('datetime', '2026-11-14T17:42:07.000Z');
    await expect(time).toHaveAttribute('title', /2:42:07 AM GMT\+9 \(2026-11-14 17:42:07 UTC\)$/);
  });
});
