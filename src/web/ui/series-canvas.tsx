import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export type SeriesShape = 'bars' | 'line';

type Props = {
  labels: readonly string[];
  /** Null where there is no value: a gap, not a zero. */
  values: readonly (number | null)[];
  shape: SeriesShape;
  /** The end of the scale; without one it follows the values. */
  max?: number | undefined;
  /** The index under the pointer; null when it has left. */
  onPoint: (index: number | null) => void;
};

const height = 220;
const roomForLabel = 64;

/** Draws one series. Hidden from screen readers, which have the table beside it. */
export const SeriesCanvas = ({ labels, values, shape, max, onPoint }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const report = useRef(onPoint);
  report.current = onPoint;

  useEffect(() => {
    const host = box.current;
    if (!host) return;
    const chart = new uPlot(
      optionsFor({ labels, shape, max, width: host.clientWidth, onPoint: (at) => report.current(at) }),
      [labels.map((_, index) => index), [...values]],
      host,
    );
    const sizes = new ResizeObserver(() => chart.setSize({ width: host.clientWidth, height }));
    sizes.observe(host);
    // The colours are read while drawing, so a new theme only needs a redraw.
    const themes = new MutationObserver(() => chart.redraw(false, true));
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      themes.disconnect();
      chart.destroy();
    };
  }, [labels, values, shape, max]);

  return (
    <div
      ref={box}
      aria-hidden="true"
      style={{ height }}
      className="min-w-0 overflow-hidden [&_.u-cursor-x]:border-line-strong"
    />
  );
};

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

type Drawing = Pick<Props, 'labels' | 'shape' | 'max' | 'onPoint'> & { width: number };

const optionsFor = ({ labels, shape, max, width, onPoint }: Drawing): uPlot.Options => {
  const font = `500 12px ${token('--ff-mono')}`;
  const axis = { stroke: () => token('--text-3'), font, ticks: { show: false }, border: { show: false } };
  return {
    width,
    height,
    padding: [12, 22, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: shape === 'line', size: 9 } },
    scales: {
      x: { time: false, range: [-0.5, labels.length - 0.5] },
      y: { range: (_, __, highest) => [0, max ?? Math.max(4, (highest ?? 0) * 1.06)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        gap: 8,
        splits: (chart) => labelledPlaces(labels.length, chart.width),
        values: (_, places) => places.map((place) => labels[place] ?? ''),
      },
      {
        ...axis,
        size: 44,
        gap: 8,
        incrs: [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000],
        space: 44,
        grid: { stroke: () => token('--line'), width: 1 },
        values: (_, ticks) => ticks.map((tick) => short.format(tick)),
      },
    ],
    series: [{}, shape === 'bars' ? bars() : line()],
    hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? null)] },
  };
};

const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

const bars = (): uPlot.Series => {
  const paths = uPlot.paths.bars?.({ size: [0.68, 26], radius: 0.2 });
  return { fill: () => token('--tide'), width: 0, points: { show: false }, ...(paths && { paths }) };
};

const line = (): uPlot.Series => ({
  stroke: () => token('--tide'),
  width: 2,
  points: { show: true, size: 6, fill: () => token('--surface-1'), stroke: () => token('--tide') },
});

/** As many positions as have room for their label, always including the last. */
const labelledPlaces = (count: number, width: number): number[] => {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / roomForLabel))));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).reverse();
};
