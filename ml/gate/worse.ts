import { type RiskLevel, riskLevels } from '../../src/contract/index.ts';

/** A lure that is taken less seriously than before, or legitimate input that is taken for more dangerous. */
export const isWorse = (
  { isPhishing, level }: { isPhishing: boolean; level: RiskLevel },
  before: RiskLevel,
): boolean => {
  const change = riskLevels.indexOf(level) - riskLevels.indexOf(before);
  return isPhishing ? change < 0 : change > 0;
};
