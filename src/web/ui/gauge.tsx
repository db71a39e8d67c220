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
import type { Look } from './level.ts';
import { useCountUp } from './use-count-up.ts';

const strokes: Record<RiskLevel, string> = {
  safe: 'stroke-band-safe',
  suspicious: 'stroke-band-suspicious',
  phishing: 'stroke-band-phishing',
};

type Props = { score: number; look: Look; className?: string };

/** A 270-degree dial. The colour follows the level that the server decided, the pointer follows the score. */
export const Gauge = ({ score, look, className }: Props) => {
  const bounded = Math.min(100, Math.max(0, Math.round(score)));
  const shown = useCountUp(bounded);
  const pointer = gaugePointer(shown);
  return (
    <svg
      viewBox={gaugeViewBox}
      role="img"
      aria-label={`Risk score ${bounded} out of 100, ${look.word}`}
      className={cn('mx-auto block w-full base:max-w-62', look.scope, className)}
    >
      {gaugeTicks.map((value) => (
        <Tick key={value} value={value} isLit={value <= shown} />
      ))}
      {gaugeBands.map((band) => (
        <path
          key={band.level}
          d={band.path}
          strokeWidth={band.level === look.claims ? 7 : 5}
          className={cn('fill-none', strokes[band.level], band.level !== look.claims && 'opacity-42')}
        />
      ))}
      <path
        d={pointer.path}
        transform={`translate(${pointer.x} ${pointer.y}) rotate(${pointer.degrees})`}
        strokeWidth={2.5}
        strokeLinejoin="round"
        className="fill-text stroke-surface-1 [paint-order:stroke]"
      />
      {gaugeMarks.map((value) => (
        <text
          key={value}
          {...gaugeMark(value)}
          fontSize={11}
          textAnchor="middle"
          dominantBaseline="middle"
          className="fill-text-3 font-medium font-mono max-sm:hidden"
        >
          {value}
        </text>
      ))}
      <text
        x={gaugeCenter}
        y={152}
        fontSize={72}
        letterSpacing="-0.04em"
        textAnchor="middle"
        className="fill-text font-bold font-display tabular-nums"
      >
        {Math.round(shown)}
      </text>
      <text
        x={gaugeCenter}
        y={178}
        fontSize={13}
        textAnchor="middle"
        // On a phone the drawing is half as large, and this would be too small to read.
        className="origin-center fill-text-2 font-medium [transform-box:fill-box] max-sm:translate-y-1 max-sm:scale-165"
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
      strokeWidth={isMajor ? 2.4 : 1.8}
      strokeLinecap="round"
      className={isLit ? 'stroke-v' : 'stroke-tick'}
    />
  );
};
