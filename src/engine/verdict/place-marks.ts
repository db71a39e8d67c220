import type { Mark } from '../../contract/explanation.ts';
import type { Finding } from './detector.ts';

/** The marks of the counted findings, in the order of the text. Where two claim the same words, the heavier gets them. */
export const placeMarks = (marks: readonly Mark[], findings: readonly Finding[]): Mark[] => {
  const rank = new Map(findings.map(({ type }, i) => [type, i]));
  const kept: Mark[] = [];
  const byRank = marks
    .filter(({ threat }) => rank.has(threat))
    .toSorted((a, b) => (rank.get(a.threat) ?? 0) - (rank.get(b.threat) ?? 0) || a.start - b.start);
  for (const mark of byRank) {
    if (mark.end > mark.start && kept.every(({ start, end }) => mark.end <= start || mark.start >= end))
      kept.push(mark);
  }
  return kept.toSorted((a, b) => a.start - b.start);
};
