import { cn } from './cn.ts';
import contours from './contours.svg';

/** The lines fade towards the text, which starts at the left and continues below. */
const pageFade =
  '[mask-composite:intersect] [mask-image:linear-gradient(180deg,#000_20%,transparent_96%),linear-gradient(90deg,transparent_4%,#000_58%)]';

const charts = {
  hero: {
    box: '0 0 1440 860',
    look: `${pageFade} max-sm:opacity-50 max-sm:[&_svg]:-top-15 max-sm:[&_svg]:-right-82 max-sm:[&_svg]:h-135 max-sm:[&_svg]:w-225`,
  },
  page: { box: '0 0 1440 860', look: `${pageFade} bottom-auto h-120` },
  verdict: {
    box: '0 0 1200 520',
    look: 'opacity-20 [--lines:currentColor] [mask-image:linear-gradient(90deg,transparent_40%,#000)]',
  },
  shoal: {
    box: '0 0 1440 520',
    look: '[--lines:var(--contour-strong)] [mask-image:linear-gradient(90deg,transparent_30%,#000)]',
  },
} as const;

type Props = {
  chart: keyof typeof charts;
  /** Small depth figures between the lines, as on a chart. */
  depths?: readonly { x: number; y: number; depth: number }[];
};

/**
 * Decorative depth lines behind a page's head. The paths come from one cached file instead of the script; their colour
 * is set here.
 */
export const Contours = ({ chart, depths = [] }: Props) => (
  <div
    aria-hidden="true"
    className={cn('-z-1 pointer-events-none absolute inset-0 overflow-hidden', charts[chart].look)}
  >
    <svg
      viewBox={charts[chart].box}
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
          fontSize={11}
          className="hidden fill-contour-text font-medium font-mono md:block"
        >
          {depth}
        </text>
      ))}
    </svg>
  </div>
);
