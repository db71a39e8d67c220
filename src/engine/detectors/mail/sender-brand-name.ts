import { detector } from '../../detector.ts';
import type { MailCase } from '../../mail-case.ts';
import { defangHost } from '../../parse/defang.ts';
import { shownFrom } from './where.ts';

/** The name says PayPal, the address is somebody else's. A signature of that somebody else proves nothing for PayPal. */
export const senderBrandName = detector({
  id: 'sender-brand-name',
  family: 'sender',
  title: 'Sender uses a name that is not theirs',
  points: 34,
  severity: 'high',
  icon: 'UserX',
  find: ({ borrowed, sender }: MailCase) =>
    borrowed?.place === 'name' && sender?.address ? [{ brand: borrowed.brand, domain: sender.domain }] : [],
  where: shownFrom,
  describe: ({ brand, domain }) =>
    `The sender calls itself ${brand.name}, but the address ends in ${defangHost(domain)}. ${brand.name} writes from ${brand.genuine}.`,
  recommendation: 'Look at the address behind the name, not at the name.',
});
