import type { PhraseTopic } from '../../phrase-detector.ts';

/** The stories that make a reader open a link: an account, a parcel, a payment, a prize. */
export const pretexts: readonly PhraseTopic[] = [
  {
    // What every account thief needs. Services ask for it too, but from their own domain.
    topic: 'credential-request',
    title: 'Asks for your password or account details',
    points: 30,
    certainty: 'clear',
    severity: 'high',
    icon: 'Key',
    sentence: 'It asks you to confirm or restore an account',
    recommendation: 'Open the service from your own bookmark or app and see whether it asks for the same.',
  },
  {
    // Services do suspend accounts, so what they send themselves counts a third.
    topic: 'account-threat',
    title: 'Threatens to lock or close an account',
    points: 24,
    certainty: 'clear',
    severity: 'high',
    icon: 'AlertTriangle',
    sentence: 'It says that an account is locked, limited or about to be closed',
    recommendation:
      'Open the service from your own bookmark and sign in there. It shows you if something is wrong.',
  },
  {
    // A bounce reports that the recipient's mailbox is full, and it carries no link.
    topic: 'mailbox-full',
    title: 'Says your mailbox or storage is full',
    points: 28,
    certainty: 'clear',
    severity: 'high',
    icon: 'AlertTriangle',
    sentence: 'It claims that a mailbox is full, messages are held or files will be lost',
    onlyIf: (_, { sender, links }) =>
      links.length > 0 || !/^(?:mailer-daemon|postmaster)@/.test(sender?.address ?? ''),
    recommendation:
      'Look in the settings of your own mailbox: if it were full or held messages back, it would say so there.',
  },
  {
    // Almost everybody expects a parcel. A genuine carrier's tracking news asks for nothing.
    topic: 'parcel-fee',
    title: 'A parcel held for a fee or your details',
    points: 22,
    certainty: 'clear',
    severity: 'high',
    icon: 'Fish',
    sentence: 'It says that a parcel is held until you act',
    recommendation:
      'Copy the tracking number into the carrier’s own site or app. Pay no fee that a message asks for.',
  },
  {
    // Giving money back is the pretext for asking for a card number.
    topic: 'refund-bait',
    title: 'Money or points supposedly waiting for you',
    points: 22,
    certainty: 'clear',
    severity: 'high',
    icon: 'Fish',
    sentence: 'It promises a refund, a balance or points if you act',
    recommendation:
      'No refund needs your card number or a password. Ask the authority or company on a number you already have.',
  },
  {
    // Shops give presents too, mostly after a purchase and from their own domain.
    topic: 'prize',
    title: 'A prize, gift or reward you did not ask for',
    points: 22,
    certainty: 'clear',
    severity: 'high',
    icon: 'Fish',
    sentence: 'It says that you won or were chosen',
    onlyIf: ({ sure, standing }) => sure > 0 || standing !== 'own',
    recommendation: 'Close it. The “small shipping fee” for such a prize is how your card number is stolen.',
  },
  {
    topic: 'payment-request',
    title: 'Presses you to pay or to change where you pay',
    points: 28,
    certainty: 'strong',
    severity: 'high',
    icon: 'AlertTriangle',
    sentence: 'It wants money sent now, or sent to another account',
    recommendation:
      'Call the company on a number you already have before you pay anything or change any bank details.',
  },
  {
    // Genuine reminders say the same, but come from the domain of the service and link to it.
    topic: 'subscription-renewal',
    title: 'A subscription that failed, expired or renewed itself',
    points: 20,
    severity: 'medium',
    icon: 'Clock',
    sentence: 'It says that a subscription or its payment needs you now',
    recommendation: 'Check the subscription in the service itself. Do not enter a card through the message.',
  },
  {
    // No sender can see a virus on the reader's device.
    topic: 'virus-scare',
    title: 'Scares you with viruses on your device',
    points: 22,
    certainty: 'clear',
    severity: 'high',
    icon: 'ShieldX',
    sentence: 'It claims to know that your device is infected or unprotected',
    recommendation:
      'No message can see what is on your device. Use the protection you have, and install nothing from here.',
  },
  {
    // Not one legitimate message of the set that the points were fitted on speaks like this.
    topic: 'crypto-lure',
    title: 'Bait for your crypto wallet',
    points: 28,
    certainty: 'clear',
    severity: 'high',
    icon: 'Fish',
    sentence: 'It offers coins or warns about a wallet',
    recommendation:
      'Never connect a wallet or type its recovery words because of a message. Support never asks for them.',
  },
];
