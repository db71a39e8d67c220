import { Inbox as InboxIcon } from 'lucide-react';
import { useState } from 'react';
import type { MessageState } from '../../../contract/admin-messages.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { inputClass } from '../../ui/field.tsx';
import { ConsoleList } from './console-list.tsx';
import { MessageRow } from './message-row.tsx';
import { messagesPerPage, useMessages } from './use-messages.ts';

const states = [
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
] as const;

const typingPauseMs = 200;

/** Messages to sales and support. The oldest new one is at the top. */
export const Inbox = () => {
  const [state, setState] = useState<MessageState>('new');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), typingPauseMs);
  return (
    <section className="grid gap-5" aria-label="Messages to us">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-measure text-sm text-text-2">
          What people write to sales and support. The text is hidden: to read it, give a reason, which goes
          into the audit trail.
        </p>
        <div className="w-full sm:w-80">
          <ChoiceToggle label="Show" choices={states} value={state} onChoose={setState} />
        </div>
      </div>
      <input
        type="search"
        aria-label="Search by email"
        placeholder="Search by email"
        maxLength={254}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={inputClass}
      />
      <Messages key={`${state} ${search}`} state={state} search={search} />
    </section>
  );
};

const emptyTexts: Record<MessageState, { title: string; text: string }> = {
  new: {
    title: 'No new messages',
    text: 'When somebody writes to sales or support, it appears here, the oldest first.',
  },
  answered: {
    title: 'Nothing has been answered yet',
    text: 'Answered messages appear here, the newest first.',
  },
  closed: { title: 'Nothing has been closed yet', text: 'Closed messages appear here, the newest first.' },
};

const Messages = ({ state, search }: { state: MessageState; search: string }) => {
  const [page, setPage] = useState(1);
  const messages = useMessages({ state, search }, page);
  const empty = search
    ? { title: 'No messages found', text: 'No message in this list is from such an address.' }
    : emptyTexts[state];
  return (
    <ConsoleList
      list={messages}
      {...{ page, pageSize: messagesPerPage, onPage: setPage }}
      label="Messages"
      things="messages"
      empty={{ icon: InboxIcon, ...empty }}
    >
      {messages.data?.messages.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </ConsoleList>
  );
};
