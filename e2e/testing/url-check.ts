import type { Page } from '@playwright/test';
import { newAnalysis } from './analyses.ts';
import { answerCall } from './calls.ts';

export const checkPath = '/api/analyze/url';

export const urlField = (page: Page) => page.getByRole('textbox', { name: 'URL' });

/** The panel opens with another tab. Choosing the one that is open already changes nothing. */
export const openUrlTab = (page: Page) => page.getByRole('tab', { name: /^URL/ }).click();

export const checkUrl = async (page: Page, url = 'example.com') => {
  await openUrlTab(page);
  await urlField(page).fill(url);
  await page.getByRole('button', { name: 'Check URL Safety' }).click();
};

/** Opens home and shows the verdict that the given answer leads to. */
export const showResult = async (page: Page, given: object) => {
  await answerCall(page, checkPath, newAnalysis(given));
  await page.goto('/');
  await checkUrl(page);
  return page.getByRole('article');
};
