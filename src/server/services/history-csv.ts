import type { ListedAnalysis } from '../../contract/analysis.ts';
import { historyTools, typesOfTool } from '../../contract/analysis-history.ts';
import { isOpenVerdict } from '../../contract/verdict-words.ts';
import { byteOrderMark, csvLine } from '../report/csv-line.ts';

const columns = [
  'id',
  'checkedAt',
  'tool',
  'checked',
  'sender',
  'riskScore',
  'riskLevel',
  'findings',
  'recommendations',
  'input',
];

/** A table as RFC 4180 has it: one line for each check, of a long input its beginning. */
export const historyCsv = async function* (analyses: readonly ListedAnalysis[]): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for (const analysis of analyses) yield csvLine(cellsOf(analysis));
};

const cellsOf = (analysis: ListedAnalysis): string[] => [
  analysis.id,
  analysis.createdAt,
  historyTools.find((tool) => typesOfTool[tool].includes(analysis.analysisType)) ?? analysis.analysisType,
  analysis.checked.title,
  analysis.checked.sender,
  String(analysis.riskScore),
  isOpenVerdict(analysis) ? 'inconclusive' : analysis.riskLevel,
  analysis.threats.map(({ title }) => title).join('; '),
  analysis.recommendations.join('; '),
  analysis.inputData,
];
