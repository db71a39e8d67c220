import { hasFinding, type MailFeature, type MailFeatureInput, shareOf, yes } from './input.ts';
import { distinctLinks } from './link-reading.ts';
import { type LetterCounts, textReading } from './text-reading.ts';

/** How many of one kind per thousand characters, capped where a habit can no longer be distinguished. */
const perThousand = (key: keyof LetterCounts) => {
  const most = 50;
  return ({ mail }: MailFeatureInput): number => {
    const { body } = textReading(mail);
    return Math.min(most, (body[key] * 1000) / Math.max(200, body.length));
  };
};
const ofLetters =
  (key: keyof LetterCounts) =>
  ({ mail }: MailFeatureInput): number =>
    shareOf(textReading(mail).body[key], textReading(mail).body.letters);

/** Fewer letters than two sentences: the message says what it says without words. */
const fewLetters = 200;

/** How a message is written, whatever it says. */
export const textFeatures: readonly MailFeature[] = [
  {
    id: 'text-words',
    title: 'how long the text is',
    read: ({ mail }) => Math.log1p(textReading(mail).words.length),
  },
  {
    id: 'text-words-per-link',
    title: 'how much text there is for every link',
    read: ({ mail }) => {
      const links = distinctLinks(mail).length;
      return links === 0 ? Number.NaN : Math.log1p(textReading(mail).words.length / links);
    },
  },
  {
    id: 'text-in-pictures',
    title: 'it shows pictures to click instead of words',
    read: ({ mail }) => {
      const isPressed = mail.mail.html?.images.some(({ isTiny, isLinked }) => isLinked && !isTiny) ?? false;
      return yes(isPressed && textReading(mail).body.letters < fewLetters);
    },
  },
  {
    id: 'text-nearly-nothing',
    title: 'it says next to nothing and has a link or a file',
    read: ({ mail }) =>
      yes(
        textReading(mail).body.letters < fewLetters / 2 &&
          (mail.links.length > 0 || mail.mail.attachments.length > 0),
      ),
  },
  {
    id: 'text-variety',
    title: 'how varied its words are',
    read: ({ mail }) => {
      const { words, distinctWords } = textReading(mail);
      // Long texts repeat words more; the root takes that out.
      return words.length < 5 ? Number.NaN : distinctWords / Math.sqrt(words.length);
    },
  },
  {
    id: 'text-word-length',
    title: 'how long its words are',
    read: ({ mail }) => {
      const { words } = textReading(mail);
      return shareOf(
        words.reduce((sum, word) => sum + Math.min(30, word.length), 0),
        words.length,
      );
    },
  },
  { id: 'text-capitals', title: 'how much is written in capitals', read: ofLetters('capitals') },
  { id: 'text-digits', title: 'how many digits it has', read: perThousand('digits') },
  { id: 'text-exclamations', title: 'how many exclamation marks it has', read: perThousand('exclamations') },
  { id: 'text-questions', title: 'how many question marks it has', read: perThousand('questions') },
  { id: 'text-marks', title: 'how many symbols stand between the words', read: perThousand('marks') },
  { id: 'text-currency', title: 'how often it mentions money', read: perThousand('currency') },
  { id: 'text-pictographs', title: 'how many emoji it uses', read: perThousand('pictographs') },
  {
    id: 'text-invisible',
    title: 'how many invisible characters the text has',
    read: perThousand('invisible'),
  },
  {
    id: 'text-disguised-words',
    title: 'words contain foreign or invisible characters',
    read: ({ mail }) => Math.log1p(mail.prose.disguised.length),
  },
  { id: 'text-latin', title: 'how much is written in Latin letters', read: ofLetters('latin') },
  { id: 'text-cyrillic', title: 'how much is written in Cyrillic letters', read: ofLetters('cyrillic') },
  {
    id: 'text-east-asian',
    title: 'how much is written in Chinese, Japanese or Korean',
    read: ofLetters('eastAsian'),
  },
  {
    id: 'text-mixed-language',
    title: 'it changes from one language into another',
    read: (input) => yes(hasFinding(input, 'wording-mixed-language')),
  },
  {
    id: 'text-hidden',
    title: 'it contains text that a reader cannot see',
    read: (input) =>
      yes(hasFinding(input, 'structure-hidden-text') || hasFinding(input, 'structure-junk-text')),
  },
  {
    id: 'text-asks-in-form',
    title: 'the message itself contains a form',
    read: (input) => yes(hasFinding(input, 'structure-form')),
  },
  {
    id: 'text-conversation',
    title: 'whether it belongs to a conversation or a mailing list',
    read: ({ mail }) => yes(mail.isConversation),
  },
  {
    id: 'text-quoted',
    title: 'how much of it is quoted from an earlier message',
    read: ({ mail }) => textReading(mail).quotedShare,
  },
  {
    id: 'subject-length',
    title: 'how long the subject is',
    read: ({ mail }) => textReading(mail).subject.length,
  },
  {
    id: 'subject-capitals',
    title: 'how much of the subject is in capitals',
    read: ({ mail }) => {
      const { capitals, letters } = textReading(mail).subject;
      return shareOf(capitals, letters);
    },
  },
  {
    id: 'subject-digits',
    title: 'how many digits the subject has',
    read: ({ mail }) => textReading(mail).subject.digits,
  },
  {
    id: 'subject-signs',
    title: 'the subject has exclamation marks or emoji',
    read: ({ mail }) => {
      const { exclamations, pictographs, currency } = textReading(mail).subject;
      return exclamations + pictographs + currency;
    },
  },
  {
    id: 'subject-false-reply',
    title: 'the subject pretends to be a reply',
    read: (input) => yes(hasFinding(input, 'structure-false-reply')),
  },
];
