import type { HistoryLevel, HistoryTool } from '../../../contract/analysis-history.ts';

/** What a list is narrowed down to; what is empty is not asked for. */
export type HistoryFilter = {
  query: string;
  tool: HistoryTool | '';
  level: HistoryLevel | '';
  /** Days as a date field has them: '2026-11-18'. */
  from: string;
  to: string;
};

export const noFilter: HistoryFilter = { query: '', tool: '', level: '', from: '', to: '' };

/** The parameters of a filter; empty where it asks for nothing. */
export const paramsOf = (filter: HistoryFilter, more: Record<string, string> = {}): string => {
  const given = Object.entries({ ...filter, from: dayStart(filter.from), to: dayEnd(filter.to) });
  const asked = given.filter(([, value]) => value.trim() !== '');
  return new URLSearchParams([...asked, ...Object.entries(more)]).toString();
};

export const isFiltering = (filter: HistoryFilter): boolean => paramsOf(filter) !== '';

/** A day is one of the reader's own, not of UTC. */
const dayStart = (day: string): string => momentOf(`${day}T00:00:00`);
const dayEnd = (day: string): string => momentOf(`${day}T23:59:59.999`);

const momentOf = (local: string): string => {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) || moment.getFullYear() > 9998 ? '' : moment.toISOString();
};
