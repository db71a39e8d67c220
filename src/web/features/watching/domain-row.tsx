import { useState } from 'react';
import type { WatchedDomain } from '../../../contract/watch-domains.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { DomainFacts } from './domain-facts.tsx';
import { DomainProof } from './domain-proof.tsx';
import { useRemoveDomain } from './use-watching.ts';

type Shown = 'facts' | 'proof' | 'removal' | null;

/** One domain: what was seen of it, how it is proved, and how it is removed, each asked for in its place. */
export const DomainRow = ({ domain }: { domain: WatchedDomain }) => {
  const { id, domain: name, lastLookAt, state, proof, seen } = domain;
  const [shown, setShown] = useState<Shown>(null);
  const remove = useRemoveDomain();
  const toggle = (what: Shown) => setShown(shown === what ? null : what);
  return (
    <li className="grid gap-3 py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="wrap-anywhere grid min-w-0 flex-1 basis-60 justify-items-start gap-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            <Tag>{proofWords[proof.state]}</Tag>
          </p>
          {seen && <p className="text-text-2">{inShort(seen)}</p>}
          <p className="text-text-3 text-xs">
            {state === 'paused' ? (
              'Paused: your plan watches fewer domains.'
            ) : lastLookAt ? (
              <>
                Last look <TimeText value={lastLookAt} />
              </>
            ) : (
              'No look yet'
            )}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          {seen && (
            <Button
              aria-label={`What was found for ${name}`}
              aria-expanded={shown === 'facts'}
              onClick={() => toggle('facts')}
            >
              Found
            </Button>
          )}
          {proof.state !== 'proved' && (
            <Button
              aria-label={`Prove that ${name} is yours`}
              aria-expanded={shown === 'proof'}
              onClick={() => toggle('proof')}
            >
              Prove
            </Button>
          )}
          <Button
            aria-label={`Remove ${name}`}
            aria-expanded={shown === 'removal'}
            onClick={() => toggle('removal')}
          >
            Remove
          </Button>
        </span>
      </div>
      {shown === 'facts' && seen && <DomainFacts seen={seen} />}
      {shown === 'proof' && proof.state !== 'proved' && <DomainProof domain={domain} />}
      {shown === 'removal' && (
        <p className="flex flex-wrap items-center gap-2 text-text-2">
          Its alerts are deleted with it.
          <Button
            look="solid"
            busyLabel={remove.isPending && 'Removing...'}
            onClick={() => remove.mutate(id)}
          >
            Remove This Domain
          </Button>
          <Button look="ghost" disabled={remove.isPending} onClick={() => setShown(null)}>
            Keep It
          </Button>
        </p>
      )}
    </li>
  );
};

const proofWords: Record<WatchedDomain['proof']['state'], string> = {
  none: 'not proved',
  proved: 'yours',
  lost: 'proof is gone',
};

const inShort = (seen: NonNullable<WatchedDomain['seen']>): string => {
  const { isRegistered, listedBy, lookalikes } = seen;
  const there = lookalikes?.filter(({ isThere }) => isThere).length ?? 0;
  return [
    isRegistered === false ? 'Not registered' : 'Registered',
    ...(listedBy && listedBy.length > 0 ? ['listed for abuse'] : []),
    ...(lookalikes ? [`${there} ${there === 1 ? 'lookalike' : 'lookalikes'}`] : []),
  ].join(', ');
};
