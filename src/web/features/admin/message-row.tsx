import { Archive, Handshake, Inbox, LifeBuoy, Mail } from 'lucide-react';
import { useState } from 'react';
import type { ListedMessage } from '../../../contract/admin-messages.ts';
import { formatAge, formatShortDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { ReadMessageDialog } from './read-message-dialog.tsx';
import { useMessageState } from './use-messages.ts';

const kinds = {
  sales: { word: 'Sales', icon: Handshake },
  support: { word: 'Support', icon: LifeBuoy },
};

/** Who wrote, when, and what became of it; nothing of what was written. */
export const MessageRow = ({ message }: { message: ListedMessage }) => {
  const [isReading, setIsReading] = useState(false);
  const change = useMessageState(message.id);
  const { state, handledAt, handledBy } = message;
  const age = formatAge(message.createdAt, new Date().toISOString());
  const isNew = state === 'new';
  const kind = kinds[message.kind];
  return (
    <li className="grid gap-3 border-line border-b p-card last:border-b-0 md:flex md:items-center">
      <div className="grid min-w-0 grow gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge icon={kind.icon} className="bg-surface-3 text-text-2">
            {kind.word}
          </Badge>
          <b className="font-semibold [overflow-wrap:anywhere]">{message.email}</b>
        </p>
        <p className="text-text-2">
          Received <TimeText value={message.createdAt} />
          {age && ` (${age})`}
          {handledBy && `; ${state} by ${handledBy} on ${formatShortDate(handledAt)}`}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 md:shrink-0">
        <Button size="small" icon={<Mail aria-hidden="true" />} onClick={() => setIsReading(true)}>
          {state === 'answered' ? 'Read' : 'Read and Answer'}
        </Button>
        <Button
          size="small"
          icon={isNew ? <Archive aria-hidden="true" /> : <Inbox aria-hidden="true" />}
          busyLabel={change.isPending && 'Saving...'}
          onClick={() => change.mutate(isNew ? 'closed' : 'new')}
        >
          {isNew ? 'Close' : 'Mark as New'}
        </Button>
      </div>
      <ReadMessageDialog message={message} isOpen={isReading} onOpenChange={setIsReading} />
    </li>
  );
};
