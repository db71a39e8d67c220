import type { Severity, ThreatIcon } from '../../contract/risk.ts';
import { detector, type ListedDetector } from '../verdict/detector.ts';
import { type Saying, type Sayings, sayingsOf } from '../wording/sayings.ts';
import type { Topic } from '../wording/topics.ts';
import { isStrange, type MailCase } from './case.ts';
import { type Standing, standingOf } from './standing.ts';

/** What a message says about one topic, and how the one who says it stands to it. */
export type Spoken = {
  sure: number;
  hints: number;
  sayings: Saying[];
  quote: string;
  standing: Standing;
  /** It says, as honest automatic mail does, that nothing needs to be done. */
  isCalm: boolean;
  /** It talks about fraud itself, as warnings and newsletters about it do. */
  isTeaching: boolean;
};

/** Longer than a sentence is no quotation any more. */
const maxQuote = 140;
/** More marks of one kind than this only make a message harder to read. */
const maxMarks = 6;

export const spokenOf = (mail: MailCase, topic: Topic): Spoken | null => {
  const { sure, hint } = meant(mail, sayingsOf(mail.prose, topic));
  const [first] = sure.length > 0 ? sure : hint;
  if (!first) return null;
  return {
    sure: sure.length,
    hints: hint.length,
    sayings: (sure.length > 0 ? sure : hint).slice(0, maxMarks),
    quote: quoteOf(mail, first),
    ...voiceOf(mail),
  };
};

type Voice = Pick<Spoken, 'standing' | 'isCalm' | 'isTeaching'>;

/** Who speaks, and in which tone: the same for every topic of a message, so it is worked out once. */
const voices = new WeakMap<MailCase, Voice>();
const voiceOf = (mail: MailCase): Voice => {
  const known = voices.get(mail);
  if (known) return known;
  const voice = {
    standing: standingOf(mail),
    isCalm: sayingsOf(mail.prose, 'honest-notice').hint.length > 0,
    isTeaching: isTeaching(mail),
  };
  voices.set(mail, voice);
  return voice;
};

/**
 * Warnings and newspapers quote lures. Words in quotation marks are theirs, not the sender's, when the message itself
 * leads nowhere a lure leads: a sender under their own name, no link to strangers, nothing attached, and more said than quoted.
 */
const meant = (mail: MailCase, { sure, hint }: Sayings): Sayings => {
  if (sure.length + hint.length === 0 || !isHarmless(mail)) return { sure, hint };
  const quoted = [...mail.prose.text.slice(0, maxQuotedRead).matchAll(/"[^"\n]{15,700}"/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const length = quoted.reduce((sum, { start, end }) => sum + end - start, 0);
  if (length > mail.prose.text.length * 0.5) return { sure, hint };
  const isSaid = (saying: Saying) =>
    !quoted.some(({ start, end }) => saying.start >= start && saying.end <= end);
  return { sure: sure.filter(isSaid), hint: hint.filter(isSaid) };
};

const maxQuotedRead = 20_000;

const isHarmless = ({ mail, sender, borrowed, proof, links, replyTo }: MailCase): boolean =>
  proof.state !== 'refuted' &&
  sender !== null &&
  !sender.isFreemail &&
  sender.imitation === null &&
  borrowed?.place !== 'name' &&
  !replyTo.some(({ isFreemail }) => isFreemail) &&
  mail.attachments.every(({ isInline }) => isInline) &&
  !links.some(isStrange);

/** Marks that would turn the rest of our own sentence round. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

const quoteOf = ({ mail, prose }: MailCase, { start, end }: Saying): string => {
  const span = prose.spanOf(start, end);
  const words = mail.shown.text.slice(span.start, span.end).replace(turning, '').replace(/\s+/g, ' ').trim();
  return words.length > maxQuote ? `${words.slice(0, maxQuote)}…` : words;
};

/**
 * How much of the points a way of speaking deserves, by hand: one sentence may be a coincidence, two are not; the
 * sender's own service may say a third of it; a hint is worth little without company.
 */
const shareOf = ({ sure, hints, standing, isCalm, isTeaching }: Spoken): number => {
  const said = sure > 1 ? 1 : sure === 1 ? 0.75 + (hints > 0 ? 0.1 : 0) : hints > 1 ? 0.4 : 0.25;
  const by = { own: 0.35, known: 0.45, unknown: 0.85, stranger: 1 }[standing];
  const quoted = isTeaching ? 0.3 : 1;
  return said * by * quoted * (isCalm && standing !== 'stranger' ? 0.5 : 1);
};

/**
 * Whoever names the trick again and again is explaining it, lures quoted as examples included. A lure mentions protection
 * from it once, and leads somewhere.
 */
const isTeaching = (mail: MailCase): boolean =>
  isHarmless(mail) && (mail.prose.text.slice(0, maxQuotedRead).match(trickWords) ?? []).length >= 4;

const trickWords =
  /\b(?:phish|scam|fraud|criminals?|fake|suspicious|awareness|betrug|betrueg|kriminell|gefalscht|fraude|delincuent|falso|estafa|golpe|arnaque|escroc|escroqu|truff|frod)/g;

type Trick = {
  topic: Topic;
  title: string;
  points: number;
  severity: Severity;
  icon: ThreatIcon;
  /** The sentence before the quotation. */
  says: string;
  recommendation: string;
  /** The sender and the rest of the message have to fit as well. */
  isMeant?: (spoken: Spoken, mail: MailCase) => boolean;
};

/** A detector that knows one way of speaking from the tables. */
export const phraseDetector = ({ topic, says, isMeant, ...trick }: Trick): ListedDetector<MailCase> =>
  detector({
    id: `wording-${topic}`,
    family: 'wording',
    ...trick,
    find: (mail: MailCase) => {
      const spoken = spokenOf(mail, topic);
      return spoken && (isMeant?.(spoken, mail) ?? true) ? [spoken] : [];
    },
    weigh: (spoken) => trick.points * shareOf(spoken),
    where: ({ sayings }, { prose }) => sayings.map(({ start, end }) => prose.spanOf(start, end)),
    describe: ({ quote }) => `${says}: “${quote}”.`,
  });
