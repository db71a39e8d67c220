import {
  gaugeBands,
  gaugeCenter,
  gaugeMark,
  gaugeMarks,
  gaugePointer,
  gaugeTick,
  gaugeTicks,
  gaugeViewBox,
} from '../../contract/gauge.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { cn } from './cn.ts';
import { levelLooks } from './level.ts';
import { useCountUp } from './use-count-up.ts';

const strokes: Record<RiskLevel, string> = {
  safe: 'stroke-band-safe',
  suspicious: 'stroke-band-suspicious',
  phishing: 'stroke-band-phishing',
};

/** A 270-degree bezel. The colour follows the level, which is the server's word; the pointer follows the score. */
export const Gauge = ({
  score,
  level,
  className,
}: {
  score: number;
  level: RiskLevel;
  className?: string;
}) => {
  const bounded = Math.min(100, Math.max(0, Math.round(score)));
  const shown = useCountUp(bounded);
  const pointer = gaugePointer(shown);
  return (
    <svg
      viewBox={gaugeViewBox}
      role="img"
      aria-label={`Risk score ${bounded} out of 100, ${levelLooks[level].word}`}
      className={cn('mx-auto block w-full max-w-[248px]', levelLooks[level].scope, className)}
    >
      {gaugeTicks.map((value) => (
        <Tick key={value} value={value} isLit={value <= shown} />
      ))}
      {gaugeBands.map((band) => (
        <path
          key={band.level}
          d={band.path}
          className={cn(
            'fill-none',
            strokes[band.level],
            band.level === level ? 'stroke-[7px]' : 'stroke-[5px] opacity-42',
          )}
        />
      ))}
      <path
        d={pointer.path}
        transform={`translate(${pointer.x} ${pointer.y}) rotate(${pointer.degrees})`}
        className="fill-text stroke-[2.5px] stroke-surface-1 [paint-order:stroke]"
        strokeLinejoin="round"
      />
      {gaugeMarks.map((value) => (
        <text
          key={value}
          {...gaugeMark(value)}
          className="fill-text-3 font-medium font-mono text-[11px] [dominant-baseline:middle] [text-anchor:middle] max-sm:hidden"
        >
          {value}
        </text>
      ))}
      <text
        x={gaugeCenter}
        y={152}
        className="fill-text font-bold font-display text-[78px] tabular-nums tracking-[-0.04em] [text-anchor:middle] sm:text-[70px]"
      >
        {Math.round(shown)}
      </text>
      <text
        x={gaugeCenter}
        y={178}
        className="translate-y-1 fill-text-2 font-[550] text-[22px] [text-anchor:middle] sm:translate-y-0 sm:text-[13px]"
      >
        Risk score
      </text>
    </svg>
  );
};

const Tick = ({ value, isLit }: { value: number; isLit: boolean }) => {
  const { isMajor, inner, outer } = gaugeTick(value);
  return (
    <line
      x1={inner.x}
      y1={inner.y}
      x2={outer.x}
      y2={outer.y}
      strokeLinecap="round"
      className={cn(
        isLit ? 'stroke-v' : 'stroke-tick',
        isMajor ? 'stroke-[2.4px]' : 'stroke-[2px] sm:stroke-[1.6px]',
      )}
    />
  );
};
