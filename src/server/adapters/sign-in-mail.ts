import { otpLength } from '../../contract/auth-verify-otp.ts';
import { productName } from '../../contract/site.ts';
import { type Mail, mailPage } from './mail.ts';

type About = {
  minutes: number;
  /** Wrong codes in a row, where they are more than slips of the owner. */
  wrongTries: number;
};

/** The message that carries a sign-in code. Nothing in it comes from a visitor but the address it goes to. */
export const signInMail = (to: string, code: string, about: About): Mail => {
  const shown = code.length === otpLength ? code : code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  const warning = warningOf(code, about.wrongTries);
  return {
    to,
    subject: `Your ${productName} verification code`,
    text: [
      `Your verification code is ${shown}`,
      '',
      `It signs you in to ${productName} once, within ${about.minutes} minutes, in the browser where you asked for it.`,
      'We never ask for it by phone, chat or mail. If you did not ask for it, ignore this message:',
      'nobody can sign in without it.',
      ...(warning ? ['', warning] : []),
    ].join('\n'),
    html: mailPage(`<p style="margin:0 0 8px">Your verification code is</p>
      <p style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:.${shown === code ? 3 : 1}em">${shown}</p>
      <p style="margin:0 0 8px">It signs you in once, within ${about.minutes} minutes, in the browser where you asked for it.</p>
      ${warning ? `<p style="margin:0 0 8px">${warning}</p>` : ''}
      <p style="margin:0;color:#49646e;font-size:14px">We never ask for it by phone, chat or mail. If you did not ask
        for it, ignore this message: nobody can sign in without it.</p>`),
  };
};

const warningOf = (code: string, wrongTries: number) => {
  if (wrongTries === 0) return null;
  const counted = `Wrong codes have been entered for your address ${wrongTries} times in a row.`;
  return code.length === otpLength
    ? `${counted} If that was not you, you need not do anything: each try takes longer than the one before.`
    : `${counted} That is why this code is longer. If it was not you, nothing has happened to your account.`;
};
