import type { AccountPurpose } from '../../contract/account.ts';
import { otpLength } from '../../contract/auth-verify-otp.ts';
import { productName } from '../../contract/site.ts';
import type { MailWords } from './mail-words.ts';

type About = {
  minutes: number;
  /** Wrong codes in a row, where they are more than slips of the owner. */
  wrongTries: number;
};

/** The message that carries a sign-in code. Nothing in it comes from a visitor but the address it goes to. */
export const signInMail = (code: string, about: About): MailWords => {
  const warning = warningOf(code, about.wrongTries);
  return {
    subject: `Your ${productName} verification code`,
    parts: [
      {
        label: 'Your verification code is',
        code: code.length === otpLength ? code : code.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
      },
      `It signs you in to ${productName} once, within ${about.minutes} minutes, in the browser where you asked for it.`,
      ...(warning ? [warning] : []),
      {
        note: 'We never ask for it by phone, chat or mail. If you did not ask for it, ignore this message: nobody can sign in without it.',
      },
    ],
  };
};

const warningOf = (code: string, wrongTries: number) => {
  if (wrongTries === 0) return null;
  const counted = `Wrong codes have been entered for your address ${wrongTries} times in a row.`;
  return code.length === otpLength
    ? `${counted} If that was not you, you need not do anything: each try takes longer than the one before.`
    : `${counted} That is why this code is longer. If it was not you, nothing has happened to your account.`;
};

const actions: Record<AccountPurpose, string> = {
  export: 'download everything we keep about you',
  delete: 'delete your account and everything in it, for good',
};

/** The message that carries a code for an action on the account. */
export const accountMail = (purpose: AccountPurpose, code: string, minutes: number): MailWords => ({
  subject: `Your ${productName} code to ${purpose === 'delete' ? 'delete your account' : 'download your data'}`,
  parts: [
    { label: `Your code to ${actions[purpose]} is`, code },
    `It works once, within ${minutes} minutes, and signs nobody in.`,
    {
      note: 'We never ask for it by phone, chat or mail. If you did not ask for it, someone else is signed in as you: keep it to yourself, and write to us.',
    },
  ],
});
