import type { Page } from '@playwright/test';
import { createUsers } from './admin.ts';
import { newEmail, ownerEmail } from './test.ts';

/** A new person whom the owner gave this plan, signed in; answers the address. */
export const signInWithPlan = async (
  page: Page,
  signIn: (email: string) => Promise<unknown>,
  planType: 'standard' | 'professional',
): Promise<string> => {
  const email = newEmail();
  await signIn(ownerEmail);
  await page.goto('/');
  await createUsers(page, [{ email, planType }]);
  await signIn(email);
  return email;
};
