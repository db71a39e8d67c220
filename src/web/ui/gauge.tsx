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
      className={cn('mx-auto block w-full max-w-[248px]', levelLooks[level].scope, className)}
    >
      {ticks.map((value) => (
        <Tick key={value} value={value} isLit={value <= shown} />
      ))}
      {bands.map((band) => (
        <path
          key={band.level}
          d={arc(band.from, band.to)}
          className={cn(
            'fill-none',
            band.className,
            band.level === level ? 'stroke-[7px]' : 'stroke-[5px] opacity-42',
          )}
        />
      ))}
      <path
        d="M-3 0 L13 -8 L13 8Z"
        transform={`translate(${pointer.x} ${pointer.y}) rotate(${firstDegree + shown * degreesPerPoint})`}
        className="fill-text stroke-[2.5px] stroke-surface-1 [paint-order:stroke]"
        strokeLinejoin="round"
      />
      {[0, 20, 70, 100].map((value) => (
        <text
          key={value}
          {...at(value, 73)}
          className="fill-text-3 font-medium font-mono text-[11px] [dominant-baseline:middle] [text-anchor:middle] max-sm:hidden"
        >
          {value}
        </text>
      ))}
      <text
        x={center}
        y={152}
        className="fill-text font-bold font-display text-[78px] tabular-nums tracking-[-0.04em] [text-anchor:middle] sm:text-[70px]"
      >
        {Math.round(shown)}
      </text>
      <text
        x={center}
        y={178}
        className="translate-y-1 fill-text-2 font-[550] text-[22px] [text-anchor:middle] sm:translate-y-0 sm:text-[13px]"
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
      strokeLinecap="round"
      className={cn(
        isLit ? 'stroke-v' : 'stroke-tick',
        isMajor ? 'stroke-[2.4px]' : 'stroke-[2px] sm:stroke-[1.6px]',
      )}
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
