import type { BrowserContext, Page } from '@playwright/test';
import {
  answerInLines,
  checkPicture,
  drawPage,
  imitatedSignIn,
  newPictureAnalysis,
  newPng,
} from './testing/screenshot-check.ts';
import { checklist, expect, test } from './testing/test.ts';

const threats = [
  ['address', 'high', 'The address is not PayPal’s'],
  ['urgency', 'medium', 'Pressure to act within 24 hours'],
  ['words', 'low', 'Words of a sign-in in the address'],
  ['brand', 'medium', 'Carries the PayPal logo'],
].map(([type, severity, title]) => ({ type, severity, title, description: 'As it says.', score: 12 }));

const text = 'paypa1-account-verify[.]com/signin\nVerify your password within 24 hours';
const mark = (label: string, threat: string | null, [left, top, width, height]: number[]) => ({
  label,
  threat,
  left,
  top,
  width,
  height,
});
const bar = [60, 47, 1160, 30];
const explanation = {
  whoSentThis: 'A PayPal sign-in at paypa1-account-verify[.]com, which does not belong to PayPal.',
  message: {
    text,
    bodyStart: 0,
    marks: [{ threat: 'urgency', start: text.indexOf('within'), end: text.length }],
  },
  picture: {
    kind: 'browser',
    width: 1280,
    height: 800,
    marks: [
      mark('Address bar', 'address', bar),
      mark('Address bar', 'words', bar),
      mark('PayPal logo', 'brand', [570, 170, 130, 40]),
      mark('Password field', null, [465, 380, 350, 48]),
    ],
  },
  trail: [
    { id: 0, parent: null, kind: 'picture', label: 'bank-message.png', why: '', finding: '' },
    {
      id: 1,
      parent: 0,
      kind: 'address-bar',
      label: 'paypa1-account-verify[.]com',
      why: 'read',
      finding: '',
    },
  ],
  checks: [{ name: 'Text in the picture', state: 'not-possible', detail: 'none could be read' }],
  reassurances: [],
  safeWay: null,
  isConclusive: true,
  scoreWithout: {},
};

type Given = { page: Page; context: BrowserContext; size?: { width: number; height: number } };

const showPicture = async ({ page, context, size }: Given, given: object = {}) => {
  await answerInLines(page, { analysis: newPictureAnalysis({ threats, explanation, ...given }) });
  const drawn = await drawPage(context, imitatedSignIn, size);
  await page.goto('/');
  await checkPicture(page, newPng(drawn));
  return page.getByRole('article');
};

for (const width of [1440, 390]) {
  for (const theme of ['dark', 'light']) {
    test(`the picture with its boxes is accessible and fits at ${width} px, ${theme}`, {
      tag: checklist('RESULT-07'),
    }, async ({ page, context, expectAccessible }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((chosen) => localStorage.setItem('hookwise-theme', chosen), theme);
      const card = await showPicture({ page, context });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(card.getByRole('img', { name: 'What was checked' })).toBeVisible();
      await card.getByRole('button', { name: 'Password field' }).focus();
      await expectAccessible();
      await card.getByRole('button', { name: 'Show the picture larger' }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test('a box is where the finding was seen, at every size', { tag: checklist('RESULT-07') }, async ({
  page,
  context,
}) => {
  const card = await showPicture({ page, context });
  const image = card.getByRole('img', { name: 'What was checked' });
  const box = card.getByRole('listitem').filter({ hasText: 'PayPal logo' }).last();
  const place = async () => {
    const [outer, inner] = await Promise.all([image.boundingBox(), box.boundingBox()]);
    if (!outer || !inner) throw new Error('nothing is shown');
    return [
      (inner.x - outer.x) / outer.width,
      (inner.y - outer.y) / outer.height,
      inner.width / outer.width,
      inner.height / outer.height,
    ];
  };
  const expected = [570 / 1280, 170 / 800, 130 / 1280, 40 / 800].map((part) => expect.closeTo(part, 2));
  expect(await place()).toEqual(expected);
  const before = (await image.boundingBox())?.width ?? 0;
  await card.getByRole('button', { name: 'Show the picture larger' }).click();
  expect((await image.boundingBox())?.width).toBeGreaterThan(before * 1.5);
  expect(await place()).toEqual(expected);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await place()).toEqual(expected);
});

test('numbers tie the threats to their places in the picture and in its text', {
  tag: checklist('RESULT-07 RESULT-08'),
}, async ({ page, context }) => {
  const card = await showPicture({ page, context });
  await expect(card.getByText(explanation.whoSentThis)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'What this picture shows' })).toBeVisible();
  const boxes = card.getByRole('list', { name: 'Marked in the picture' });
  await expect(boxes.getByRole('button')).toHaveText(['1', '3', '4']);
  await card.getByRole('button', { name: 'Show finding 1 in the picture' }).click();
  const disc = boxes.getByRole('button', { name: 'finding 1: The address is not PayPal’s (Address bar)' });
  await expect(disc).toBeFocused();
  await expect(disc).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Show finding 1 in the picture' })).toBeFocused();
  await card.getByRole('button', { name: 'Show finding 2 in the text' }).click();
  await expect(card.getByRole('button', { name: /^finding 2: Pressure/ })).toBeInViewport();
});

test('the picture is not sent again, and disappears with its verdict', async ({ page, context }) => {
  const card = await showPicture({ page, context });
  const source = await card.getByRole('img', { name: 'What was checked' }).getAttribute('src');
  expect(source).toMatch(/^blob:/);
  await expect(card).toContainText('our server did not keep it');
  await card.getByRole('button', { name: 'Analyze Another' }).click();
  const isReadable = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve(true);
        image.onerror = () => resolve(false);
        image.src = address ?? '';
      }),
    source,
  );
  expect(isReadable).toBe(false);
});

test('a picture of another shape than the one that was read gets no boxes', async ({ page, context }) => {
  const card = await showPicture({ page, context, size: { width: 400, height: 800 } });
  await expect(card.getByRole('heading', { name: 'Text read from the picture' })).toBeVisible();
  await expect(card.getByRole('list', { name: 'Marked in the picture' })).toHaveCount(0);
});

test('where nothing could be read, what was not checked is shown at once', {
  tag: checklist('RESULT-04'),
}, async ({ page, context, expectAccessible }) => {
  const card = await showPicture(
    { page, context },
    {
      riskScore: 4,
      riskLevel: 'safe',
      threats: [],
      explanation: { ...explanation, message: null, isConclusive: false },
    },
  );
  await expect(card.locator('header')).toContainText('nothing that vouches for it');
  await expect(card.getByText('none could be read')).toBeVisible();
  await expectAccessible();
});
