import { brandInName } from '../../brands/claimed-brand.ts';
import { detector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { shownFrom } from './where.ts';

/** Mail programs write one sender with one address. Several, or one nobody could answer, are made to confuse them. */
export const senderBrokenLine = detector({
  id: 'sender-broken-line',
  family: 'sender',
  title: 'Sender line is made to confuse',
  points: 20,
  severity: 'medium',
  icon: 'UserX',
  find: ({ mail, sender }: MailCase) =>
    mail.form === 'source' &&
    (mail.isFromBroken || !sender) &&
    !honest.test(`${sender?.name} ${sender?.address}`) &&
    !isLastNameFirst(mail)
      ? [sender?.name ?? '']
      : [],
  where: shownFrom,
  describe: (name) =>
    name === ''
      ? 'The message names no sender: nobody could answer it, and nobody can be held to it.'
      : `The sender line around “${name.slice(0, 60)}” names several senders or an address that cannot exist, so that programs show the wrong one.`,
  recommendation: 'Do not act on a message whose sender line is a puzzle.',
});

/** Servers that report on undelivered mail write as nobody. */
const honest = /mailer-daemon|postmaster|mail delivery|cron daemon|(?:^|\s)root(?:@|$)/i;

const lastNameFirst =
  /^\s*\p{Lu}[\p{L}'’. -]{1,40},\s?\p{Lu}[\p{L}'’. -]{1,40}<[^\s<>,@]{1,64}@[^\s<>,@]{3,255}>\s*$/u;

/** `Silva, Ana <ana@example.org>`: directories write people so, and scripts forget the quotes around it. */
const isLastNameFirst = ({ headers, from }: MailCase['mail']) =>
  lastNameFirst.test(headers.find(({ key }) => key === 'from')?.value ?? '') &&
  brandInName(from?.name ?? '') === null;
