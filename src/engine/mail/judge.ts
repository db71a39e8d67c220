import type { Verdict } from '../../contract/analysis.ts';
import type { Prediction } from '../inference/prediction.ts';
import { combineWithModel, type ModelWords, onlyRaising } from '../verdict/calibrate-with-model.ts';
import type { Finding } from '../verdict/detector.ts';
import { toThreat } from '../verdict/present-finding.ts';
import { readingOf } from '../wording/reading.ts';
import { mailAdvice } from './advice.ts';
import { type MailCase, type MailFacts, mailCase } from './case.ts';
import { describeMail } from './describe.ts';
import { explainMail } from './explain.ts';
import { mailFindings, strongestOf } from './findings.ts';
import { splitForward } from './forwarded.ts';
import type { MailModels } from './model.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';
import { withWordsAlone } from './words-alone.ts';

/** Judges one message, with everything attached to it. The same message and facts give the same bytes. */
export const judgeMail = (mail: ParsedMail, facts: MailFacts = {}, models: MailModels = {}): Verdict => {
  const cases = casesOf(mail, facts);
  const seen = cases.map((one) => mailFindings(one));
  const prediction = strongestPrediction(cases, seen, models);
  const isTrained = cases.every(({ prose }) => readingOf(prose).isTrained);
  const voice = isTrained ? prediction : onlyRaising(prediction);
  const found = strongestOf(seen.flat());
  const combined = combineWithModel(isTrained ? found : withWordsAlone(found, cases[0]), voice, modelWords);
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
  clearImitation: { ceiling: 100, unlessBelow: 0 },
  recommendation:
    'Do not follow its links and do not answer. Ask the supposed sender on a number or address you already have.',
};

/** Each message is judged with its own findings; the most suspicious one counts for the submission. */
const strongestPrediction = (
  cases: readonly MailCase[],
  seen: readonly Finding[][],
  { mail, url }: MailModels,
): Prediction | null => {
  if (!mail) return null;
  return cases
    .map((one, i) => mail.judge(one, strongestOf(seen[i] ?? []), url))
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
