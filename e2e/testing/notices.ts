import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const noticesOn = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

type Notice = { title: string; description: string; isFault?: boolean };

/** Exactly one toast is shown, with this text. */
export const expectNotice = async (page: Page, { title, description, isFault = false }: Notice) => {
  const notices = noticesOn(page);
  await expect(notices.getByText(title, { exact: true })).toBeVisible();
  await expect(notices.getByText(description, { exact: true })).toBeVisible();
  await expect(notices).toHaveCount(1);
  await expect(notices.getByRole('alert')).toHaveCount(isFault ? 1 : 0);
};
