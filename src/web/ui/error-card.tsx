import { CircleAlert, Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cn } from './cn.ts';

type Props = {
  title: string;
  text: string;
  /** A second sentence. */
  note?: string | null;
  /** A limit is not a failure: it keeps the neutral border and the tide icon. */
  isLimit?: boolean;
  headingLevel?: 'h1' | 'h2' | 'h3';
  action: ReactNode;
};

/** A failure of ours is orchid with a dashed border, so that it cannot be mistaken for a verdict. */
export const ErrorCard = ({
  title,
  text,
  note = null,
  isLimit = false,
  headingLevel: Heading = 'h2',
  action,
}: Props) => {
  const Icon = isLimit ? Gauge : CircleAlert;
  return (
    <Card
      role="alert"
      className={cn(
        'grid justify-items-start gap-2.5 p-card',
        isLimit ? 'border-line-strong' : 'border-fault border-dashed',
      )}
    >
      <Heading className="section-title">
        <Icon aria-hidden="true" className={cn(!isLimit && 'text-fault')} />
        {title}
      </Heading>
      <p className="text-text-2">{text}</p>
      {note && <p className="text-text-2">{note}</p>}
      <div className="mt-1.5">{action}</div>
    </Card>
  );
};
