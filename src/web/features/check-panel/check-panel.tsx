import type { CheckFormProps, CheckTool } from '../../lib/check-tool.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { KeptNote } from './kept-note.tsx';

type Props = CheckFormProps & {
  tools: readonly CheckTool[];
  selected: string;
  onSelect: (id: string) => void;
};

/** The tabbed panel. It knows no tool: each is one line in the list it is given. */
export const CheckPanel = ({ tools, selected, onSelect, ...outcome }: Props) => (
  <Card className="flex min-w-0 flex-col [&>:first-child]:grow">
    <Tabs
      label="Analysis tools"
      value={selected}
      onValueChange={onSelect}
      contentClassName="p-card"
      tabs={tools.map(({ id, label, shortLabel, icon, Form }) => ({
        id,
        label,
        shortLabel,
        icon,
        content: <Form {...outcome} />,
      }))}
    />
    <KeptNote />
  </Card>
);
