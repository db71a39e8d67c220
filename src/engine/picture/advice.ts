import type { RiskLevel } from '../../contract/risk.ts';
import type { Finding } from '../verdict/detector.ts';
import type { PictureCase } from './case.ts';

const maxAdvice = 6;

/** What to do next, most important first: the verdict's own step, the safe way to the real thing, then each finding's. */
export const pictureAdvice = (input: PictureCase, findings: Finding[], riskLevel: RiskLevel): string[] => {
  const brand = input.shown?.brand ?? input.message.borrowed?.brand;
  const steps = [
    opening(input, findings, riskLevel),
    brand && riskLevel !== 'safe'
      ? `To reach ${brand.name}, type ${brand.genuine} into the browser yourself.`
      : null,
    ...findings.map(({ recommendation }) => recommendation),
    riskLevel === 'phishing' && input.asksForSecret
      ? 'If you already entered something, change that password on the genuine site and tell your bank about card details.'
      : null,
    riskLevel !== 'phishing' && input.addresses.length === 0
      ? 'A picture hides where its buttons lead. Check the link or the message itself for a surer answer.'
      : null,
  ];
  return [...new Set(steps.filter((step) => step !== null && step !== undefined))].slice(0, maxAdvice);
};

const opening = ({ text }: PictureCase, findings: Finding[], riskLevel: RiskLevel): string => {
  if (riskLevel === 'phishing')
    return 'Do not follow what this picture shows: press nothing, call nobody, enter nothing.';
  if (riskLevel === 'suspicious') return 'Do not act on this until you have checked it another way.';
  if (text.text === '' && findings.length === 0)
    return 'Nothing in this picture could be judged: take it as neither safe nor dangerous.';
  return 'Nothing that can be seen in this picture speaks against it.';
};
