import type { PhraseTopic } from '../../phrase-detector.ts';

/** Junk mail rather than phishing, but the sites behind it take card numbers all the same. */
export const junk: readonly PhraseTopic[] = [
  {
    // Guaranteed, daily, doubled: regulated funds are not allowed to advertise like that.
    topic: 'investment',
    title: 'Promises easy profit',
    points: 20,
    severity: 'medium',
    icon: 'Fish',
    sentence: 'It promises returns that nobody can guarantee',
    recommendation: 'Invest nothing. Look the firm up in the register of your financial authority.',
  },
  {
    // Quick and without questions: what it asks for first is a fee or an identity card.
    topic: 'loan',
    title: 'A loan you did not ask for',
    points: 16,
    severity: 'medium',
    icon: 'Fish',
    sentence: 'It offers credit without knowing you',
    recommendation: 'Ask your own bank. A lender who wants a fee first lends nothing.',
  },
  {
    // Simple tasks, daily pay, no experience: this is how mules for stolen money are recruited.
    topic: 'job-offer',
    title: 'A job that pays too well for too little work',
    points: 16,
    severity: 'medium',
    icon: 'Fish',
    sentence: 'It offers easy money from home',
    recommendation: 'Do not answer. Such jobs pass on stolen money or parcels, or end with a fee.',
  },
  {
    // The way into blackmail; few legitimate senders use these words.
    topic: 'dating-bait',
    title: 'Dating bait',
    points: 20,
    severity: 'medium',
    icon: 'Fish',
    sentence: 'It promises a date, company or private pictures',
    recommendation: 'Do not answer and send no pictures. It leads to fees or blackmail.',
  },
  {
    topic: 'casino',
    title: 'Gambling offer you did not ask for',
    points: 20,
    severity: 'medium',
    icon: 'Fish',
    sentence: 'It offers free spins or a bonus',
    recommendation: 'Ignore it. Licensed casinos do not write to people who never signed up.',
  },
  {
    // The shop behind it keeps charging the card.
    topic: 'health-miracle',
    title: 'A miracle cure',
    points: 18,
    severity: 'medium',
    icon: 'Fish',
    sentence: 'It promises a cure, or a perfect body without effort',
    recommendation: 'Buy no medicine from a message. Ask a doctor or pharmacist.',
  },
  {
    // Every newsletter has discounts, so a shop that writes from its own domain does not count.
    topic: 'hard-sell',
    title: 'Loud advertising from a sender you do not know',
    points: 10,
    severity: 'low',
    icon: 'AlertCircle',
    sentence: 'It advertises the way junk mail does',
    onlyIf: ({ standing }) => standing !== 'own' && standing !== 'known',
    recommendation: 'Do not order from it. If the offer interests you, look for an independent review first.',
  },
  {
    // Sending kits put the same clumsy sentences under unrelated baits.
    topic: 'junk-footer',
    title: 'Footer of a junk mailing',
    points: 18,
    severity: 'medium',
    icon: 'Minus',
    sentence: 'It ends the way thousands of junk mailings do',
    recommendation: 'Do not unsubscribe here: that only shows that you read your mail. Mark it as junk.',
  },
];
