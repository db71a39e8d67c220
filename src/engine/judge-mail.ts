import type { Verdict } from '../contract/analysis.ts';
import type { MailAuthentication } from '../contract/mail-authentication.ts';
import { describeMail } from './describe-mail.ts';
import type { Finding } from './detector.ts';
import { explainMail } from './explain-mail.ts';
import { splitForward } from './forwarded.ts';
import type { Opinion } from './inference/opinion.ts';
import { mailAdvice } from './mail-advice.ts';
import { type MailCase, mailCase } from './mail-case.ts';
import { mailFindings, strongestOf } from './mail-findings.ts';
import { type ModelWords, weigh } from './model-voice.ts';
import type { Models } from './models.ts';
import type { ParsedMail } from './parse/mail/parsed-mail.ts';
import { asThreat } from './tell.ts';
import type { UrlFacts } from './url-case.ts';

/** What was looked up elsewhere and is handed in. Whatever is missing neither raises nor lowers the score. */
export type MailFacts = {
  /** What the tables know about the page a link leads to. */
  urlFacts?: (url: string) => UrlFacts;
  /** What was verified from the raw message; null where only text was given. */
  authentication?: MailAuthentication | null;
  models?: Models;
};

/** Judges one message, with everything attached to it. The same message and facts give the same bytes. */
export const judgeMail = (mail: ParsedMail, facts: MailFacts = {}): Verdict => {
  const cases = casesOf(mail, facts);
  const seen = cases.map((one) => mailFindings(one));
  const opinion = strongestOpinion(cases, seen, facts.models);
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
  models: Models | undefined,
): Opinion | null => {
  const model = models?.mail;
  if (!model) return null;
  return cases
    .map((one, i) => model.judge(one, strongestOf(seen[i] ?? []), models?.url))
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
