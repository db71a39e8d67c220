import { defang } from '../../text/defang.ts';
import { foldProse } from '../../text/prose.ts';
import { strangeness } from '../../text/strangeness.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** Above it a program generated the letters before the `@`; people and organisations choose readable ones. */
const generated = 5.3;

/** The mailbox is named after the person: names of some languages look random to a model of others. */
const isNamed = (name: string, letters: string) =>
  foldProse(name, [{ start: 0, end: name.length }], [])
    .text.split(/[^a-z]+/)
    .some((word) => word.length >= 4 && letters.includes(word));

export const senderRandomMailbox = senderDetector({
  id: 'sender-random-mailbox',
  title: 'Sender’s mailbox name is a random string',
  points: 9,
  severity: 'low',
  icon: 'UserX',
  find: ({ sender, isConversation }) => {
    if (!sender || sender.owner || isConversation) return [];
    const local = sender.address.split('@')[0] ?? '';
    // Services that hide addresses and count replies use long random names, and sign their mail.
    if (sender.isEstablished && !sender.isFreemail) return [];
    const letters = local.replace(/[^a-z]/g, '');
    const digits = local.replace(/\D/g, '').length;
    const isRandom =
      (letters.length >= 8 && strangeness(letters) > generated && !isNamed(sender.name, letters)) ||
      (local.length >= 12 && digits >= 6 && digits >= local.length * 0.5) ||
      // People put their year of birth behind their name.
      (/^[a-z0-9]{14,}$/.test(local) && digits >= 4 && !/^[a-z]+\d{1,8}$/.test(local));
    return isRandom ? [sender.address] : [];
  },
  where: shownFrom,
  describe: (address) =>
    `${defang(address)} begins with a random string, as programs make them for a mailbox that is used once.`,
  recommendation: 'Do not answer an address no person would choose.',
});
