import { cutText } from '../../../contract/plain-text.ts';
import { brandInName } from '../../brands/claimed-brand.ts';
import type { MailCase } from '../case.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** Mail programs write one sender with one address. Several, or one that takes no reply, are made to confuse them. */
export const senderBrokenLine = senderDetector({
  id: 'sender-broken-line',
  title: 'Sender line written to confuse',
  points: 20,
  severity: 'medium',
  icon: 'UserX',
  find: ({ mail, sender }) =>
    mail.form === 'source' &&
    (mail.isFromBroken || !sender) &&
    !serverNames.test(`${sender?.name} ${sender?.address}`) &&
    !isLastNameFirst(mail)
      ? [sender?.name ?? '']
      : [],
  where: shownFrom,
  describe: (name) =>
    name === ''
      ? 'The message names no sender, so nobody can answer it or be held to it.'
      : `The sender line around “${cutText(name, 60)}” names several senders or an address that cannot exist, so that programs show the wrong one.`,
  recommendation: 'Do not act on a message that does not show clearly who sent it.',
});

/** Servers that report undelivered mail name no sender. */
const serverNames = /mailer-daemon|postmaster|mail delivery|cron daemon|(?:^|\s)root(?:@|$)/i;

const lastNameFirst =
  /^\s*\p{Lu}[\p{L}'’. -]{1,40},\s?\p{Lu}[\p{L}'’. -]{1,40}<[^\s<>,@]{1,64}@[^\s<>,@]{3,255}>\s*$/u;

/** `Silva, Ana <ana@example.org>`: directories write people this way, and scripts forget the quotes. */
const isLastNameFirst = ({ headers, from }: MailCase['mail']) =>
  lastNameFirst.test(headers.find(({ key }) => key === 'from')?.value ?? '') &&
  brandInName(from?.name ?? '') === null;
