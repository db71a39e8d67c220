import type { Verdict } from '../../contract/analysis.ts';
import type { Opinion } from '../inference/prediction.ts';
import { type ModelWords, weigh } from '../verdict/calibrate-with-model.ts';
import type { Finding } from '../verdict/detector.ts';
import { asThreat } from '../verdict/present-finding.ts';
import { mailAdvice } from './advice.ts';
import { type MailCase, type MailFacts, mailCase } from './case.ts';
import { describeMail } from './describe.ts';
import { explainMail } from './explain.ts';
import { mailFindings, strongestOf } from './findings.ts';
import { splitForward } from './forwarded.ts';
import type { MailModels } from './model.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';

/** Judges one message, with everything attached to it. The same message and facts give the same bytes. */
export const judgeMail = (mail: ParsedMail, facts: MailFacts = {}, models: MailModels = {}): Verdict => {
  const cases = casesOf(mail, facts);
  const seen = cases.map((one) => mailFindings(one));
  const opinion = strongestOpinion(cases, seen, models);
  const weighed = weigh(strongestOf(seen.flat()), opinion, modelWords);
  const { riskScore, riskLevel, findings } = weighed;
  return {
    riskScore,
    riskLevel,
    threats: findings.map(asThreat),
    technicalAnalysis: describeMail(cases, opinion),
    recommendations: mailAdvice(cases, findings, riskLevel),
    explanation: explainMail(cases, seen, weighed),
  };
};

const modelWords: ModelWords = {
  type: 'model-message',
  title: 'Resembles known phishing messages',
  what: 'this message',
  clearImitation: { ceiling: 100, unlessBelow: 0 },
  recommendation:
    'Do not follow its links and do not answer. Ask the supposed sender through a way you already know.',
};

/** Each message is judged with its own findings; the most suspicious one speaks for the submission. */
const strongestOpinion = (
  cases: readonly MailCase[],
  seen: readonly Finding[][],
  { mail, url }: MailModels,
): Opinion | null => {
  if (!mail) return null;
  return cases
    .map((one, i) => mail.judge(one, strongestOf(seen[i] ?? []), url))
    .reduce((worst, next) => (next.logit > worst.logit ? next : worst));
};

/** What was seen before ceilings are applied: what the points are fitted on. */
export const rawFindings = (mail: ParsedMail, facts: MailFacts = {}): Finding[] =>
  strongestOf(casesOf(mail, facts).flatMap((one) => mailFindings(one)));

/** The message, what it forwards, and what is attached to it: forwarding is how people hand in what worries them. */
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
