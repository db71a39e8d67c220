import { cutText } from '../../contract/plain-text.ts';
import { replaceBidiControls } from '../text/bidi-controls.ts';
import { type Detector, detector, type ListedDetector } from '../verdict/detector.ts';
import { matchPhrases, type PhraseMatch, type PhraseMatches } from '../wording/match-phrases.ts';
import type { Topic } from '../wording/topics.ts';
import { isStrange, type MailCase } from './case.ts';
import { type Standing, standingOf } from './standing.ts';

/** One topic of the phrasebooks, and how its detector presents it. */
export type PhraseTopic = Pick<
  Detector<MailCase, Mention>,
  'title' | 'points' | 'severity' | 'icon' | 'recommendation'
> & {
  topic: Topic;
  /** What the words say about deception when a stranger or an unknown sender uses them; weak when left out. */
  certainty?: 'clear' | 'strong';
  /** Comes before the quotation. */
  sentence: string;
  /** What the sender and the rest of the message must be like for the phrases to count. */
  onlyIf?: (mention: Mention, mail: MailCase) => boolean;
};

/** What a message says about one topic, and who says it. */
type Mention = {
  /** How many phrases only lures use. */
  sure: number;
  /** How many phrases ordinary mail uses too. */
  hints: number;
  phrases: PhraseMatch[];
  quote: string;
} & Context;

type Context = {
  standing: Standing;
  /** It says, as legitimate automatic mail does, that nothing needs to be done. */
  needsNoAction: boolean;
  /** It is about fraud, as warnings and newsletters on the subject are. */
  explainsFraud: boolean;
};

/** A detector for one topic of the phrasebooks. */
export const phraseDetector = ({
  topic,
  sentence,
  onlyIf,
  certainty,
  ...presentation
}: PhraseTopic): ListedDetector<MailCase> =>
  detector({
    id: `wording-${topic}`,
    family: 'wording',
    ...presentation,
    find: (mail: MailCase) => {
      const mention = findMention(mail, topic);
      return mention && (onlyIf?.(mention, mail) ?? true) ? [mention] : [];
    },
    weigh: (mention) => presentation.points * shareOf(mention),
    certainty: (mention) => (certainty && isMeant(mention) ? certainty : 'weak'),
    where: ({ phrases }, { prose }) => phrases.map(({ start, end }) => prose.spanOf(start, end)),
    describe: ({ quote }) => `${sentence}: “${quote}”.`,
  });

/** Said by a sender whom nothing connects with it, in words that only lures use, and not in a warning about lures. */
const isMeant = ({ sure, standing, needsNoAction, explainsFraud }: Mention): boolean =>
  sure > 0 &&
  (standing === 'stranger' || standing === 'unknown') &&
  !explainsFraud &&
  !(needsNoAction && standing === 'unknown');

/** More marks of one kind than this only make a message harder to read. */
const maxMarks = 6;

const findMention = (mail: MailCase, topic: Topic): Mention | null => {
  const { sure, hint } = dropQuoted(mail, matchPhrases(mail.prose, topic));
  const phrases = sure.length > 0 ? sure : hint;
  const [first] = phrases;
  if (!first) return null;
  return {
    sure: sure.length,
    hints: hint.length,
    phrases: phrases.slice(0, maxMarks),
    quote: quoteOf(mail, first),
    ...contextOf(mail),
  };
};

/** The same for every topic of a message, so it is worked out once. */
const contexts = new WeakMap<MailCase, Context>();
const contextOf = (mail: MailCase): Context => {
  const known = contexts.get(mail);
  if (known) return known;
  const context = {
    standing: standingOf(mail),
    needsNoAction: matchPhrases(mail.prose, 'honest-notice').hint.length > 0,
    explainsFraud: explainsFraud(mail),
  };
  contexts.set(mail, context);
  return context;
};

/** A paragraph at most, however its lines are broken. */
const quotation = /"(?:[^"\n]|\n(?!\n)){15,700}"/g;

/**
 * Warnings and newspapers quote lures. Words in quotation marks do not count when the message itself leads nowhere a
 * lure leads, and more of it is said than quoted.
 */
const dropQuoted = (mail: MailCase, { sure, hint }: PhraseMatches): PhraseMatches => {
  if (sure.length + hint.length === 0 || !isHarmless(mail)) return { sure, hint };
  const quoted = [...mail.prose.text.slice(0, maxRead).matchAll(quotation)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const length = quoted.reduce((sum, { start, end }) => sum + end - start, 0);
  if (length > mail.prose.text.length * 0.5) return { sure, hint };
  const isUnquoted = (phrase: PhraseMatch) =>
    !quoted.some(({ start, end }) => phrase.start >= start && phrase.end <= end);
  return { sure: sure.filter(isUnquoted), hint: hint.filter(isUnquoted) };
};

/**
 * A message that names the fraud again and again explains it, lures quoted as examples included. A lure mentions
 * protection from fraud once, and leads somewhere.
 */
const explainsFraud = (mail: MailCase): boolean =>
  isHarmless(mail) && (mail.prose.text.slice(0, maxRead).match(fraudWords) ?? []).length >= 4;

const fraudWords =
  /\b(?:phish|scam|fraud|criminals?|fake|suspicious|awareness|betrug|betrueg|kriminell|gefalscht|fraude|delincuent|falso|estafa|golpe|arnaque|escroc|escroqu|truff|frod)/g;

/** Quotations and fraud words are counted this far; a longer message has shown by then what it is. */
const maxRead = 20_000;

/** A sender under their own name, no link to an unknown site, nothing attached. */
const isHarmless = ({ mail, sender, borrowed, proof, links, replyTo }: MailCase): boolean =>
  proof.state !== 'refuted' &&
  sender !== null &&
  !sender.isFreemail &&
  sender.imitation === null &&
  borrowed?.place !== 'name' &&
  !replyTo.some(({ isFreemail }) => isFreemail) &&
  mail.attachments.every(({ isInline }) => isInline) &&
  !links.some(isStrange);

/** Longer than a sentence is no quotation any more. */
const maxQuote = 140;

const quoteOf = ({ mail, prose }: MailCase, { start, end }: PhraseMatch): string => {
  const span = prose.spanOf(start, end);
  const words = replaceBidiControls(mail.shown.text.slice(span.start, span.end), '')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(words, maxQuote);
};

/**
 * How much of the points a mention deserves, by hand: one sentence may be a coincidence, two are not; from the
 * sender's own service it counts about a third; a hint is worth little alone.
 */
const shareOf = ({ sure, hints, standing, needsNoAction, explainsFraud }: Mention): number => {
  const said = sure > 1 ? 1 : sure === 1 ? 0.75 + (hints > 0 ? 0.1 : 0) : hints > 1 ? 0.4 : 0.25;
  const by = { own: 0.35, known: 0.45, unknown: 0.85, stranger: 1 }[standing];
  const quoted = explainsFraud ? 0.3 : 1;
  return said * by * quoted * (needsNoAction && standing !== 'stranger' ? 0.5 : 1);
};
