import { useDeferredValue, useMemo, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ApiDocument } from './api-document.ts';
import { CallFold } from './call-fold.tsx';
import { callsIn, findCalls } from './calls-in.ts';

type Props = { document: ApiDocument; apiKey: string };

/** Every call, under its heading; a search leaves those that it finds. */
export const CallGroups = ({ document, apiKey }: Props) => {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const groups = useMemo(() => callsIn(document), [document]);
  const found = useMemo(() => findCalls(groups, wanted), [groups, wanted]);
  const named = window.location.hash.slice(1);
  return (
    <div className="grid min-w-0 gap-8">
      <search className="max-w-measure">
        <TextField
          label="Find a call"
          type="search"
          placeholder="report, cursor, 409"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      <p aria-live="polite" className={found.length === 0 ? 'text-text-2' : 'sr-only'}>
        {wanted !== '' && foundWords(found.reduce((sum, { calls }) => sum + calls.length, 0))}
      </p>
      {found.map(({ name, description, calls }) => (
        <section key={name} className="grid min-w-0 gap-3">
          <h3 className="text-xl">{name}</h3>
          {description && <p className="text-text-2">{description}</p>}
          <Card className="min-w-0 overflow-clip">
            <ul className="divide-y divide-line">
              {calls.map((call) => (
                <CallFold
                  key={call.id}
                  document={document}
                  call={call}
                  apiKey={apiKey}
                  isNamed={call.id === named}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
};

const foundWords = (count: number) => {
  if (count === 0) return 'No call has all of these words.';
  return count === 1 ? 'One call found.' : `${count} calls found.`;
};
