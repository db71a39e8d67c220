import { reputationDetector } from './define.ts';

/**
 * Set by hand: one list is clearly suspicious, three agree. The listed address may be shared with many domains, so one
 * list alone never convicts. Widely visited sites are listed by mistake more often than not.
 */
export const reputationBlocklisted = reputationDetector({
  id: 'reputation-blocklisted',
  title: 'Listed for abuse',
  points: 75,
  severity: 'high',
  icon: 'Ban',
  recommendation: 'Do not open anything there, and delete messages that lead to it.',
  find: ({ facts: { blocklists }, subject, isTrusted }) =>
    blocklists.state === 'known' && blocklists.value.listedBy.length > 0
      ? [{ listedBy: blocklists.value.listedBy, isAddress: subject.kind === 'address', isTrusted }]
      : [],
  weigh: ({ listedBy, isAddress, isTrusted }) => {
    if (isTrusted) return 15;
    if (isAddress) return listedBy.length > 1 ? 50 : 30;
    return listedBy.length > 2 ? 75 : listedBy.length > 1 ? 60 : 40;
  },
  describe: ({ listedBy, isAddress }) =>
    `${isAddress ? 'This address' : 'This domain, or the address of its server,'} is on ${listedBy.length === 1 ? 'a list' : 'lists'} of senders and sites that were reported for abuse: ${listedBy.slice(0, 4).join(', ')}.`,
});
