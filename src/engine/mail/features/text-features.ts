import { feature } from '../../inference/feature.ts';
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
  feature('text-words', 'how long the text is', ({ mail }) => Math.log1p(textReading(mail).words.length)),
  feature('text-words-per-link', 'how much text there is for every link', ({ mail }) => {
    const links = distinctLinks(mail).length;
    return links === 0 ? Number.NaN : Math.log1p(textReading(mail).words.length / links);
  }),
  feature('text-in-pictures', 'it shows pictures to click instead of words', ({ mail }) => {
    const isPressed = mail.mail.html?.images.some(({ isTiny, isLinked }) => isLinked && !isTiny) ?? false;
    return yes(isPressed && textReading(mail).body.letters < fewLetters);
  }),
  feature('text-nearly-nothing', 'it says next to nothing and has a link or a file', ({ mail }) =>
    yes(
      textReading(mail).body.letters < fewLetters / 2 &&
        (mail.links.length > 0 || mail.mail.attachments.length > 0),
    ),
  ),
  feature('text-variety', 'how varied its words are', ({ mail }) => {
    const { words, distinctWords } = textReading(mail);
    // Long texts repeat words more; the root takes that out.
    return words.length < 5 ? Number.NaN : distinctWords / Math.sqrt(words.length);
  }),
  feature('text-word-length', 'how long its words are', ({ mail }) => {
    const { words } = textReading(mail);
    return shareOf(
      words.reduce((sum, word) => sum + Math.min(30, word.length), 0),
      words.length,
    );
  }),
  feature('text-capitals', 'how much is written in capitals', ofLetters('capitals')),
  feature('text-digits', 'how many digits it has', perThousand('digits')),
  feature('text-exclamations', 'how many exclamation marks it has', perThousand('exclamations')),
  feature('text-questions', 'how many question marks it has', perThousand('questions')),
  feature('text-marks', 'how many symbols stand between the words', perThousand('marks')),
  feature('text-currency', 'how often it mentions money', perThousand('currency')),
  feature('text-pictographs', 'how many emoji it uses', perThousand('pictographs')),
  feature('text-invisible', 'how many invisible characters the text has', perThousand('invisible')),
  feature('text-disguised-words', 'words contain foreign or invisible characters', ({ mail }) =>
    Math.log1p(mail.prose.disguised.length),
  ),
  feature('text-latin', 'how much is written in Latin letters', ofLetters('latin')),
  feature('text-cyrillic', 'how much is written in Cyrillic letters', ofLetters('cyrillic')),
  feature('text-east-asian', 'how much is written in Chinese, Japanese or Korean', ofLetters('eastAsian')),
  feature(
    'text-mixed-language',
    'it changes from one language into another',
    hasFinding('wording-mixed-language'),
  ),
  feature(
    'text-hidden',
    'it contains text that a reader cannot see',
    hasFinding('structure-hidden-text', 'structure-junk-text'),
  ),
  feature('text-asks-in-form', 'the message itself contains a form', hasFinding('structure-form')),
  feature('text-conversation', 'whether it belongs to a conversation or a mailing list', ({ mail }) =>
    yes(mail.isConversation),
  ),
  feature(
    'text-quoted',
    'how much of it is quoted from an earlier message',
    ({ mail }) => textReading(mail).quotedShare,
  ),
  feature('subject-length', 'how long the subject is', ({ mail }) => textReading(mail).subject.length),
  feature('subject-capitals', 'how much of the subject is in capitals', ({ mail }) => {
    const { capitals, letters } = textReading(mail).subject;
    return shareOf(capitals, letters);
  }),
  feature(
    'subject-digits',
    'how many digits the subject has',
    ({ mail }) => textReading(mail).subject.digits,
  ),
  feature('subject-signs', 'the subject has exclamation marks or emoji', ({ mail }) => {
    const { exclamations, pictographs, currency } = textReading(mail).subject;
    return exclamations + pictographs + currency;
  }),
  feature('subject-false-reply', 'the subject pretends to be a reply', hasFinding('structure-false-reply')),
];
