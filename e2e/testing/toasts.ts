import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const toastsOn = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

type ExpectedToast = { title: string; description: string; isFault?: boolean };

/** Exactly one toast is shown, with this text. */
export const expectToast = async (page: Page, { title, description, isFault = false }: ExpectedToast) => {
  const toasts = toastsOn(page);
  await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect(toasts.getByText(description, { exact: true })).toBeVisible();
  await expect(toasts).toHaveCount(1);
  await expect(toasts.getByRole('alert')).toHaveCount(isFault ? 1 : 0);
};
