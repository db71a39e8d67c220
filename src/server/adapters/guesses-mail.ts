import { productName } from '../../contract/site.ts';
import { type Mail, mailPage } from './mail.ts';

/** Notifies a person whose sign-in codes are being guessed. */
export const guessesMail = (to: string, wrongTries: number): Mail => {
  const lines = [
    `Somebody has entered ${wrongTries} wrong sign-in codes for your address in a row.`,
    'Nobody has signed in. From now on we send longer codes to new browsers, which cannot be guessed, until one of them has been used.',
    'You need not do anything. A passkey, which you can add on your account page, does without codes.',
  ];
  return {
    to,
    subject: `Wrong sign-in codes for your ${productName} account`,
    text: lines.join('\n\n'),
    html: mailPage(lines.map((line) => `<p style="margin:0 0 12px">${line}</p>`).join('\n      ')),
  };
};
