import { cutText } from '../../../contract/plain-text.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

const pictures = /\p{Extended_Pictographic}/u;
const symbols = /[|_*#~^<>=]|[-.]{2,}/;

/** Emoji and stray symbols where a name should be. */
export const senderDecoratedName = senderDetector({
  id: 'sender-decorated-name',
  title: 'Sender’s name is decorated to catch the eye',
  points: 5,
  severity: 'low',
  icon: 'UserX',
  find: ({ sender, isConversation }) => {
    if (!sender || isConversation || sender.owner || sender.name.includes('@')) return [];
    // A registered-trademark sign is no decoration, and bounces put their queue's name here.
    const name = sender.name.replace(/[®™©]/g, '');
    return pictures.test(name) || (symbols.test(name) && !/mailer-daemon/i.test(sender.address))
      ? [sender.name]
      : [];
  },
  where: shownFrom,
  describe: (name) => `“${cutText(name, 60)}” contains emoji or stray symbols instead of a plain name.`,
  recommendation: 'Look at the address behind the name.',
});
