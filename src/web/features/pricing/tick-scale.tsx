import { plans } from '../../../contract/plans.ts';
import { cn } from '../../ui/cn.ts';

const slots = Array.from({ length: plans.professional.checksADay }, (_, index) => index);

/** As many ticks as the largest limited plan has checks, so that plans compare at a glance; continuous without a limit. */
export const TickScale = ({ lit, isFloat }: { lit: number | null; isFloat: boolean }) => {
  if (lit === null) {
    return (
      <div
        aria-hidden="true"
        className="mt-3 h-4 bg-[repeating-linear-gradient(90deg,var(--tide)_0_2px,transparent_2px_4px)]"
      />
    );
  }
  const litClass = isFloat ? 'bg-float-bd' : 'bg-tide';
  return (
    <div
      aria-hidden="true"
      className="mt-3 grid h-4 justify-items-center"
      style={{ gridTemplateColumns: `repeat(${slots.length}, 1fr)` }}
    >
      {slots.map((slot) => (
        <span key={slot} className={cn('h-4 w-0.5 rounded-xs', slot < lit ? litClass : 'bg-surface-3')} />
      ))}
    </div>
  );
};
