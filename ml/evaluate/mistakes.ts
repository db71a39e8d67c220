import type { EvaluationReport } from '../../src/contract/index.ts';
import { byRules, type Reason, theRest } from '../../src/engine/training.ts';
import { type Judged, outcomeOf } from './judged.ts';

export type Mistake = EvaluationReport['mistakes']['missed'][number];

const maxLength = 160;

/** Nothing that a mail program or a browser would turn into a link. */
export const defanged = (text: string): string => {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/http(?=s?:)/gi, 'hxxp')
    .replace(/@/g, '[@]')
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '[.]');
  return plain.length > maxLength ? `${plain.slice(0, maxLength - 1)}…` : plain;
};

/** The worst first, and of whatever belongs together only the worst: ten pages of one site are one mistake. */
export const worst = <Item extends { judged: Judged }>(
  items: readonly Item[],
  kind: 'missed' | 'alarm',
  count: number,
  groupOf: (item: Item) => string,
): Item[] => {
  const sign = kind === 'missed' ? 1 : -1;
  const wrong = items
    .filter(({ judged }) => (outcomeOf(judged).level === 'safe') === (kind === 'missed'))
    .toSorted((a, b) => sign * (outcomeOf(a.judged).rank - outcomeOf(b.judged).rank));
  const seen = new Set<string>();
  const found: Item[] = [];
  for (const item of wrong) {
    if (found.length >= count) break;
    const group = groupOf(item);
    if (seen.has(group)) continue;
    seen.add(group);
    found.push(item);
  }
  return found;
};

const maxReasons = 3;

/** What the rules found, and what moved the model most in the wrong direction. */
export const loudest = (
  kind: 'missed' | 'alarm',
  titles: readonly string[],
  reasons: readonly Reason[],
): string[] => {
  const sign = kind === 'alarm' ? 1 : -1;
  const moved = reasons
    .filter(({ title, value }) => value * sign > 0 && title !== theRest && title !== byRules)
    .slice(0, maxReasons)
    .map(({ title }) => (kind === 'alarm' ? `model, raised by: ${title}` : `model, lowered by: ${title}`));
  return [...titles.slice(0, maxReasons), ...moved];
};
