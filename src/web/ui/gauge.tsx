import type { RiskLevel } from '../../contract/risk.ts';
import { cn } from './cn.ts';
import { levelLooks } from './level.ts';
import { useCountUp } from './use-count-up.ts';

const center = 130;
const degreesPerPoint = 2.7;
const firstDegree = 135;

const bands = [
  { level: 'safe', from: 0, to: 20, className: 'stroke-band-safe' },
  { level: 'suspicious', from: 21, to: 70, className: 'stroke-band-suspicious' },
  { level: 'phishing', from: 71, to: 100, className: 'stroke-band-phishing' },
] as const;

const ticks = Array.from({ length: 51 }, (_, index) => index * 2);

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
  const pointer = at(shown, 107);
  return (
    <svg
      viewBox="8 4 244 216"
      role="img"
      aria-label={`Risk score ${bounded} out of 100, ${levelLooks[level].word}`}
      className={cn('mx-auto block w-full max-w-62', levelLooks[level].scope, className)}
    >
      {ticks.map((value) => (
        <Tick key={value} value={value} isLit={value <= shown} />
      ))}
      {bands.map((band) => (
        <path
          key={band.level}
          d={arc(band.from, band.to)}
          strokeWidth={band.level === level ? 7 : 5}
          className={cn('fill-none', band.className, band.level !== level && 'opacity-42')}
        />
      ))}
      <path
        d="M-3 0 L13 -8 L13 8Z"
        transform={`translate(${pointer.x} ${pointer.y}) rotate(${firstDegree + shown * degreesPerPoint})`}
        strokeWidth={2.5}
        strokeLinejoin="round"
        className="fill-text stroke-surface-1 [paint-order:stroke]"
      />
      {[0, 20, 70, 100].map((value) => (
        <text
          key={value}
          {...at(value, 73)}
          fontSize={11}
          textAnchor="middle"
          dominantBaseline="middle"
          className="fill-text-3 font-medium font-mono max-sm:hidden"
        >
          {value}
        </text>
      ))}
      <text
        x={center}
        y={152}
        fontSize={72}
        letterSpacing="-0.04em"
        textAnchor="middle"
        className="fill-text font-bold font-display tabular-nums"
      >
        {Math.round(shown)}
      </text>
      <text
        x={center}
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
  const isMajor = value % 10 === 0;
  const inner = at(value, isMajor ? 86 : 90);
  const outer = at(value, 102);
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

const at = (value: number, radius: number) => {
  const angle = ((firstDegree + value * degreesPerPoint) * Math.PI) / 180;
  return { x: rounded(center + radius * Math.cos(angle)), y: rounded(center + radius * Math.sin(angle)) };
};

const arc = (from: number, to: number) => {
  const start = at(from, 112);
  const end = at(to, 112);
  const isLarge = (to - from) * degreesPerPoint > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A112 112 0 ${isLarge} 1 ${end.x} ${end.y}`;
};

const rounded = (value: number) => Math.round(value * 10) / 10;
