import { linesOf } from './lay-out.ts';
import type { Terminal } from './terminal.ts';
import { dataLine } from './write-text.ts';
import type { Totals } from './writer.ts';

const figure = (n: number) => n.toLocaleString('en');

/** How many there were of each, how fast, and how old the data was. */
export const summaryText = (totals: Totals, terminal: Pick<Terminal, 'paint' | 'width'>): string => {
  const { counts, ms } = totals;
  const { phishing, suspicious, inconclusive, safe, unread } = counts;
  const all = phishing + suspicious + inconclusive + safe;
  const seconds = ms / 1000;
  const parts = [
    `${figure(phishing)} phishing`,
    `${figure(suspicious)} suspicious`,
    `${figure(inconclusive)} inconclusive`,
    `${figure(safe)} safe`,
    ...(unread > 0 ? [`${figure(unread)} could not be read`] : []),
  ];
  const pace = seconds >= 1 ? `, ${figure(Math.round(all / seconds))} a second` : '';
  const line = `${figure(all)} checked in ${seconds.toFixed(1)} s${pace}: ${parts.join(', ')}.`;
  return `${linesOf(line, terminal.width).join('\n')}\n${dataLine(totals.lists, terminal)}`;
};
