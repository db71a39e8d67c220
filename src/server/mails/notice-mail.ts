import { type PlanType, plans } from '../../contract/plans.ts';
import { productName } from '../../contract/site.ts';
import type { MailWords } from './mail-words.ts';

/** What a person is told by mail about their account. */
export type Notice =
  | { kind: 'new browser'; browser: string }
  | { kind: 'passkey added' | 'passkey removed'; name: string }
  | { kind: 'api key created' | 'api key renewed' | 'api key revoked' | 'api key exposed'; name: string }
  | { kind: 'webhook created' | 'webhook secret renewed'; host: string }
  | { kind: 'recovery codes made' | 'export' }
  | { kind: 'recovery code used'; left: number }
  | { kind: 'plan change'; plan: PlanType }
  | { kind: 'codes guessed'; wrongTries: number };

/** No links: a mail about an account that asks for a click is what phishing looks like. */
export const noticeMail = (notice: Notice, now: Date): MailWords =>
  notice.kind === 'codes guessed' ? guessesMail(notice.wrongTries) : doneMail(notice, now);

type Done = Exclude<Notice, { kind: 'codes guessed' }>;

/** A line for the subject, and one for what was done. */
const wordsOf = (notice: Done): { subject: string; done: string } => {
  switch (notice.kind) {
    case 'new browser':
      return {
        subject: 'New sign-in',
        done: `Your account was opened in a browser that had not been used for it before: ${notice.browser}.`,
      };
    case 'passkey added':
      return { subject: 'Passkey added', done: `The passkey “${notice.name}” was added to your account.` };
    case 'passkey removed':
      return {
        subject: 'Passkey removed',
        done: `The passkey “${notice.name}” was removed from your account.`,
      };
    case 'api key created':
      return {
        subject: 'API key created',
        done: `The API key “${notice.name}” was created. With it a program can use your account.`,
      };
    case 'api key renewed':
      return {
        subject: 'API key renewed',
        done: `The API key “${notice.name}” was replaced by a new one. The old one works for 24 more hours.`,
      };
    case 'api key revoked':
      return {
        subject: 'API key revoked',
        done: `The API key “${notice.name}” was revoked. No program can use it any more.`,
      };
    case 'api key exposed':
      return {
        subject: 'API key revoked because it was exposed',
        done: `A program sent the API key “${notice.name}” in the address of a call, where logs and proxies keep it. We refused the call and revoked the key: create a new one, and send it in the Authorization header.`,
      };
    case 'webhook created':
      return {
        subject: 'Webhook created',
        done: `A webhook was created: from now on ${notice.host} is notified of what happens in your account.`,
      };
    case 'webhook secret renewed':
      return {
        subject: 'Secret of a webhook renewed',
        done: `The webhook at ${notice.host} has a new secret. The old one signs beside it for 24 more hours.`,
      };
    case 'recovery codes made':
      return {
        subject: 'New recovery codes',
        done: 'Ten new recovery codes were made for your account. Older ones no longer work.',
      };
    case 'recovery code used':
      return {
        subject: 'Recovery code used',
        done: `Somebody signed in to your account with one of its recovery codes. ${notice.left} are left.`,
      };
    case 'export':
      return { subject: 'Data exported', done: 'Everything we store about you was downloaded as a file.' };
    case 'plan change':
      return { subject: 'Plan changed', done: `Your account is now on the ${plans[notice.plan].name} plan.` };
  }
};

const doneMail = (notice: Done, now: Date): MailWords => {
  const { subject, done } = wordsOf(notice);
  const at = `${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
  return {
    subject: `${subject}: your ${productName} account`,
    parts: [
      `${done} That was on ${at}.`,
      'If it was you, there is nothing to do.',
      'If it was not, open your account page from your own bookmark, choose “Sign Out Everywhere Else”, and change the password of your mailbox. This mail has no links on purpose.',
    ],
  };
};

/** Notifies a person whose sign-in codes are being guessed. */
const guessesMail = (wrongTries: number): MailWords => ({
  subject: `Wrong sign-in codes for your ${productName} account`,
  parts: [
    `Somebody has entered ${wrongTries} wrong sign-in codes for your address in a row.`,
    'Nobody has signed in. From now on we send longer codes to new browsers, which cannot be guessed, until one of them has been used.',
    'You need not do anything. With a passkey, which you can add on your account page, you need no codes.',
  ],
});
