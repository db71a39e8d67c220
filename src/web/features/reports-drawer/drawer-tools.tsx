import { Download, ListChecks, Search } from 'lucide-react';
import { exportFormats } from '../../../contract/analysis-history.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { type HistoryFilter, paramsOf } from './history-filter.ts';

type Props = {
  filter: HistoryFilter;
  isSearching: boolean;
  onSearch: () => void;
  isSelecting: boolean;
  onSelect: () => void;
};

/** All four in one line of the drawer. */
const tight = 'px-2';

/** Above the list: find, select, and take along as a file what the list shows. */
export const DrawerTools = ({ filter, isSearching, onSearch, isSelecting, onSelect }: Props) => (
  <div className="flex flex-wrap items-center gap-1 border-line border-b px-4 py-1.5">
    <Button
      size="small"
      look="ghost"
      icon={<Search aria-hidden="true" />}
      aria-expanded={isSearching}
      onClick={onSearch}
      className={tight}
    >
      Search
    </Button>
    <Button
      size="small"
      look="ghost"
      icon={<ListChecks aria-hidden="true" />}
      aria-pressed={isSelecting}
      onClick={onSelect}
      className={tight}
    >
      Select
    </Button>
    <span className="ml-auto flex gap-1">
      {exportFormats.map((format) => (
        <a
          key={format}
          href={`/api/analysis/export?${paramsOf(filter, { format })}`}
          download
          aria-label={`Export as ${format.toUpperCase()}`}
          className={cn(buttonClass({ look: 'ghost', size: 'small' }), tight)}
        >
          <Download aria-hidden="true" />
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  </div>
);
