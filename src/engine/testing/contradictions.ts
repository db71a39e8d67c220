import type { Verdict } from '../../contract/analysis.ts';
import { allowsOpening, forbidsOpening, goAheads, isWarning } from '../verdict/advice-words.ts';

const isGoAhead = (step: string) => Object.values<string>(goAheads).includes(step);

/** What a visitor would find wrong with the advice of a verdict; empty where it is sound. */
export const contradictionsIn = ({ recommendations: steps, riskLevel, threats }: Verdict): string[] => {
  const wrong: string[] = [];
  const hasGoAhead = steps.some(isGoAhead);
  if (steps.length === 0) wrong.push('no advice');
  if (steps.some((step) => step.trim() === '')) wrong.push('an empty step');
  if (new Set(steps).size < steps.length) wrong.push('a step twice');
  if (steps.some((step) => !/^[A-Z“].*[.?!”]$/s.test(step))) wrong.push('a step that is cut');
  if (hasGoAhead && riskLevel !== 'safe') wrong.push(`a go-ahead for ${riskLevel}`);
  if (hasGoAhead && steps.some(isWarning)) wrong.push('a go-ahead beside a warning');
  if (hasGoAhead && threats.some(({ severity, score }) => severity === 'high' && score > 0))
    wrong.push('a go-ahead beside a clear finding');
  if (steps.some(forbidsOpening) && steps.some(allowsOpening)) wrong.push('to open it, and not to');
  if (threats.some(({ recommendation }) => recommendation.trim() === ''))
    wrong.push('a finding without advice');
  return wrong;
};
