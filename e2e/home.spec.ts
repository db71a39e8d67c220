import type { Locator, Page } from '@playwright/test';
import { invalidUrlMessage } from '../src/contract/url-input.ts';
import { newAnalysis } from './testing/analyses.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import { closePopup, guestPopup, upgradePopup } from './testing/limits.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';
import { checkPath, checkUrl, openUrlTab, showResult, urlField } from './testing/url-check.ts';

test.describe('the page', () => {
  test('reasons, features, figures and a footer follow the panel', {
    tag: checklist('GEN-07 HOME-04 HOME-05 HOME-07 HOME-08 CONST-40 OPEN-04'),
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Why Choose Hookwise" [level=2]
      - paragraph: 99.68%
      - paragraph: accuracy
      - paragraph: 24/7
      - list:
        - /children: equal
        - listitem:
          - heading [level=3]
        - listitem:
          - heading [level=3]
        - listitem:
          - heading [level=3]
      - list:
        - /children: equal
        - listitem:
          - heading "Email phishing detection" [level=3]
        - listitem:
          - heading "URL and link analysis" [level=3]
        - listitem:
          - heading "Screenshot analysis" [level=3]
        - listitem:
          - heading "Domain intelligence and WHOIS" [level=3]
        - listitem:
          - heading "Vulnerability assessment" [level=3]
        - listitem:
          - heading "Advanced ML" [level=3]
    `);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('the look is that of a chart at night: dark by default, depth lines behind, figures in a monospaced font', {
    tag: checklist('GEN-13'),
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const lightness = await page.evaluate(() => {
      const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? ['255'];
      return Math.max(...channels.slice(0, 3).map(Number));
    });
    expect(lightness).toBeLessThan(60);
    await expect(page.locator('use[href*="contours"]').first()).toBeAttached();
    expect(await page.locator('.font-mono').count()).toBeGreaterThan(0);
  });

  test('a feature card fades in when it is scrolled to', { tag: checklist('HOME-06') }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const card = page.getByRole('heading', { name: 'Email phishing detection' });
    expect(await opacityOf(card)).toBe(0);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => opacityOf(card)).toBe(1);
  });

  test('with reduced motion every feature card is there from the start', {
    tag: checklist('HOME-06'),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const card = page.getByRole('heading', { name: 'Email phishing detection' });
    await expect(card).not.toBeInViewport();
    expect(await opacityOf(card)).toBe(1);
  });
});

test.describe('the form', () => {
  test('one field, one button and what is checked', { tag: checklist('URL-01 URL-02 URL-03') }, async ({
    page,
  }) => {
    await page.goto('/');
    await openUrlTab(page);
    const panel = page.getByRole('tabpanel', { name: 'URL Check' });
    await expect(panel.getByRole('textbox')).toHaveCount(1);
    await expect(panel.getByRole('button')).toHaveText(['Check URL Safety']);
    await expect(panel.getByRole('listitem')).toHaveText([
      'Domain reputation and age',
      'URL structure and suspicious patterns',
      'SSL certificate validity',
      'Known phishing databases',
    ]);
  });

  test('input that is not a URL is refused on the spot; a bare host is sent', {
    tag: checklist('VALID-10 OPEN-03'),
  }, async ({ page }) => {
    await answerCall(page, checkPath, newAnalysis());
    const calls = watchCalls(page, checkPath);
    await page.goto('/');
    for (const text of ['', 'not a url', 'call me: today', 'http://']) {
      await checkUrl(page, text);
      await expect(page.getByRole('tabpanel').getByRole('alert'), text).toHaveText(invalidUrlMessage);
      await expect(urlField(page)).toBeFocused();
    }
    expect(calls).toEqual([]);
    await checkUrl(page, 'www.example.com');
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0);
    await expect.poll(() => calls.map((call) => call.postDataJSON())).toEqual([{ url: 'www.example.com' }]);
  });

  test('a running check says so, and starting it clears the previous verdict', {
    tag: checklist('STATE-09 OPEN-38 HOME-01 STATE-16'),
  }, async ({ page, expectAccessible }) => {
    await showResult(page, {});
    const verdict = page.getByRole('heading', { name: 'High-risk phishing attempt detected' });
    await expect(verdict).toBeVisible();

    await answerCall(page, checkPath, newAnalysis({ riskScore: 4, riskLevel: 'safe' }));
    const call = await holdCall(page, checkPath);
    await checkUrl(page);
    await expect(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Analyzing...' })).toBeVisible();
    await expect(verdict).toHaveCount(0);
    await expectAccessible();
    call.release();
    await expect(page.getByRole('heading', { name: 'Content appears safe' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check URL Safety' })).toBeEnabled();
  });

  test('the page moves to the verdict and back to the form', {
    tag: checklist('HOME-02 HOME-03 RESULT-23 STATE-16'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const card = await showResult(page, {});
    const headline = card.getByRole('heading', { level: 2 });
    await expect(headline).toBeInViewport({ ratio: 1 });
    await expect(headline).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();

    await card.getByRole('button', { name: 'Analyze Another' }).click();
    await expect(card).toHaveCount(0);
    await expect(urlField(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'How to read your score' })).toBeVisible();
  });
});

test.describe('a refusal', () => {
  const refusals = [
    ['its message', { message: 'The store is away', error: 'unavailable' }, 'The store is away'],
    ['else its error', { error: 'unavailable' }, 'unavailable'],
    ['else its text', 'Bad luck', 'Bad luck'],
    ['else its status', '', 'Internal Server Error'],
  ] as const;

  test('the card shows the message, else the error, else the text, else the status', {
    tag: checklist('ERR-01 RESULT-24 RESULT-26'),
  }, async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('main').getByRole('alert');
    for (const [source, body, words] of refusals) {
      await answerCall(page, checkPath, body, 500);
      await checkUrl(page);
      await expect(card.getByRole('heading'), source).toHaveText('Analysis Error');
      await expect(card.getByText(words, { exact: true }), source).toBeVisible();
      await card.getByRole('button', { name: 'Try Again' }).click();
      await expect(card).toHaveCount(0);
      await expect(urlField(page)).toHaveValue('example.com');
    }
  });

  test('a failure is shown in a toast too, in our words when the server sends none', {
    tag: checklist('ERR-15 ERR-17'),
  }, async ({ page, expectAccessible }) => {
    await answerCall(page, checkPath, { message: 'The store is away' }, 503);
    await page.goto('/');
    await checkUrl(page);
    await expectToast(page, {
      title: 'Analysis Failed',
      description: 'The store is away',
      isFault: true,
    });
    await inBothThemes(page, expectAccessible);
    await answerCall(page, checkPath, '', 500);
    await checkUrl(page);
    await expectToast(page, { title: 'Analysis Failed', description: 'Analysis failed', isFault: true });
  });

  test('too many requests is a limit, not a failure', { tag: checklist('ERR-07 ERR-14') }, async ({
    page,
  }) => {
    await answerCall(page, checkPath, { message: 'Too many requests' }, 429);
    await page.goto('/');
    await checkUrl(page);
    await closePopup(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Too many requests');
    await expect(toastsOn(page)).toHaveCount(0);
  });

  test('requiresAuth opens the sign-in popup, whatever the status', {
    tag: checklist('ERR-09 ERR-10 ERR-14'),
  }, async ({ page }) => {
    await answerCall(page, checkPath, { message: 'Usage limit exceeded', requiresAuth: true }, 403);
    await page.goto('/');
    await checkUrl(page);
    await expect(guestPopup(page)).toBeVisible();
    await expect(toastsOn(page)).toHaveCount(0);
    await closePopup(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Usage limit exceeded');
  });

  test('requiresUpgrade names the plan and leads to the plans', {
    tag: checklist('ERR-09 ERR-11 RESULT-25'),
  }, async ({ page }) => {
    const body = { message: 'Daily limit exceeded', requiresUpgrade: true, planType: 'standard' };
    await answerCall(page, checkPath, body, 403);
    await page.goto('/');
    await checkUrl(page);
    await expect(upgradePopup(page)).toBeVisible();
    await closePopup(page);
    const card = page.getByRole('main').getByRole('alert');
    await expect(card).toContainText("You've reached your daily limit for the standard plan.");
    await expect(card.getByRole('button')).toHaveText(['View Pricing Plans']);
    await expect(toastsOn(page)).toHaveCount(0);
    await card.getByRole('button').click();
    await expect(page).toHaveURL('/pricing');
  });
});

test.describe('against the running server', () => {
  test('example.com appears safe, an imitated bank does not', {
    tag: checklist('GEN-01 GEN-02 GEN-03 STATE-10'),
  }, async ({ page }) => {
    await page.goto('/');
    await checkUrl(page, 'example.com');
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Content appears safe');
    await checkUrl(page, 'http://paypa1.com.account-verify.example/login');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(
      /Suspicious content detected|High-risk phishing attempt detected/,
    );
    await expect(card.getByRole('heading', { level: 4 })).not.toHaveCount(0);
  });

  test('a guest is asked to sign in at the fourth check', {
    tag: checklist('GEN-09 ROLE-03 OPEN-12 ERR-10'),
  }, async ({ page }) => {
    await page.goto('/');
    expect(await spendChecks(page, 2)).toEqual([200, 200]);
    await checkUrl(page);
    await expect(page.getByRole('heading', { name: 'Content appears safe' })).toBeVisible();
    await checkUrl(page);
    await expect(guestPopup(page)).toBeVisible();
    await closePopup(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Usage limit exceeded');
  });

  test('a free user is led to the plans at the sixth check', {
    tag: checklist('GEN-01 GEN-09 ROLE-08 RESULT-25'),
  }, async ({ page, signIn }) => {
    await signIn();
    await page.goto('/');
    expect(await spendChecks(page, 4)).toEqual([200, 200, 200, 200]);
    await checkUrl(page);
    await expect(page.getByRole('heading', { name: 'Content appears safe' })).toBeVisible();
    await checkUrl(page);
    await expect(upgradePopup(page)).toBeVisible();
    await closePopup(page);
    const card = page.getByRole('main').getByRole('alert');
    await expect(card).toContainText("You've reached your daily limit for the free plan.");
    await card.getByRole('button', { name: 'View Pricing Plans' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  });
});

/** Uses up checks by direct calls, from the address and the session of the page. */
const spendChecks = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const answer = await fetch('/api/analyze/url', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: 'example.com' }),
      });
      statuses.push(answer.status);
    }
    return statuses;
  }, count);

/** The visible opacity: an element is no more opaque than its ancestors. */
const opacityOf = (element: Locator) =>
  element.evaluate((start) => {
    let opacity = 1;
    for (let node: Element | null = start; node; node = node.parentElement) {
      opacity *= Number(getComputedStyle(node).opacity);
    }
    return opacity;
  });
