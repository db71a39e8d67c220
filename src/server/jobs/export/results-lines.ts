import type { Analysis } from '../../../contract/analysis.ts';
import { byteOrderMark, csvLine } from '../../report/csv-line.ts';
import { checkedThing } from '../../store/checked-thing.ts';
import { levelOfItem } from '../../triage/item-facts.ts';
import type { DoneItem } from '../types.ts';

const columns = [
  'item',
  'name',
  'id',
  'riskLevel',
  'riskScore',
  'checked',
  'sender',
  'findings',
  'recommendations',
  'input',
  'checkedAt',
  'error',
];

/** The whole of a message belongs to its own result; a cell of a spreadsheet holds no more than this times a hundred. */
const inputLength = 300;

/** A table as RFC 4180 has it, in which every cell stays text in a spreadsheet program. */
export async function* resultsCsv(items: AsyncIterable<DoneItem>): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(columns);
  for await (const item of items) {
    const found =
      'analysis' in item
        ? cellsOf(item.analysis)
        : columns.slice(2, -1).map((column) => (column === 'input' ? item.input : ''));
    const error = 'problem' in item ? item.problem : '';
    yield csvLine([String(item.number), item.name ?? '', ...found, error]);
  }
}

const cellsOf = (analysis: Analysis): string[] => {
  const { title, sender } = checkedThing(analysis);
  return [
    analysis.id,
    levelOfItem(analysis),
    String(analysis.riskScore),
    title,
    sender,
    analysis.threats.map((threat) => threat.title).join('; '),
    analysis.recommendations.join('; '),
    analysis.inputData.slice(0, inputLength),
    analysis.createdAt,
  ];
};

/** One JSON object a line, each with the whole of what was found. */
export async function* resultsJsonLines(items: AsyncIterable<DoneItem>): AsyncGenerator<string, void> {
  for await (const { number, name, ...rest } of items)
    yield `${JSON.stringify({ item: number, name, ...shown(rest) })}\n`;
}

const shown = (rest: { analysis: Analysis } | { problem: string; input: string }) => {
  if ('problem' in rest) return { input: rest.input, error: rest.problem };
  const { userId: _, ...analysis } = rest.analysis;
  return { ...analysis, conclusive: analysis.explanation?.isConclusive ?? null };
};
