import type { PhraseTopic } from '../../phrase-detector.ts';

/** How a message presses its reader, whatever it is about. Weak alone, because shops and campaigns do it too. */
export const pressure: readonly PhraseTopic[] = [
  {
    topic: 'fear',
    title: 'Threatens you with a loss or the law',
    points: 14,
    severity: 'medium',
    icon: 'AlertTriangle',
    sentence: 'It threatens you with consequences',
    recommendation:
      'Authorities and courts do not threaten by email. If in doubt, call them on a published number.',
  },
  {
    // People obey a help desk, a tax office or a court. Real ones write from a domain that shows who they are.
    topic: 'authority',
    title: 'Claims to be an authority or an IT department',
    points: 14,
    severity: 'medium',
    icon: 'UserX',
    sentence: 'It claims to come from an authority or a support team',
    recommendation:
      'Ask the authority or your own IT support directly, without using anything in this message.',
  },
  {
    topic: 'urgency',
    title: 'Presses you to hurry',
    points: 12,
    severity: 'low',
    icon: 'Timer',
    sentence: 'It leaves you no time to think',
    onlyIf: ({ sure, hints, standing }) => sure > 0 || (hints > 1 && standing === 'stranger'),
    recommendation:
      'Take your time. A genuine request can wait until you have checked it through another channel.',
  },
  {
    // “Click here” is in every newsletter and counts for nothing; claiming, unlocking or restoring by a click counts.
    topic: 'bait-click',
    title: 'Urges you to click a link',
    points: 14,
    severity: 'medium',
    icon: 'Link2',
    sentence: 'It tells you to click a link to get or save something',
    onlyIf: ({ sure }) => sure > 0,
    recommendation: 'Open the service from your own bookmark instead, and sign in there.',
  },
  {
    // “Dear customer” is weak; sending kits fill in an address where the name belongs.
    topic: 'generic-greeting',
    title: 'Does not know your name',
    points: 12,
    severity: 'low',
    icon: 'UserX',
    sentence: 'It greets you without your name',
    recommendation:
      'A company that has an account for you usually knows your name. Be careful with the rest.',
  },
];
