import { productName } from '../../contract/site.ts';
import { type Mail, mailPage } from './mail.ts';

/** What a person is told by mail. */
export type Notice =
  | { kind: 'new browser'; browser: string }
  | { kind: 'passkey added' | 'passkey removed'; name: string }
  | { kind: 'recovery codes made' | 'export' }
  | { kind: 'recovery code used'; left: number }
  | { kind: 'plan change'; plan: string };

/** A line for the subject, and one for what was done. */
const wordsOf = (notice: Notice): { subject: string; done: string } => {
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
      return { subject: 'Plan changed', done: `Your account is now on the ${notice.plan} plan.` };
  }
};

/** No links: a mail about an account that asks for a click is what phishing looks like. */
export const noticeMail = (to: string, notice: Notice, now: Date): Mail => {
  const { subject, done } = wordsOf(notice);
  const at = `${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
  const lines = [
    `${done} That was on ${at}.`,
    'If it was you, there is nothing to do.',
    'If it was not, open your account page from your own bookmark, choose “Sign Out Everywhere Else”, and change the password of your mailbox. This mail has no links on purpose.',
  ];
  return {
    to,
    subject: `${subject}: your ${productName} account`,
    text: lines.join('\n\n'),
    html: mailPage(
      lines.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`).join('\n      '),
    ),
  };
};

/** The name of a passkey is its owner's own text. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
