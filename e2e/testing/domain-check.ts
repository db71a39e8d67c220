import type { Page } from '@playwright/test';
import type { DomainResult } from '../../src/contract/analyze-domain.ts';
import { stagesMediaType } from '../../src/contract/stages-media-type.ts';
import { newDomainResult, newLookalike } from '../../src/web/testing/domain-results.ts';
import { answerCall } from './calls.ts';

export { newDomainResult, newLookalike };

export const domainPath = '/api/analyze/domain';

export const openWhoisTab = (page: Page) => page.getByRole('tab', { name: 'WHOIS' }).click();
export const domainField = (page: Page) => page.getByRole('textbox', { name: 'Domain or IP address' });
export const analyzeDomain = (page: Page) => page.getByRole('button', { name: 'Analyze Domain' });

export const checkDomain = async (page: Page, domain = 'northbank-verify.example') => {
  await openWhoisTab(page);
  await domainField(page).fill(domain);
  await analyzeDomain(page).click();
};

/** Opens home and shows the result that the given fields lead to. */
export const showDomain = async (page: Page, given: Partial<DomainResult> = {}) => {
  await answerCall(page, domainPath, newDomainResult(given));
  await page.goto('/');
  await checkDomain(page);
  return page.getByRole('article');
};

/**
 * Answers line by line: all lines at once but the last, which waits for its release. A routed answer always comes in
 * one piece, so the page's `fetch` is replaced by one that streams.
 */
export const answerInParts = async (page: Page, parts: object[], last: object) => {
  await page.addInitScript(
    ({ path, type, first, end }) => {
      const ask = window.fetch;
      const released = new Promise<void>((resolve) => {
        Object.assign(window, { releaseLastLine: resolve });
      });
      window.fetch = async (...call) => {
        if (!String(call[0]).endsWith(path)) return ask(...call);
        const bytes = new TextEncoder();
        const body = new ReadableStream({
          start: async (stream) => {
            for (const line of first) stream.enqueue(bytes.encode(`${JSON.stringify(line)}\n`));
            await released;
            stream.enqueue(bytes.encode(`${JSON.stringify(end)}\n`));
            stream.close();
          },
        });
        return new Response(body, { headers: { 'content-type': type } });
      };
    },
    { path: domainPath, type: stagesMediaType, first: parts, end: last },
  );
  return {
    release: () =>
      page.evaluate(() => (window as unknown as { releaseLastLine: () => void }).releaseLastLine()),
  };
};
