import { CheckBox } from '../../ui/check-box.tsx';

type Props<Choice extends string> = {
  legend: string;
  choices: readonly (readonly [choice: Choice, label: string])[];
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
  /** Shown below while it is not empty. */
  problem: string | false;
};

/** Several of a few things, each with a box. */
export const ChoiceList = <Choice extends string>(props: Props<Choice>) => {
  const { legend, choices, chosen, onChange, problem } = props;
  const toggle = (choice: Choice) =>
    onChange(choices.map(([one]) => one).filter((one) => chosen.includes(one) !== (one === choice)));
  return (
    <fieldset>
      <legend className="font-medium text-sm">{legend}</legend>
      <ul className="mt-1 grid sm:grid-cols-2">
        {choices.map(([choice, label]) => (
          <li key={choice} className="flex items-center gap-1 text-sm">
            <CheckBox label={label} state={chosen.includes(choice)} onToggle={() => toggle(choice)} />
            <span aria-hidden="true">{label}</span>
          </li>
        ))}
      </ul>
      {problem && <p className="mt-1 text-sm text-text-2">{problem}</p>}
    </fieldset>
  );
};
