import { cn } from './cn.ts';

type Props = {
  /** What goes on, for those who hear it. */
  label: string;
  done: number;
  total: number;
  className?: string;
};

/** How much of something is done. The numbers stand beside it. */
export const ProgressBar = ({ label, done, total, className }: Props) => {
  const percent = total <= 0 ? 0 : Math.min(100, (done / total) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      className={cn('h-3.5 overflow-hidden rounded-sm border border-transparent bg-surface-3', className)}
    >
      <div
        style={{ width: `${percent}%` }}
        className={cn('h-full bg-tide transition-all', percent > 0 && 'min-w-0.75')}
      />
    </div>
  );
};
