import { productName } from '../../contract/site.ts';
import { type Mail, mailPage } from './mail.ts';

/** The message that carries a sign-in code. Nothing in it comes from a visitor but the address it goes to. */
export const signInMail = (to: string, code: string, minutes: number): Mail => ({
  to,
  subject: `Your ${productName} verification code`,
  text: [
    `Your verification code is ${code}`,
    '',
    `It signs you in to ${productName} once, within ${minutes} minutes.`,
    'We never ask for it by phone, chat or mail. If you did not ask for it, ignore this message:',
    'nobody can sign in without it.',
  ].join('\n'),
  html: mailPage(`<p style="margin:0 0 8px">Your verification code is</p>
      <p style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:.3em">${code}</p>
      <p style="margin:0 0 8px">It signs you in once, within ${minutes} minutes.</p>
      <p style="margin:0;color:#49646e;font-size:14px">We never ask for it by phone, chat or mail. If you did not ask
        for it, ignore this message: nobody can sign in without it.</p>`),
});
