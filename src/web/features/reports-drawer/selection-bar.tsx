import { Trash2 } from 'lucide-react';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { useDeleteReports } from './use-delete-reports.ts';

type Props = {
  /** All that are listed. */
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
};

/** Acts on the checks that are ticked. */
export const SelectionBar = ({ ids, selected, onChange }: Props) => {
  const remove = useDeleteReports(() => onChange(new Set()));
  const ticked = ids.filter((id) => selected.has(id));
  const what = ticked.length === 1 ? 'One Check' : `${formatCount(ticked.length)} Checks`;
  const press = () => {
    const question = `Delete ${what.toLowerCase()} for good, with the reports on them?`;
    if (window.confirm(question)) remove.mutate(ticked);
  };
  return (
    <section
      aria-label="Selected checks"
      className="flex items-center gap-2 border-line border-b bg-well py-1.5 pr-5 pl-3"
    >
      <CheckBox
        label="Select all"
        state={ticked.length === 0 ? false : ticked.length === ids.length || 'mixed'}
        onToggle={() => onChange(new Set(ticked.length === ids.length ? [] : ids))}
      />
      <p className="text-sm text-text-2">{formatCount(ticked.length)} selected</p>
      <Button
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        disabled={ticked.length === 0}
        busyLabel={remove.isPending && 'Deleting...'}
        onClick={press}
        className="ml-auto"
      >
        {ticked.length === 0 ? 'Delete' : `Delete ${what}`}
      </Button>
    </section>
  );
};
