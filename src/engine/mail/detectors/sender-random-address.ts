import { hostingOf } from '../../addresses/free-hosts.ts';
import { defangHost } from '../../text/defang.ts';
import { strangeness } from '../../text/strangeness.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** Mean surprise per letter above which a domain was generated, not chosen; by hand, see text/strangeness.ts. */
const generated = 5.2;

/** How a domain in another alphabet is encoded (`xn--eckwd4c7cu47r2wf`) says nothing about how it reads. */
const isGenerated = (label: string) => !label.startsWith('xn--') && strangeness(label) > generated;

/** `newsletter@czucskwzovypgrf.com`, `4169158863407@9980080836134.onmicrosoft.com`: made by a program, used once. */
export const senderRandomAddress = senderDetector({
  id: 'sender-random-address',
  title: 'Sender’s domain is a random string',
  points: 20,
  severity: 'medium',
  icon: 'UserX',
  find: ({ sender }) => {
    if (!sender?.host || sender.isEstablished || sender.isFreemail) return [];
    const name = hostingOf(sender.host.host)?.name ?? sender.host.label;
    const digits = name.replace(/\D/g, '').length;
    const isRandom =
      (name.length >= 8 && isGenerated(name)) ||
      (digits >= 5 && digits >= name.length * 0.4) ||
      sender.host.subdomains.some((label) => label.length >= 9 && isGenerated(label));
    return isRandom ? [sender.domain] : [];
  },
  where: shownFrom,
  describe: (domain) =>
    `${defangHost(domain)} is a random string. Programs make such domains for one mailing and then drop them.`,
  recommendation: 'Do not trust this domain: organisations choose one that people can remember.',
});
