import { isCashier, isMailService } from '../../addresses/mail-services.ts';
import { belongsTo } from '../../brands/organisation.ts';
import { defangHost } from '../../text/defang.ts';
import type { Sender } from '../case.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** The name says PayPal, the address is not PayPal's. A valid signature of the other domain proves nothing about PayPal. */
export const senderBrandName = senderDetector({
  id: 'sender-brand-name',
  title: 'Sender uses a name that is not theirs',
  points: 32,
  severity: 'high',
  icon: 'UserX',
  find: ({ borrowed, sender, links, proof, isConversation }) => {
    if (borrowed?.place !== 'name' || !sender?.address || isConversation || postmaster.test(sender.address))
      return [];
    const { brand } = borrowed;
    const targets = links.filter(({ target }) => !isMailService(target.url.registrableDomain));
    const leadsHome =
      proof.state === 'proven' &&
      targets.length > 0 &&
      targets.every(({ target }) => belongsTo(target.url, brand));
    const isOpen =
      leadsHome ||
      (proof.state === 'proven' &&
        (signsAsItself(sender) || isCashier(sender.host?.registrableDomain ?? null)));
    return [{ brand, domain: sender.domain, isOpen }];
  },
  // Every link leads to the brand itself, the sender names itself beside the brand (`Synchrony for your PayPal card`), or it
  // takes payments for others: an agency, a partner or a second domain, with nothing to gain from a disguise.
  weigh: ({ isOpen }) => (isOpen ? 12 : 32),
  certainty: ({ isOpen }) => (isOpen ? 'weak' : 'strong'),
  where: shownFrom,
  describe: ({ brand, domain }) =>
    `The sender calls itself ${brand.name}, but the address ends in ${defangHost(domain)}. ${brand.name} writes from ${brand.genuine}.`,
  recommendation: 'Look at the address behind the name, not at the name.',
});

const signsAsItself = ({ name, host }: Sender): boolean =>
  host !== null && host.label.length >= 5 && name.toLowerCase().includes(host.label);

/** Servers report on undelivered mail under their product's name. */
const postmaster = /^(?:postmaster|mailer-daemon)@/;
