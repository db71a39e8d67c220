import type { Verdict } from '../../contract/analysis.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import type { Prediction } from '../inference/prediction.ts';
import { combineWithModel, type ModelWords, onlyRaising, scoreOwn } from '../verdict/calibrate-with-model.ts';
import type { Finding } from '../verdict/detector.ts';
import { toThreat } from '../verdict/present-finding.ts';
import { score } from '../verdict/score.ts';
import { readingOf } from '../wording/reading.ts';
import { mailAdvice } from './advice.ts';
import { type MailCase, type MailFacts, mailCase } from './case.ts';
import { describeMail } from './describe.ts';
import { explainMail } from './explain.ts';
import { mailFindings, strongestOf } from './findings.ts';
import { splitForward } from './forwarded.ts';
import { isConfirmedList, isExplainedByList } from './mailing-list.ts';
import type { MailModels } from './model.ts';
import { isCompanysOwn } from './own-mail.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';
import { standingOf } from './standing.ts';
import { readingsWithoutThread } from './without-thread.ts';
import { withWordsAlone } from './words-alone.ts';

/** Judges one message, with everything attached to it. The same message and facts give the same bytes. */
export const judgeMail = (mail: ParsedMail, facts: MailFacts = {}, models: MailModels = {}): Verdict => {
  const cases = casesOf(mail, facts);
  const read = cases.map(readingsOf);
  const seen = read.map((readings) => strongestOf(readings.flatMap(({ findings }) => findings)));
  const prediction = strongestPrediction(read.flat(), models);
  const isTrained = cases.every(({ prose }) => readingOf(prose).isTrained);
  const everything = strongestOf(seen.flat());
  const isAlone = isKnownByName(cases) && score(everything).riskScore < littlePoints;
  const heard = isAlone ? unlessNearlySure(prediction) : prediction;
  const voice = isTrained ? heard : onlyRaising(heard);
  const found = isTrained ? everything : withWordsAlone(everything, cases[0]);
  const isOwn = cases.length === 1 && isCompanysOwn(cases[0]);
  const combined = isOwn ? scoreOwn(found) : combineWithModel(found, voice, wordsFor(cases));
  const { riskScore, riskLevel, findings } = combined;
  return {
    riskScore,
    riskLevel,
    threats: findings.map(toThreat),
    technicalAnalysis: describeMail(cases, prediction),
    recommendations: mailAdvice(cases, findings, riskLevel),
    explanation: explainMail(cases, seen, combined),
  };
};

const modelWords: ModelWords = {
  type: 'model-message',
  title: 'Resembles known phishing messages',
  what: 'this message',
  clearImitation: { ceiling: 100, unlessBelow: 0, convictsFrom: 0.98 },
  convictingPoints: 15,
  recommendation:
    'Do not do what it asks, and do not answer. Ask the supposed sender on a number or address you already have.',
};

/** Small firms write from their own, proven domain in words that resemble lures: there the rules have to find more. */
const provenConvictingPoints = 25;
const wordsFor = ([{ proof }]: readonly [MailCase, ...MailCase[]]): ModelWords =>
  proof.state === 'proven' ? { ...modelWords, convictingPoints: provenConvictingPoints } : modelWords;

/** Pasted words of a widely known sender that lead nowhere strange: nothing proves them, and shops write like this every day. */
const isKnownByName = ([mail, ...others]: readonly [MailCase, ...MailCase[]]): boolean =>
  others.length === 0 &&
  mail.mail.form !== 'source' &&
  mail.sender?.isEstablished === true &&
  standingOf(mail) === 'known';

/** Rules that found no more than this leave the model alone with its suspicion. */
const littlePoints = 7;
const nearlySure = 0.9;
const unlessNearlySure = (prediction: Prediction | null): Prediction | null =>
  prediction && prediction.probability < nearlySure
    ? { ...prediction, wantedScore: Math.min(prediction.wantedScore, riskBandEnds.safe) }
    : prediction;

type Reading = { input: MailCase; findings: Finding[] };
const readCase = (input: MailCase): Reading => ({ input, findings: mailFindings(input) });

/** A message that calls itself an answer is judged as if it stood alone: nobody vouches for himself by what he writes. */
export const readingsOf = (one: MailCase): Reading[] => {
  const known = new Map(one.links.map((link) => [link.link, link]));
  const without = readingsWithoutThread(one.mail, one.facts).map((mail) =>
    readCase(mailCase(mail, one.facts, known)),
  );
  const isOrdinaryList =
    isConfirmedList(one.mail) && without.every(({ findings }) => findings.every(isExplainedByList));
  return without.length === 0 || isOrdinaryList ? [readCase(one)] : without;
};

/** Each message is judged with its own findings; the most suspicious one counts for the submission. */
const strongestPrediction = (readings: readonly Reading[], { mail, url }: MailModels): Prediction | null => {
  if (!mail) return null;
  return readings
    .map(({ input, findings }) => mail.judge(input, strongestOf(findings), url))
    .reduce((worst, next) => (next.logit > worst.logit ? next : worst));
};

/** The findings before ceilings are applied, on which the points are fitted. */
export const rawFindings = (mail: ParsedMail, facts: MailFacts = {}): Finding[] =>
  strongestOf(casesOf(mail, facts).flatMap((one) => mailFindings(one)));

/** The message, what it forwards, and what is attached to it: people forward what worries them. */
export const casesOf = (mail: ParsedMail, facts: MailFacts): [MailCase, ...MailCase[]] => {
  const [outer, forwarded] = splitForward(mail);
  // What was verified belongs to the outer message alone.
  const inner = { ...facts, authentication: null };
  return [
    mailCase(outer, facts),
    ...(forwarded ? [mailCase(forwarded, inner)] : []),
    ...mail.attached.flatMap((one) => casesOf(one, inner)),
  ];
};
