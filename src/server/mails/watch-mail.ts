import { productName } from '../../contract/site.ts';
import { type AlertContent, byGravity, subjectOf } from '../watching/alert-words.ts';
import type { MailPart, MailWords } from './mail-words.ts';

export type SeenAlert = AlertContent & { seenAt: Date };

/** More than these nobody reads in a mail. */
const mostInMail = 25;

/** Alerts about what a person has watched: at once for grave ones, or the digest. */
export const watchMail = (alerts: readonly SeenAlert[]): MailWords => {
  const shown = [...alerts].sort(byGravity).slice(0, mostInMail);
  const left = alerts.length - shown.length;
  return {
    subject: subjectOf(alerts),
    parts: [
      ...shown.flatMap(partsOf),
      ...(left > 0
        ? [`${left} more ${left === 1 ? 'alert is' : 'alerts are'} behind the bell at the top of our page.`]
        : []),
      `To acknowledge, snooze or mute an alert, open ${productName} from your own bookmark and choose the bell at the top. You choose there too when mails come.`,
      { note: 'This mail has no links on purpose: a mail that asks you to act by a link may be phishing.' },
    ],
  };
};

const partsOf = ({ subject, whatChanged, whyItMatters, whatToDo, seenAt }: SeenAlert): MailPart[] => [
  {
    facts: [
      ['Alert', subject],
      ['What changed', whatChanged],
      ['Why it matters', withoutLinks(whyItMatters)],
      ['What to do', whatToDo.map(withoutLinks).join(' ')],
      ['Seen', `${seenAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC`],
    ],
  },
];

/** Advisories are linked on the page; our mails have no links. */
const withoutLinks = (text: string): string => text.replaceAll(/(?:: )?https?:\/\/\S+/g, '').trim();
