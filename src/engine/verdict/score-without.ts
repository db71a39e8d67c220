import { agreedFloor, type Sureness } from './agreed-floor.ts';
import type { Finding } from './detector.ts';
import { scoreVerdict } from './score.ts';

/** The verdict's score without one of the findings; the difference is what that finding really cost. */
export const scoreWithout = (
  findings: Finding[],
  type: string,
  ceiling?: number,
  sureness?: Sureness,
): number => {
  const isModels = findings.some((finding) => finding.type === type && finding.family === 'model');
  const others = findings.filter((finding) => finding.type !== type);
  return scoreVerdict(others, ceiling, agreedFloor(others, isModels ? undefined : sureness)).riskScore;
};
