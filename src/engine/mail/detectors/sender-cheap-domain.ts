import { hostingOf } from '../../addresses/free-hosts.ts';
import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { shownFrom } from './where.ts';

/** Test tenants that anybody opens in a minute and that firms do not write from. */
const throwaway = /\.onmicrosoft\.com$/;

export const senderCheapDomain = detector({
  id: 'sender-cheap-domain',
  family: 'sender',
  title: 'Sender’s address costs next to nothing',
  points: 18,
  severity: 'medium',
  icon: 'Globe',
  find: ({ sender }: MailCase) => {
    if (!sender?.host || sender.isFreemail) return [];
    const isThrowaway = throwaway.test(sender.host.host);
    // Everybody knows the landlord; that says nothing about the tenant.
    if (sender.isEstablished && !isThrowaway) return [];
    const risk = suffixRiskOf(sender.host.publicSuffix);
    const isTenant = hostingOf(sender.host.host) !== null || isThrowaway;
    if (!isTenant && risk === null) return [];
    return [{ domain: sender.domain, isStrong: isTenant || risk === 'strong' }];
  },
  weigh: ({ isStrong }) => (isStrong ? 18 : 12),
  where: shownFrom,
  describe: ({ domain }) =>
    `${defangHost(domain)} is the kind of address that is given away or sold for cents, and is often used for throwaway mailings.`,
  recommendation: 'Expect a serious organisation to write from its own domain.',
});
