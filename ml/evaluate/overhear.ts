import type { Verdict } from '../../src/contract/index.ts';
import { type Finding, type Models, type Prediction, score, strongestOf } from '../../src/engine/training.ts';
import type { Judged } from './judged.ts';

/** What a judgement was made of: the rules' findings, and the model's prediction that counted. */
export type Overheard = { findings: Finding[]; prediction: Prediction | null };

/**
 * The models, observed while the engine calls them. The engine runs once, as in the product, and the output of its parts is
 * kept beside its verdict. A message may hold others, and the most suspicious prediction counts, as in `judgeMail`.
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
              // At a discount the bare host is judged once more; the rules have already judged the whole link.
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
  // Without a model nothing was observed, and the verdict is the rules' own.
  const seen = findings.length === 0 ? threats : strongestOf(findings);
  return {
    riskScore,
    ruleScore: prediction === null ? riskScore : score(strongestOf(findings)).riskScore,
    probability: prediction?.probability ?? null,
    wantedScore: prediction?.wantedScore ?? 0,
    found: seen.map(({ type, score: points }) => [type, points]),
  };
};
