import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '../lib/format.ts';
import { Button } from './button.tsx';

type Props = {
  page: number;
  pageSize: number;
  total: number;
  /** What is counted: 'users'. */
  things: string;
  onPage: (page: number) => void;
};

/** '26-50 of 2,418 users', with buttons to the other pages where there are any. */
export const Pager = ({ page, pageSize, total, things, onPage }: Props) => {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  const shown = total === 0 ? '0' : `${formatCount(first)}-${formatCount(last)}`;
  return (
    <nav aria-label={`Pages of ${things}`} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-text-2 tabular-nums">
        {shown} of {formatCount(total)} {things}
      </p>
      {total > pageSize && (
        <div className="flex gap-2">
          <Button
            size="small"
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            Previous
          </Button>
          <Button size="small" disabled={last >= total} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  );
};
