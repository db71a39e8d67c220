import { Clock, Info } from 'lucide-react';
import type { DomainPart } from '../../../contract/domain-facts.ts';
import { formatAge } from '../../lib/format.ts';
import { AddressText } from '../../ui/address-text.tsx';
import type { DomainView } from './domain-view.ts';

/** Under the facts of one lookup: why something is not known, and how old the answer is where it was remembered. */
export const PartNote = ({ view, part }: { view: DomainView; part: DomainPart }) => {
  const outcome = view.lookups[part];
  if (!outcome) return null;
  const age = formatAge(outcome.checkedAt, view.checkedAt);
  const reason = outcome.detail.trim();
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
