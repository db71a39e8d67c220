import { Check, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import type { RiskLevel } from '../../../contract/risk.ts';
import { cn } from '../../ui/cn.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { type FirstAid, firstAid } from './first-aid.ts';
import { choicesFor } from './first-aid-choices.ts';
import type { UserAction } from './first-aid-steps.ts';
import { wantsOf } from './wants.ts';

type Props = { level: RiskLevel; threats: readonly { type: string | null }[] };

/** For a person who asks too late: what they did, and what to do about it, the first ten minutes first. */
export const FirstAidPanel = ({ level, threats }: Props) => {
  const [actions, setActions] = useState<readonly UserAction[]>([]);
  const wants = wantsOf(threats);
  const toggle = (action: UserAction) => setActions((before) => toggleAction(before, action));
  return (
    <section className="border-line border-t p-card">
      <h3 className="section-title">
        <LifeBuoy aria-hidden="true" />
        Already clicked or replied?
      </h3>
      <fieldset className="mt-2 min-w-0">
        <legend className="mb-3 text-sm text-text-2">
          What have you already done? Choose all that apply, and you get the steps to take.
        </legend>
        <div className="flex flex-wrap gap-2">
          {choicesFor(wants).map(({ action, label, isWanted }) => (
            <ActionChoice
              key={action}
              label={label}
              isWanted={isWanted && level !== 'safe'}
              isChosen={actions.includes(action)}
              onToggle={() => toggle(action)}
            />
          ))}
        </div>
      </fieldset>
      <div aria-live="polite">{actions.length > 0 && <Steps aid={firstAid(level, actions, wants)} />}</div>
    </section>
  );
};

/** Nothing and something cannot both be true: the latest choice counts. */
const toggleAction = (before: readonly UserAction[], action: UserAction): readonly UserAction[] => {
  if (before.includes(action)) return before.filter((one) => one !== action);
  return action === 'nothing' ? ['nothing'] : [...before.filter((one) => one !== 'nothing'), action];
};

type ChoiceProps = { label: string; isWanted: boolean; isChosen: boolean; onToggle: () => void };

const ActionChoice = ({ label, isWanted, isChosen, onToggle }: ChoiceProps) => (
  <label
    className={cn(
      'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control control-edge px-3.5 py-2 font-medium text-sm',
      'leading-tight has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
      isChosen ? 'border-tide bg-tide-tint' : 'border-line-strong text-text-2 hover:bg-surface-3',
    )}
  >
    <input type="checkbox" checked={isChosen} onChange={onToggle} className="sr-only" />
    {isChosen && <Check aria-hidden="true" className="size-4 shrink-0 stroke-2 text-tide" />}
    {label}
    {isWanted && (
      <span className="rounded-chip bg-suspicious-tint px-1.5 py-1 font-medium text-xs text-suspicious leading-none">
        it asks for this
      </span>
    )}
  </label>
);

const Steps = ({ aid: { lead, soon, later } }: { aid: FirstAid }) => (
  <div className="mt-5 grid gap-4 rounded-inner border border-line bg-well p-4 sm:p-5">
    <p className="flex items-start justify-between gap-4">
      <span className="font-semibold">{lead}</span>
      <CopyButton text={asText({ soon, later })} what="the steps" hasLabel />
    </p>
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      <StepList title="In the first 10 minutes" steps={soon} start={1} />
      <StepList title="After that" steps={later} start={soon.length + 1} />
    </div>
  </div>
);

const StepList = ({ title, steps, start }: { title: string; steps: readonly string[]; start: number }) =>
  steps.length > 0 && (
    <div className="min-w-0">
      <h4 className="font-semibold text-sm text-tide">{title}</h4>
      <ol start={start} className="mt-2 grid gap-2.5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-lead leading-normal">
            <span
              aria-hidden="true"
              className="font-semibold font-mono w-7 text-sm text-text-3 leading-relaxed"
            >
              {start + index}.
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );

const asText = ({ soon, later }: Pick<FirstAid, 'soon' | 'later'>) =>
  [
    ...(soon.length > 0 ? ['In the first 10 minutes', ...soon.map((step, n) => `${n + 1}. ${step}`)] : []),
    ...(later.length > 0 ? ['After that', ...later.map((step, n) => `${soon.length + n + 1}. ${step}`)] : []),
  ].join('\n');
