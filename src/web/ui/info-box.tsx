import { cn } from './cn.ts';

type Props = { title: string; items: readonly string[]; className?: string };

export const InfoBox = ({ title, items, className }: Props) => (
  <div
    className={cn(
      'rounded-r-control border-tide border-l-[3px] bg-tide-wash px-[18px] py-3.5 text-[14.5px] text-text-2',
      className,
    )}
  >
    <p className="font-bold text-text">{title}</p>
    <ul className="mt-1.5 grid gap-x-[18px] gap-y-[3px] sm:grid-cols-2">
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-3.5 before:absolute before:top-[9px] before:left-0 before:size-[5px] before:rounded-full before:bg-tide"
        >
          {item}
        </li>
      ))}
    </ul>
  </div>
);
