import { cn } from './cn.ts';
import contours from './contours.svg';

const charts = {
  hero: '0 0 1440 860',
  pricing: '0 0 1440 860',
  verdict: '0 0 1200 520',
  shoal: '0 0 1440 520',
} as const;

type Props = {
  chart: keyof typeof charts;
  className?: string;
  /** Small depth figures between the lines, as on a chart. */
  depths?: readonly { x: number; y: number; depth: number }[];
};

/**
 * Decorative depth lines behind a head. The lines come from one cached file instead of the script, and take their
 * colour from here.
 */
export const Contours = ({ chart, className, depths = [] }: Props) => (
  <div
    aria-hidden="true"
    className={cn('-z-1 pointer-events-none absolute inset-0 overflow-hidden', className)}
  >
    <svg
      viewBox={charts[chart]}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      className="absolute top-0 right-0 size-full fill-none"
    >
      <use href={`${contours}#${chart}`} className="stroke-(--lines,var(--contour))" />
      <use href={`${contours}#${chart}-strong`} className="stroke-(--lines,var(--contour-strong))" />
      {depths.map(({ x, y, depth }) => (
        <text
          key={`${x}-${y}`}
          x={x}
          y={y}
          className="hidden fill-contour-text font-medium font-mono text-[11px] md:block"
        >
          {depth}
        </text>
      ))}
    </svg>
  </div>
);
