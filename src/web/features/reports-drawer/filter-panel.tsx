import { Search } from 'lucide-react';
import {
  type HistoryLevel,
  type HistoryTool,
  historyLevels,
  historyTools,
} from '../../../contract/analysis-history.ts';
import { levelWords, openWord } from '../../../contract/verdict-words.ts';
import { cn } from '../../ui/cn.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { inputClass } from '../../ui/field.tsx';
import type { HistoryFilter } from './history-filter.ts';

type Props = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void };

const toolWords: Record<HistoryTool, string> = {
  email: 'Emails',
  screenshot: 'Screenshots',
  url: 'Links',
  whois: 'Domains',
};
const tools = [
  { value: '' as const, label: 'All tools' },
  ...historyTools.map((value) => ({ value, label: toolWords[value] })),
];
const words: Record<HistoryLevel, string> = { ...levelWords, inconclusive: openWord };
const levels = [
  { value: '' as const, label: 'All levels' },
  ...historyLevels.map((value) => ({ value, label: words[value] })),
];

/** More than anyone types; the server takes more. */
const maxQueryLength = 1000;

/** What to look for in one's own checks. */
export const FilterPanel = ({ filter, onChange }: Props) => (
  <search aria-label="Your checks" className="grid gap-2.5 border-line border-b bg-well px-5 py-4">
    <span className="relative">
      <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3 size-4.5 text-text-3" />
      <input
        type="search"
        aria-label="Search your checks"
        placeholder="Subject, sender, link or words"
        maxLength={maxQueryLength}
        value={filter.query}
        onChange={(event) => onChange({ ...filter, query: event.target.value })}
        className={cn(inputClass, 'min-h-10 pl-10 text-sm')}
      />
    </span>
    <div className="grid grid-cols-2 gap-2.5">
      <CompactSelect
        label="Tool"
        choices={tools}
        value={filter.tool}
        onChoose={(tool) => onChange({ ...filter, tool })}
        className="w-full"
      />
      <CompactSelect
        label="Level"
        choices={levels}
        value={filter.level}
        onChoose={(level) => onChange({ ...filter, level })}
        className="w-full"
      />
      <DayField label="From" value={filter.from} onChange={(from) => onChange({ ...filter, from })} />
      <DayField label="To" value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
    </div>
  </search>
);

type DayProps = { label: string; value: string; onChange: (day: string) => void };

const DayField = ({ label, value, onChange }: DayProps) => (
  <label className="grid gap-1 font-medium text-text-2 text-xs">
    {label}
    <input
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cn(inputClass, 'min-h-10 px-3 text-sm')}
    />
  </label>
);
