import type { ListedLine } from '../store/open-rows.ts';
import { presentListed } from './present-analysis.ts';

/**
 * The answer of a list as text. What a check was sealed with is the JSON of its line but for what is in the open: read and written
 * again, 500 of them take longer than everything else.
 */
export const writeHistory = (lines: readonly ListedLine[], total: number, next?: string): string =>
  `{"analyses":[${lines.map(written).join(',')}],"total":${total}${next ? `,"next":${JSON.stringify(next)}` : ''}}`;

const written = ({ row, finished }: ListedLine): string => {
  if (finished === null) return JSON.stringify(presentListed(row));
  const { id, userId, analysisType, riskScore, riskLevel, createdAt } = row;
  const known = JSON.stringify({ id, userId, analysisType, riskScore, riskLevel, createdAt });
  return `${known.slice(0, -1)},${finished.slice(1)}`;
};
