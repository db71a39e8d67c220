import type { Verdict } from '../../src/contract/index.ts';
import { type Finding, type Models, type Prediction, score, strongestOf } from '../../src/engine/training.ts';
import type { Judged } from './judged.ts';

/** What a judgement was made of: what the rules saw, and the prediction that spoke for the model. */
export type Overheard = { findings: Finding[]; prediction: Prediction | null };

/**
 * The models, listened to while the engine asks them. The engine is run as the product runs it, once, and what its parts
 * said is kept beside its verdict. A message may hold others, and the most suspicious prediction counts, as in `judgeMail`.
 */
export const overhear = (models: Models, what: 'url' | 'mail'): { models: Models; take: () => Overheard } => {
  let findings: Finding[] = [];
  let prediction: Prediction | null = null;
  const heard = <Next extends Prediction | null>(seen: Finding[], next: Next): Next => {
    findings.push(...seen);
    if (next !== null && (prediction === null || next.logit > prediction.logit)) prediction = next;
    return next;
  };
  const { url, mail } = models;
  const listened: Models =
    what === 'url'
      ? {
          ...(url && {
            url: {
              // At a discount the bare host is judged once more; the rules spoke of the whole link before.
              judge: (target, seen, discount) =>
                heard(discount === undefined ? seen : [], url.judge(target, seen, discount)),
            },
          }),
        }
      : {
          ...(url && { url }),
          ...(mail && {
            mail: { judge: (one, seen, links) => heard(seen, mail.judge(one, seen, links)) },
          }),
        };
  const take = () => {
    const taken = { findings, prediction };
    findings = [];
    prediction = null;
    return taken;
  };
  return { models: listened, take };
};

export const judgedOf = ({ riskScore, threats }: Verdict, { findings, prediction }: Overheard): Judged => {
  // Without a model nothing was overheard, and the verdict is what the rules said.
  const seen = findings.length === 0 ? threats : strongestOf(findings);
  return {
    riskScore,
    ruleScore: prediction === null ? riskScore : score(strongestOf(findings)).riskScore,
    probability: prediction?.probability ?? null,
    wantedScore: prediction?.wantedScore ?? 0,
    found: seen.map(({ type, score: points }) => [type, points]),
  };
};
