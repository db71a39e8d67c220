import { productName } from '../../../contract/site.ts';
import type { ReportWords } from './report-words.ts';

export const english: ReportWords = {
  subject: (verdict) => `${verdict}: our answer to your report`,
  subjectWithoutVerdict: 'No verdict: our answer to your report',
  verdicts: { phishing: 'Phishing', suspicious: 'Suspicious', inconclusive: 'Inconclusive', safe: 'Safe' },
  sentences: {
    phishing: 'What you sent us is very likely phishing.',
    suspicious: 'Some details of what you sent us do not add up.',
    inconclusive: 'We found no clear warning sign, but nothing vouches for what you sent us either.',
    safe: 'Nothing in what you sent us looks like phishing.',
  },
  // The findings themselves are in English.
  signs: {
    imitation: 'It imitates a known company.',
    sender: 'The sender is not who it claims to be, or cannot be proven.',
    link: 'A link leads somewhere other than it seems to.',
    attachment: 'An attachment may be dangerous.',
    known: 'It, or where it leads, is known for phishing or is very new.',
    disguise: 'Something is hidden or disguised so that filters and readers miss it.',
    asks: 'It asks for secrets, money or access.',
    wording: 'It uses pressure or bait that is typical of phishing.',
    other: 'Taken together it resembles known phishing.',
  },
  firstDo: 'What to do first:',
  toDo: {
    phishing:
      'Do not open its links or files, do not answer and do not pay. If you have typed a password there, change it now on the real page.',
    suspicious:
      'Do nothing it asks for until you have asked the sender on a number or address that you already had.',
    inconclusive:
      'If it asks you for anything, check with the sender on a number or address that you already had.',
    safe: 'Nothing. If it asks you for a password or money all the same, check with the sender first.',
  },
  score: (score) => `${score} of 100`,
  items: {
    attached: 'Attached message',
    inline: 'Forwarded message',
    text: 'Text',
    link: 'Link',
    picture: 'Picture',
  },
  fullResult: 'The full result, for you alone:',
  inHistory: `You will find the full result in your history on ${productName}.`,
  left: (count) =>
    count === 1
      ? 'One more part of what you sent was not judged: please send it separately, or tomorrow.'
      : `${count} more parts of what you sent were not judged: please send them separately, or tomorrow.`,
  nothing: {
    empty: [
      'Thank you for your report. We found nothing in it that we could judge: no message, link or picture.',
      'Please forward the suspicious message as an attachment, or send a screenshot of it or its link.',
    ],
    encrypted: [
      'Thank you for your report. Your mail is encrypted, so we cannot read what you forwarded.',
      'Please forward the suspicious message again without encryption.',
    ],
    nested: [
      'Thank you for your report. The message is forwarded within so many others that we did not open it.',
      'Please forward the suspicious message itself as an attachment.',
    ],
    unreadable: [
      'Thank you for your report. What you sent could not be read: it is damaged, too large, or built to break mail readers. That by itself is a reason not to open it.',
      'Please send a screenshot of it, or its link.',
    ],
    limit: [
      'Thank you for your report. Your checks of today are used, so we have not judged it.',
      'Until you know more, do not open its links or files. Please send it again tomorrow.',
    ],
  },
  automatic: `An automatic answer of ${productName} to what you sent us. Nothing of what you forwarded is repeated here.`,
};
