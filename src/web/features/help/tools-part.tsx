import { Check, Minus } from 'lucide-react';
import { Link } from 'wouter';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { HelpPart } from './help-part.tsx';
import { toolSights } from './tool-sights.ts';

export const ToolsPart = () => (
  <HelpPart
    id="tools"
    title="What each tool can and cannot see"
    lead="A verdict is as good as what there is to look at. What could not be looked up is shown as unknown, and never counts against anything."
  >
    <div className="grid gap-4 sm:gap-5">
      {toolSights.map(({ part, path, name, sees, misses }) => (
        <Card key={part} id={part} tabIndex={-1} className="scroll-mt-20 p-card outline-none">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="text-lg">{name}</h3>
            <Link href={path} className="text-link text-sm">
              Open {name}
            </Link>
          </div>
          <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
            <Sights title="It can see" items={sees} isSeen />
            <Sights title="It cannot see" items={misses} />
          </div>
        </Card>
      ))}
    </div>
  </HelpPart>
);

type Props = { title: string; items: readonly string[]; isSeen?: boolean };

const Sights = ({ title, items, isSeen = false }: Props) => {
  const Icon = isSeen ? Check : Minus;
  return (
    <div>
      <h4 className="font-semibold text-sm">{title}</h4>
      <ul className="mt-1.5 grid gap-1.5 text-sm text-text-2">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-lead gap-2.5">
            <Icon aria-hidden="true" className={cn('mt-1 size-4', isSeen ? 'text-tide' : 'text-text-3')} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
};
