import { Mail } from 'lucide-react';
import type { DomainResult } from '../../../contract/analyze-domain.ts';
import { Tag } from '../../ui/tag.tsx';

const maxShown = 5;

type Props = { lookalikes: DomainResult['threatIntelligence']['lookalikes'] };

/** Domains that look like this one and exist, with how each was made and whether it can send and receive mail. */
export const SimilarDomains = ({ lookalikes }: Props) => {
  const shown = lookalikes.slice(0, maxShown);
  return (
    <div>
      <h4 className="mb-2 font-semibold text-sm text-text-3 leading-snug">Similar domains</h4>
      {shown.length === 0 ? (
        <p className="evidence font-medium text-xs">-</p>
      ) : (
        <ul className="flex flex-wrap items-center gap-2">
          {shown.map(({ domain, kind, hasMail }) => (
            <li key={domain}>
              <Tag className="inline-flex items-center gap-2">
                <span>{domain}</span>
                <span className="font-sans text-text-3">{kind}</span>
                {hasMail && <Mail aria-label="takes mail" className="size-3.5 shrink-0 text-text-3" />}
              </Tag>
            </li>
          ))}
          {lookalikes.length > maxShown && (
            <li className="text-xs text-text-3">+{lookalikes.length - maxShown} more</li>
          )}
        </ul>
      )}
      {shown.some(({ hasMail }) => hasMail) && (
        <p className="mt-2 flex gap-2 text-xs text-text-3">
          <Mail aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
          Set up for mail: messages may come from these domains.
        </p>
      )}
    </div>
  );
};
