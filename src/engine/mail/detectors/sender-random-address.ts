import { hostingOf } from '../../addresses/free-hosts.ts';
import { defangHost } from '../../text/defang.ts';
import { strangeness } from '../../text/strangeness.ts';
import { detector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { shownFrom } from './where.ts';

/** Mean surprise per letter above which a name was thrown, not chosen; by hand, see features/strangeness.ts. */
const thrown = 5.2;

/** How a name in another alphabet is written down (`xn--eckwd4c7cu47r2wf`) says nothing about how it reads. */
const isThrown = (label: string) => !label.startsWith('xn--') && strangeness(label) > thrown;

/** `newsletter@czucskwzovypgrf.com`, `4169158863407@9980080836134.onmicrosoft.com`: made by a program, used once. */
export const senderRandomAddress = detector({
  id: 'sender-random-address',
  family: 'sender',
  title: 'Sender’s domain looks thrown together',
  points: 20,
  severity: 'medium',
  icon: 'UserX',
  find: ({ sender }: MailCase) => {
    if (!sender?.host || sender.isEstablished || sender.isFreemail) return [];
    const name = hostingOf(sender.host.host)?.name ?? sender.host.label;
    const digits = name.replace(/\D/g, '').length;
    const isRandom =
      (name.length >= 8 && isThrown(name)) ||
      (digits >= 5 && digits >= name.length * 0.4) ||
      sender.host.subdomains.some((label) => label.length >= 9 && isThrown(label));
    return isRandom ? [sender.domain] : [];
  },
  where: shownFrom,
  describe: (domain) =>
    `${defangHost(domain)} is a random string, as programs make them for one mailing and then drop them.`,
  recommendation: 'Organisations use a name people can remember; do not trust this one.',
});
