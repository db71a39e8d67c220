import type { Page } from '@playwright/test';
import { newAnalysis } from './analyses.ts';
import { answerCall } from './calls.ts';

export const emailPath = '/api/analyze/email';
export const filePath = '/api/analyze/email-file';

export const contentField = (page: Page) => page.getByRole('textbox', { name: 'Email content' });
export const senderField = (page: Page) => page.getByRole('textbox', { name: /^Sender Email/ });
export const subjectField = (page: Page) => page.getByRole('textbox', { name: /^Subject Line/ });
export const analyzeButton = (page: Page) => page.getByRole('button', { name: 'Analyze Email Content' });
export const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload Email File' });

export const checkEmail = async (page: Page, content = 'Dear customer') => {
  await contentField(page).fill(content);
  await analyzeButton(page).click();
};

/** Chooses a file as a user does: with the button, in the picker. */
export const uploadFile = async (
  page: Page,
  name = 'message.eml',
  content: string | Buffer = phishingMail,
) => {
  const choosing = page.waitForEvent('filechooser');
  await uploadButton(page).click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  return chooser;
};

/** Opens home and shows the verdict on a message that the given answer leads to. */
export const showEmailResult = async (page: Page, given: object) => {
  await answerCall(page, emailPath, newAnalysis({ analysisType: 'email', ...given }));
  await page.goto('/');
  await checkEmail(page);
  return page.getByRole('article');
};

export const phishingMail = [
  'From: "PayPal Service" <service@paypa1-alerts.example>',
  'Reply-To: desk@mailbox-77.example',
  'To: maya@company.example',
  'Date: Sat, 14 Nov 2026 18:42:00 +0000',
  'Subject: Final notice: your PayPal account closes in 2 hours',
  'MIME-Version: 1.0',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Dear customer,</p>',
  '<p>We noticed a sign-in from an unknown device. Your account will be suspended within 2 hours unless you verify',
  'your password and the 6-digit code we sent to your phone.</p>',
  '<p><a href="http://paypal.com.account-verify.example/login">https://www.paypal.com/signin</a></p>',
  '<script>window.hasRun = true</script>',
  '',
].join('\r\n');
