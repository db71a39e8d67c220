import type { Finding } from '../verdict/detector.ts';

/**
 * In the languages that the model learnt, it adds what the words of a lure lack to a warning. In the others they speak
 * alone and count more, by hand: a request counts as one that the model is unsure of, several as one that it knows.
 */
export const withWordsAlone = (findings: readonly Finding[]): Finding[] =>
  findings.map((finding) =>
    finding.family === 'wording'
      ? { ...finding, score: Math.round(finding.score * (finding.spans.length > 1 ? several : one)) }
      : finding,
  );
const one = 1.15;
const several = 1.55;
