import { Clock, Info } from 'lucide-react';
import type { DomainPart } from '../../../contract/domain-facts.ts';
import { formatAge } from '../../lib/format.ts';
import { AddressText } from '../../ui/address-text.tsx';
import type { KnownDomain } from './known-domain.ts';

/** Under the facts of one lookup: why something is unknown, and how old a cached answer is. */
export const PartNote = ({ known, part }: { known: KnownDomain; part: DomainPart }) => {
  const outcome = known.lookups?.[part];
  if (!outcome) return null;
  const age = formatAge(outcome.checkedAt, known.checkedAt ?? null);
  const reason = outcome.detail;
  if (!reason && !age) return null;
  return (
    <div className="mt-3 grid gap-1 text-xs text-text-3">
      {reason && (
        <p className="flex gap-2">
          <Info aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
          <span>
            <AddressText text={reason} />
          </span>
        </p>
      )}
      {age && (
        <p className="flex gap-2">
          <Clock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
          Checked {age}
        </p>
      )}
    </div>
  );
};
