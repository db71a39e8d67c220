import type { AccountPurpose } from '../../contract/account.ts';
import { productName } from '../../contract/site.ts';
import { type Mail, mailPage } from './mail.ts';

const actions: Record<AccountPurpose, string> = {
  export: 'download everything we keep about you',
  delete: 'delete your account and everything in it, for good',
};

/** The message that carries a code for an action on the account. */
export const accountMail = (to: string, purpose: AccountPurpose, code: string, minutes: number): Mail => {
  const lines = [
    `Your code to ${actions[purpose]} is ${code}`,
    `It works once, within ${minutes} minutes, and signs nobody in.`,
    'We never ask for it by phone, chat or mail. If you did not ask for it, someone else is signed in as you: keep it to yourself, and write to us.',
  ];
  return {
    to,
    subject: `Your ${productName} code to ${purpose === 'delete' ? 'delete your account' : 'download your data'}`,
    text: lines.join('\n\n'),
    html: mailPage(lines.map((line) => `<p style="margin:0 0 12px">${line}</p>`).join('\n      ')),
  };
};
