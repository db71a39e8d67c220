import { cn } from './cn.ts';

/** The hook with a yellow float in its bend, beside the name. */
export const Logo = ({ name, className }: { name: string; className?: string }) => (
  <span
    className={cn(
      'flex items-center gap-2.5 font-bold font-display text-text text-lg leading-none',
      className,
    )}
  >
    <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className="size-6.5">
      <circle cx="20.5" cy="4.6" r="2.6" stroke="currentColor" strokeWidth="2.2" />
      <path
        d="M20.5 7.4v9.8a7.6 7.6 0 0 1-15.2 0V12l4.4 4"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="12.9" cy="14.2" r="2.9" className="fill-float stroke-float-edge" strokeWidth="1" />
    </svg>
    {name}
  </span>
);
