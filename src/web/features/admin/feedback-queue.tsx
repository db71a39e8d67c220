import { Flag } from 'lucide-react';
import { useState } from 'react';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { ConsoleList } from './console-list.tsx';
import { FeedbackRow } from './feedback-row.tsx';
import { groupsPerPage, type QueueState, useFeedbackQueue } from './use-feedback-queue.ts';

const states = [
  { value: 'open', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const;

/** Reports of wrong verdicts. Those that say the same of the same item are one line; the oldest waits at the top. */
export const FeedbackQueue = () => {
  const [state, setState] = useState<QueueState>('open');
  return (
    <section className="grid gap-5" aria-label="Reports of wrong verdicts">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-measure text-sm text-text-2">
          What people submitted is hidden. A report changes nothing by itself: accepting it corrects the
          verdict of exactly that host, page, message or picture, for a time.
        </p>
        <div className="w-full sm:w-64">
          <ChoiceToggle label="Show" choices={states} value={state} onChoose={setState} />
        </div>
      </div>
      <Groups key={state} state={state} />
    </section>
  );
};

const emptyTexts: Record<QueueState, { title: string; text: string }> = {
  open: {
    title: 'Nothing waits for a decision',
    text: 'When a person says that a verdict is wrong, it appears here, the oldest first.',
  },
  decided: {
    title: 'Nothing has been decided yet',
    text: 'Decisions appear here, the newest first, with who took them and why.',
  },
};

const Groups = ({ state }: { state: QueueState }) => {
  const [page, setPage] = useState(1);
  const queue = useFeedbackQueue(state, page);
  return (
    <ConsoleList
      list={queue}
      {...{ page, pageSize: groupsPerPage, onPage: setPage }}
      label={state === 'open' ? 'Waiting reports' : 'Decided reports'}
      things="items"
      failed="reports"
      empty={{ icon: Flag, ...emptyTexts[state] }}
    >
      {queue.data?.reports.map((group) => (
        <FeedbackRow key={`${group.id} ${group.answer?.decidedAt ?? ''}`} group={group} />
      ))}
    </ConsoleList>
  );
};
