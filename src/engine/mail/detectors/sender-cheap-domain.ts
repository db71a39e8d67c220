import { hostingOf } from '../../addresses/free-hosts.ts';
import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { defangHost } from '../../text/defang.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** Test tenants that an attacker opens in a minute and that firms do not write from. */
const throwaway = /\.onmicrosoft\.com$/;

export const senderCheapDomain = senderDetector({
  id: 'sender-cheap-domain',
  title: 'Sender’s domain ending is nearly free',
  points: 18,
  severity: 'medium',
  icon: 'Globe',
  find: ({ sender }) => {
    if (!sender?.host || sender.isFreemail) return [];
    const isThrowaway = throwaway.test(sender.host.host);
    // A well-known host says nothing about its tenant.
    if (sender.isEstablished && !isThrowaway) return [];
    const risk = suffixRiskOf(sender.host.publicSuffix);
    const isTenant = hostingOf(sender.host.host) !== null || isThrowaway;
    if (!isTenant && risk === null) return [];
    return [{ domain: sender.domain, isStrong: isTenant || risk === 'strong' }];
  },
  weigh: ({ isStrong }) => (isStrong ? 18 : 12),
  where: shownFrom,
  describe: ({ domain }) =>
    `${defangHost(domain)} is the kind of domain that is free or costs a few cents, and is often used for throwaway mailings.`,
  recommendation: 'Trust it only if you know this sender: organisations write from a domain of their own.',
});
