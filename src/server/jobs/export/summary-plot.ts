import { type Html, html, nothing } from '../../report/html.ts';
import { type ItemLevel, itemLevels } from '../../triage/item-facts.ts';
import type { Summary } from './summarize.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The finest that needs no more columns than a page has room for. */
const steps: { length: number; name: string }[] = [
  { length: hour, name: 'hour' },
  { length: day, name: 'day' },
  { length: 7 * day, name: 'week' },
  { length: 28 * day, name: 'four weeks' },
  { length: 364 * day, name: 'year' },
];
const maxColumns = 60;
const width = 720;
const height = 160;
const gap = 1;

export const levelNames: Record<ItemLevel, string> = {
  phishing: 'Phishing',
  suspicious: 'Suspicious',
  inconclusive: 'Inconclusive',
  safe: 'Safe',
};

/** When messages arrived, a column for each hour, day or week, with the dangerous at the bottom. */
export const arrivalPlot = (arrivals: Summary['arrivals']): Html => {
  if (arrivals.length === 0) return nothing;
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { time } of arrivals) [first, last] = [Math.min(first, time), Math.max(last, time)];
  const columnsOf = (length: number) => Math.floor(last / length) - Math.floor(first / length) + 1;
  const step = steps.find(({ length }) => columnsOf(length) <= maxColumns) ?? {
    length: 4 * 364 * day,
    name: 'four years',
  };
  const begin = Math.floor(first / step.length);
  const columns = Array.from({ length: columnsOf(step.length) }, () => new Map<ItemLevel, number>());
  for (const { time, level } of arrivals) {
    const column = columns[Math.floor(time / step.length) - begin];
    column?.set(level, (column.get(level) ?? 0) + 1);
  }
  const totals = columns.map((column) => [...column.values()].reduce((sum, count) => sum + count, 0));
  const most = Math.max(...totals);
  const columnWidth = Math.min(width / columns.length, 48);
  // Both dates fit below the plot, however few columns it has.
  const end = round(Math.max(columns.length * columnWidth, 200));
  const stacked = columns.map((column, place) => {
    let top = height;
    return html`${itemLevels.map((level) => {
      const size = ((column.get(level) ?? 0) / most) * height;
      top -= size;
      return size === 0
        ? nothing
        : html`<rect class="l-${level}" x="${round(place * columnWidth)}" y="${round(top)}" width="${round(columnWidth - gap)}" height="${round(size)}"/>`;
    })}`;
  });
  const words = `${arrivals.length} messages by ${step.name}, from ${dayOf(first)} to ${dayOf(last)}, at most ${most} in one ${step.name}`;
  return html`<svg class="plot" viewBox="0 0 ${width} ${height + 24}" role="img" aria-label="${words}">${stacked}<line x1="0" x2="${end}" y1="${height}" y2="${height}"/><text x="0" y="${height + 18}">${dayOf(first)}</text><text class="end" x="${end}" y="${height + 18}">${dayOf(last)}</text></svg><p class="note">${words}.</p>`;
};

const round = (value: number) => Math.round(value * 100) / 100;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
