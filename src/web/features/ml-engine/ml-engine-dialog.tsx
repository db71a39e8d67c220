import { productName } from '../../../contract/site.ts';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const claims = [
  { figure: '99.68%', label: 'accuracy' },
  { figure: '<100ms', label: 'processing speed' },
  { figure: '40+', label: 'ML features' },
];

/** The bars are fixed by the specification, whatever a measurement says. */
const benchmarks = [
  { label: 'Traditional methods', percent: 90, fill: 'bg-line-strong' },
  { label: `${productName} ML`, percent: 99.68, fill: 'bg-tide' },
];

export const MlEngineDialog = ({ isOpen, onOpenChange }: Props) => (
  <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="ML Engine" isWide>
    <dl className="grid gap-3 sm:grid-cols-3">
      {claims.map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse rounded-inner border border-line bg-field px-4 py-3.5"
        >
          <dt className="mt-1 text-sm text-text-2">{label}</dt>
          <dd className="stat text-[26px]">{figure}</dd>
        </div>
      ))}
    </dl>
    <div className="grid gap-3">
      {benchmarks.map(({ label, percent, fill }) => (
        <div key={label} className="grid gap-1.5">
          <p className="flex justify-between text-[15px]">
            <span>{label}</span>
            <span className="font-[620] font-mono leading-[1.4]">{percent}%</span>
          </p>
          <div
            role="progressbar"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className="h-3.5 overflow-hidden rounded-sm border border-transparent bg-surface-3"
          >
            <div style={{ width: `${percent}%` }} className={cn('h-full', fill)} />
          </div>
        </div>
      ))}
    </div>
  </Dialog>
);
