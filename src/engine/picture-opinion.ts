import { riskBandEnds } from '../contract/risk.ts';
import type { Family, Finding } from './detector.ts';
import type { Opinion } from './inference/opinion.ts';
import { mailFindings, strongestOf } from './mail-findings.ts';
import type { PictureCase } from './picture-case.ts';
import { isTeaching } from './picture-findings.ts';
import { hasOwnSender, isVouchedFor } from './picture-reassurances.ts';
import { score } from './score.ts';

/** Fewer characters than this say nothing about how a page speaks. */
const minRead = 40;

/**
 * What the trained models make of the words. They know nothing else, so they may not overrule what was seen besides them:
 * an address, a form, a drawn window. Where the address bar or the sender vouches for the words, they are not asked.
 */
export const pictureOpinion = (input: PictureCase, seen: readonly Finding[]): Opinion | null => {
  const { kind, text } = input;
  if (kind === 'code' || text.text.length < minRead || isVouchedFor(input) || hasOwnSender(input))
    return null;
  const opinions = readBy(input);
  const opinion = meanOf(opinions);
  if (!opinion) return null;
  const isSure =
    !input.asksForSecret && kind !== 'browser' && opinion.probability >= sureFrom(input, opinions);
  const wanted = Math.max(Math.min(opinion.wantedScore, loudest(input, opinions, seen)), isSure ? aloud : 0);
  // Whoever finds a lure likelier than not holds no other sign down.
  const held = opinion.probability < 0.5 ? opinion.ceiling : 100;
  const ceiling = Math.max(held, score(seen.filter(isBeyondWords(input))).riskScore);
  return { ...opinion, wantedScore: wanted * (isTeaching(input) ? taught : 1), ceiling };
};

/**
 * How sure the words alone must make us, and how far they then reach: a little out of the safe band. Measured on 399 lures
 * and 391 honest pictures of the fitted part, each judged by a model of texts that had not learnt its wording: a tenth less
 * for mails and chats finds twelve more lures for one honest chat, and for the rest it finds none. Two models of a mail need
 * less than one. Where an address bar is seen, the address speaks better than the words.
 */
const sureFrom = ({ kind }: PictureCase, opinions: readonly Opinion[]) =>
  opinions.length > 1 ? 0.6 : kind === 'chat' ? 0.7 : 0.85;
const aloud = 24;

/** By hand, as for the wording: whoever explains a trick quotes it. */
const taught = 0.3;

/** A mail is read by the model of mails as well, which knows who writes and where links lead. */
const readBy = ({ facts: { models = {} }, message, kind }: PictureCase): Opinion[] => {
  const page = models.pageText?.judge(message.prose.text);
  const mail =
    kind === 'mail' ? models.mail?.judge(message, strongestOf(mailFindings(message)), models.url) : undefined;
  return [page, mail].filter((one) => one !== undefined);
};

/** Both count the same; the louder one says why. */
const meanOf = (opinions: readonly Opinion[]): Opinion | null => {
  const [first] = opinions;
  if (!first) return null;
  const mean = (value: (one: Opinion) => number) =>
    opinions.reduce((sum, one) => sum + value(one), 0) / opinions.length;
  const louder = opinions.reduce((a, b) => (b.wantedScore > a.wantedScore ? b : a), first);
  return {
    logit: mean(({ logit }) => logit),
    probability: mean(({ probability }) => probability),
    wantedScore: mean(({ wantedScore }) => wantedScore),
    ceiling: Math.round(mean(({ ceiling }) => ceiling)),
    reasons: louder.reasons,
  };
};

/** Of the probability above which the words alone may leave the safe band, and how far. */
const almostCertain = 0.95;
/** Honest chats are short and unlike lures; they need less. */
const certainInChat = 0.9;
const certain = 32;
const alongside = 45;

/**
 * How far the words alone may go. By measure, on screens it has never seen the model of texts calls one honest screen in
 * eighteen suspicious, sign-in pages first: so it speaks up only where something else was seen too, where two models agree,
 * or where it is almost certain about more than a form.
 */
const loudest = (
  { asksForSecret, kind }: PictureCase,
  opinions: readonly Opinion[],
  seen: readonly Finding[],
): number => {
  const other = seen.filter(
    ({ family, severity }) => family !== 'model' && !(family === 'interface' && severity === 'low'),
  );
  const besides = score(other).riskScore;
  if (besides >= 15) return 100;
  const agreed = opinions.length > 1 ? Math.min(...opinions.map(({ wantedScore }) => wantedScore)) : 0;
  const enough = kind === 'chat' ? certainInChat : almostCertain;
  const isCertain = !asksForSecret && opinions.every(({ probability }) => probability >= enough);
  return Math.max(riskBandEnds.safe, besides >= 5 ? alongside : 0, isCertain ? certain : 0, agreed);
};

/** What no model of words can know. The model of mails knows senders and links too. */
const isBeyondWords =
  ({ kind, facts }: PictureCase) =>
  ({ family }: Finding): boolean => {
    const known: readonly Family[] =
      kind === 'mail' && facts.models?.mail
        ? ['wording', 'model', 'sender', 'address', 'destination']
        : ['wording', 'model'];
    return !known.includes(family);
  };
