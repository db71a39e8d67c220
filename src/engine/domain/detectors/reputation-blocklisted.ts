import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/**
 * By hand: one list is clearly suspicious, three agree. It may be an address of the name that is listed, which it can share
 * with many; so one list alone never convicts. What very many people visit is listed by mistake more often than not.
 */
export const reputationBlocklisted = detector({
  id: 'reputation-blocklisted',
  family: 'reputation',
  title: 'Listed for abuse',
  points: 75,
  severity: 'high',
  icon: 'Ban',
  recommendation: 'Do not open anything there, and delete messages that lead to it.',
  weigh: ({ listedBy, isAddress, isTrusted }) => {
    if (isTrusted) return 15;
    if (isAddress) return listedBy.length > 1 ? 50 : 30;
    return listedBy.length > 2 ? 75 : listedBy.length > 1 ? 60 : 40;
  },
  find: ({ facts: { blocklists }, subject, isTrusted }: DomainCase) =>
    blocklists.state === 'known' && blocklists.value.listedBy.length > 0
      ? [{ listedBy: blocklists.value.listedBy, isAddress: subject.kind === 'address', isTrusted }]
      : [],
  describe: ({ listedBy, isAddress }) =>
    `${isAddress ? 'This address' : 'This name, or an address it lives at,'} is on ${listedBy.length === 1 ? 'a list' : 'lists'} of senders and sites that were reported for abuse: ${listedBy.slice(0, 4).join(', ')}.`,
});
