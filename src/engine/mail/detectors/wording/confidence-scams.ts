import type { PhraseTopic } from '../../phrase-detector.ts';

/** Scams that work without a link: the victim answers, calls or pays. */
export const confidenceScams: readonly PhraseTopic[] = [
  {
    // Charities ask for donations; here one is promised to the reader.
    topic: 'advance-fee',
    title: 'A fortune offered by a stranger',
    points: 28,
    certainty: 'clear',
    severity: 'high',
    icon: 'Fish',
    sentence: 'It offers a large sum from a person you do not know',
    onlyIf: ({ sure }) => sure > 0,
    recommendation: 'Do not answer. There is no fortune: they ask for a fee, and then for another.',
  },
  {
    topic: 'extortion',
    title: 'Blackmail about a video or a hacked device',
    points: 34,
    certainty: 'clear',
    severity: 'high',
    icon: 'AlertTriangle',
    sentence: 'It threatens to publish something about you unless you pay',
    recommendation:
      'Do not pay and do not answer: it goes to millions of people. Change a password if it shows one you still use.',
  },
  {
    // A gift card cannot be charged back and needs no account.
    topic: 'gift-cards',
    title: 'Asks you to buy gift cards',
    points: 28,
    certainty: 'strong',
    severity: 'high',
    icon: 'Fish',
    sentence: 'It asks for gift cards or their codes',
    recommendation:
      'Call the person who seems to ask, on a number you know. No genuine request is paid in gift cards.',
  },
  {
    // Sent to payroll in the name of an employee, without a link or attachment that a filter could catch.
    topic: 'payroll-change',
    title: 'Asks to change where a salary is paid',
    points: 30,
    certainty: 'strong',
    severity: 'high',
    icon: 'AlertTriangle',
    sentence: 'It wants an employee’s pay sent to another bank account',
    recommendation: 'Ask the employee in person or by phone before you change anything.',
  },
  {
    // “Are you at your desk? I cannot talk.” Campaigns “need your help” too, so only errands count.
    topic: 'executive-errand',
    title: 'A boss or acquaintance with a quick favour to ask',
    points: 20,
    certainty: 'clear',
    severity: 'medium',
    icon: 'UserX',
    sentence: 'It opens as a boss or acquaintance who needs something quickly',
    recommendation:
      'Call the person on a number you know. An impostor can write in their name, but cannot answer their phone.',
  },
  {
    // A victim who does not talk about it is warned by nobody.
    topic: 'secrecy',
    title: 'Asks you to keep it secret',
    points: 16,
    severity: 'medium',
    icon: 'Eye',
    sentence: 'It asks you to tell nobody, or to answer to a private address',
    recommendation: 'Talk about it with a person you trust. That is exactly what it tries to prevent.',
  },
  {
    // The trap is the person who answers, so there must be a number to call.
    topic: 'callback',
    title: 'Wants you to call about a charge',
    points: 24,
    severity: 'high',
    icon: 'AlertCircle',
    sentence: 'It asks you to call a number to cancel or dispute something',
    onlyIf: (_, { prose }) => phoneNumber.test(prose.text),
    recommendation:
      'Do not call this number. Use the one on your card, in your contract or on the company’s own site.',
  },
];

const phoneNumber = /\b\d[\d ().-]{6,18}\d\b/;
