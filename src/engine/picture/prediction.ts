import { riskBandEnds } from '../../contract/risk.ts';
import { unreadableMark } from '../../contract/unreadable-mark.ts';
import type { Prediction } from '../inference/prediction.ts';
import { mailFindings, strongestOf } from '../mail/findings.ts';
import type { Family, Finding } from '../verdict/detector.ts';
import { score } from '../verdict/score.ts';
import type { PictureCase } from './case.ts';
import { explainsFraud, quotedShare } from './findings.ts';
import type { Models } from './models.ts';
import { hasKnownSender, hasOwnSender, isVouchedFor } from './reassurances.ts';

/** Fewer characters than this are too little for a model of words. */
const minRead = 40;

/**
 * What the trained models predict from the words. They know nothing else, so they may not overrule what else was seen:
 * an address, a form, a drawn window. Where the address bar or the sender vouches for the words, they are not used.
 */
export const predictPicture = (
  input: PictureCase,
  seen: readonly Finding[],
  models: Models,
): Prediction | null => {
  const { kind } = input;
  if (kind === 'code' || wordsOf(input) < minRead || isVouchedFor(input) || hasOwnSender(input)) return null;
  const predictions = readBy(input, models);
  const prediction = averagePredictions(predictions);
  if (!prediction || (hasKnownSender(input) && prediction.probability < despiteSender)) return null;
  const isSure = !input.asksForSecret && kind !== 'browser' && areSure(input, predictions);
  const wanted = Math.max(
    Math.min(prediction.wantedScore, highestScore(input, predictions, seen)),
    isSure ? justSuspicious : 0,
  );
  // A model that finds a lure likelier than not lowers no other finding.
  const cap = prediction.probability < 0.5 ? prediction.ceiling : 100;
  const ceiling = Math.max(cap, score(seen.filter(isBeyondWords(input, models))).riskScore);
  return { ...prediction, wantedScore: wanted * (explainsFraud(input) ? quotedShare : 1), ceiling };
};

/** How much was read besides addresses, which have a model of their own, and besides what could not be read. */
const wordsOf = ({ text: { text, addresses } }: PictureCase): number =>
  text.replaceAll(unreadableMark, '').length -
  addresses.reduce((sum, { span }) => sum + span.end - span.start, 0);

/**
 * How sure the words alone must make us, and how far they then reach: a little out of the safe band. Measured on mails that
 * no model was trained on, drawn as programs show them: where both models were for it and their mean was 65 %, 114 of 140 lures
 * left the band and 10 of 128 legitimate mails of the kind that resembles lures; with a mean of 60 % it was 116 and 14. Where
 * the screen model is 90 % sure, a mean of 55 % is enough; where only it has read the words, chats need less than the rest.
 * Where an address bar is seen, the address is the better evidence.
 */
const areSure = ({ kind }: PictureCase, predictions: readonly Prediction[]): boolean => {
  const [page, mail] = predictions.map(({ probability }) => probability);
  if (page === undefined) return false;
  if (mail === undefined) return page >= (kind === 'chat' ? 0.7 : 0.85);
  const mean = (page + mail) / 2;
  return (Math.min(page, mail) >= 0.5 && mean >= 0.65) || (page >= 0.9 && mean >= 0.55);
};
const justSuspicious = 24;

/** By hand: mailboxes at universities and large providers are taken over, but most mail from there is legitimate. */
const despiteSender = 0.85;

/** The mail model reads a letter as well, because it knows the sender and where links lead. */
const readBy = (input: PictureCase, { pageText, mail, url }: Models): Prediction[] => {
  const { message } = input;
  const page = pageText?.judge(message.prose.text);
  const second = isLetter(input) ? mail?.judge(message, strongestOf(mailFindings(message)), url) : undefined;
  return [page, second].filter((one) => one !== undefined);
};

/** A mail, or what was cut out of one: sentences that fill lines, outside of any browser and without a form. */
const isLetter = ({ kind, asksForSecret, text }: PictureCase): boolean =>
  kind === 'mail' ||
  (['other', 'page', 'document'].includes(kind) &&
    !asksForSecret &&
    text.lines.filter((line) => line.text.split(' ').length >= fullLine).length >= fewestLines);
const fullLine = 8;
const fewestLines = 3;

/** Both count the same; the stronger one gives the reasons. */
const averagePredictions = (predictions: readonly Prediction[]): Prediction | null => {
  const [first] = predictions;
  if (!first) return null;
  const louder = predictions.reduce((a, b) => (b.wantedScore > a.wantedScore ? b : a), first);
  return {
    logit: meanOf(predictions, ({ logit }) => logit),
    probability: meanOf(predictions, ({ probability }) => probability),
    wantedScore: meanOf(predictions, ({ wantedScore }) => wantedScore),
    ceiling: Math.round(meanOf(predictions, ({ ceiling }) => ceiling)),
    reasons: louder.reasons,
  };
};

const meanOf = (predictions: readonly Prediction[], value: (one: Prediction) => number): number =>
  predictions.reduce((sum, one) => sum + value(one), 0) / predictions.length;

/** Of the probability above which the words alone may leave the safe band, and how far. */
const almostCertain = 0.95;
/** Legitimate chats are short and unlike lures; they need less. */
const certainInChat = 0.9;
const certain = 32;
const alongside = 45;

/**
 * How far the words alone may go. Measured on screens it has never seen, the text model calls one legitimate screen in
 * eighteen suspicious, sign-in pages first: so it counts only where something else was found too, where two models
 * agree, or where it is almost certain about more than a form.
 */
const highestScore = (
  { asksForSecret, kind }: PictureCase,
  predictions: readonly Prediction[],
  seen: readonly Finding[],
): number => {
  const other = seen.filter(
    ({ family, severity }) => family !== 'model' && !(family === 'interface' && severity === 'low'),
  );
  const besides = score(other).riskScore;
  if (besides >= 15) return 100;
  const agreed = predictions.length > 1 ? Math.min(...predictions.map(({ wantedScore }) => wantedScore)) : 0;
  const enough = kind === 'chat' ? certainInChat : almostCertain;
  const isCertain = !asksForSecret && predictions.every(({ probability }) => probability >= enough);
  return Math.max(riskBandEnds.safe, besides >= 5 ? alongside : 0, isCertain ? certain : 0, agreed);
};

/** What no model of words can know. The mail model knows senders and links too. */
const isBeyondWords =
  ({ kind }: PictureCase, { mail }: Models) =>
  ({ family }: Finding): boolean => {
    const known: readonly Family[] =
      kind === 'mail' && mail
        ? ['wording', 'model', 'sender', 'address', 'destination']
        : ['wording', 'model'];
    return !known.includes(family);
  };
