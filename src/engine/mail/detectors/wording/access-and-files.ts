import type { PhraseTopic } from '../../phrase-detector.ts';

/** Requests that open an account or a computer from inside: codes, permissions, commands and files. */
export const accessAndFiles: readonly PhraseTopic[] = [
  {
    // The second factor protects the account, so thieves ask for it. Mail that delivers a code asks for nothing.
    topic: 'code-request',
    title: 'Asks for a security code or a new second factor',
    points: 28,
    certainty: 'strong',
    severity: 'high',
    icon: 'Key',
    sentence: 'It asks for a code, or to set up the second factor here',
    recommendation:
      'A code is for you alone. Never pass one on, and set up a second factor only inside the service itself.',
  },
  {
    // The page is genuine and asks for no password: the code signs the attacker in.
    topic: 'device-code',
    title: 'Tells you to type a code on a sign-in page',
    points: 24,
    certainty: 'strong',
    severity: 'high',
    icon: 'Key',
    sentence: 'It gives you a code to type on a sign-in page',
    recommendation:
      'Type such a code only when the device in front of you shows it. Otherwise you sign a stranger in.',
  },
  {
    // An app with consent reads the mailbox for months, even after the password is changed.
    topic: 'oauth-consent',
    title: 'Asks you to let an app into your account',
    points: 18,
    certainty: 'strong',
    severity: 'medium',
    icon: 'Key',
    sentence: 'It asks you to grant or renew access for an app',
    recommendation: 'Refuse, unless you were connecting that app yourself just now.',
  },
  {
    // Win+R, paste, Enter: the reader installs the malware. Developers do write about terminals, to each other.
    topic: 'paste-and-run',
    title: 'Tells you to paste and run a command',
    points: 34,
    certainty: 'strong',
    severity: 'high',
    icon: 'Ban',
    sentence: 'It makes you run something on your own computer',
    recommendation: 'Do not paste it. No robot check and no repair needs a command from a message.',
  },
  {
    // The page behind the link asks for the mailbox password. A sharing service that writes from its own domain and
    // links to it does what it is there for.
    topic: 'shared-document',
    title: 'A document waiting behind a link',
    points: 16,
    severity: 'medium',
    icon: 'Link',
    sentence: 'It says that a document was shared with you',
    onlyIf: (_, { sender, borrowed, links }) =>
      borrowed !== null || !sender?.owner || !links.some(({ isSenders }) => isSenders),
    recommendation: 'Call the person and ask whether they sent it, or open the sharing service yourself.',
  },
  {
    // Few people know what their telephone system sends, so the message surprises nobody.
    topic: 'voicemail',
    title: 'A voice message or fax that you did not expect',
    points: 18,
    certainty: 'clear',
    severity: 'medium',
    icon: 'Link',
    sentence: 'It says that a voice message or a fax is waiting for you',
    recommendation: 'Listen to your messages on your phone or in your phone system.',
  },
  {
    // Ordinary from a company that writes under its own name, so only unknown senders count.
    topic: 'invoice-lure',
    title: 'An invoice or order from a sender you do not know',
    points: 16,
    severity: 'medium',
    icon: 'AlertTriangle',
    sentence: 'It points to an invoice, order or file in the attachment',
    onlyIf: ({ standing }) => standing === 'stranger' || standing === 'unknown',
    recommendation: 'Do not open it unless you expect it. Call the company on a number you know.',
  },
];
