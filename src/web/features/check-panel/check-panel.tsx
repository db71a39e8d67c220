import { Link } from 'wouter';
import type { CheckFormProps, CheckTool } from '../../lib/check-tool.ts';
import { LazyPart } from '../../lib/lazy-part.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FormNotLoaded } from './form-not-loaded.tsx';
import { KeptNote } from './kept-note.tsx';

type Props = CheckFormProps & {
  tools: readonly CheckTool[];
  selected: string;
  onSelect: (id: string) => void;
  /** Another one makes a new form, which reads its draft again. */
  formKey: number;
};

/** The tabbed panel. It knows no tool: each is one line in the list it is given. */
export const CheckPanel = ({ tools, selected, onSelect, formKey, ...outcome }: Props) => {
  const tool = tools.find(({ id }) => id === selected);
  return (
    <Card className="flex min-w-0 flex-col [&>:first-child]:grow">
      <Tabs
        label="Analysis tools"
        value={selected}
        onValueChange={onSelect}
        contentClassName="p-card"
        tabs={tools.map(({ id, label, shortLabel, icon, form, formHeight }) => ({
          id,
          label,
          shortLabel,
          icon,
          content: (
            <LazyPart
              key={formKey}
              part={form}
              props={outcome}
              fallback={<div className={formHeight} />}
              failure={(retry) => <FormNotLoaded onTryAgain={retry} />}
            />
          ),
        }))}
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-card py-3 text-text-2 text-xs">
        {tool?.keptNothing ? <p>{tool.keptNothing}</p> : <KeptNote />}
        {tool && !outcome.isAnswered && (
          <Link href={`/help#${tool.help.part}`} className="text-link">
            {tool.help.label}
          </Link>
        )}
      </div>
    </Card>
  );
};
