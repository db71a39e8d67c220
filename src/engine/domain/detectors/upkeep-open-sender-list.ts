import type { SpfEnding } from '../../../contract/domain-facts.ts';
import { defangHost } from '../../text/defang.ts';
import { upkeepDetector } from './define.ts';

/** RFC 7208 5.1: `+all` allows every server to send; `?all` and a missing `all` say nothing about other servers. */
const points: Partial<Record<SpfEnding, number>> = { '+all': 8, '?all': 3, none: 3 };

export const upkeepOpenSenderList = upkeepDetector({
  id: 'upkeep-open-sender-list',
  title: 'Lets anyone send mail in its name',
  points: 8,
  severity: 'low',
  icon: 'UserX',
  recommendation: 'Confirm messages from this domain through another channel before you act on them.',
  find: ({ facts: { mailSecurity }, name }) =>
    mailSecurity.spf.state === 'known' && points[mailSecurity.spf.value.ending] !== undefined
      ? [{ ending: mailSecurity.spf.value.ending, name }]
      : [],
  weigh: ({ ending }) => points[ending] ?? 0,
  describe: ({ ending, name }) =>
    ending === '+all'
      ? `The list of ${defangHost(name)}’s mail servers (SPF) ends in +all: any computer in the world may send mail in its name.`
      : `The list of ${defangHost(name)}’s mail servers (SPF) does not say what to do with mail from anywhere else.`,
});
