import { cn } from './cn.ts';

type Props = { title: string; items: readonly string[]; className?: string };

export const InfoBox = ({ title, items, className }: Props) => (
  <div
    className={cn(
      'rounded-r-control border-tide border-l-3 bg-tide-wash px-5 py-3.5 text-sm text-text-2',
      className,
    )}
  >
    <p className="font-bold text-text">{title}</p>
    <ul className="mt-1.5 bulleted grid gap-x-7 gap-y-1 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);
