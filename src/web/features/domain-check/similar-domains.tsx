import { Mail } from 'lucide-react';
import { Tag } from '../../ui/tag.tsx';
import type { DomainView } from './domain-view.ts';

const maxShown = 5;

type Props = { intelligence: DomainView['threatIntelligence'] };

/** Names that look like this one and exist, with how each was made and whether it can send and receive mail. */
export const SimilarDomains = ({ intelligence: { similarDomains, lookalikes } }: Props) => {
  const names = similarDomains.length > 0 ? similarDomains : lookalikes.map(({ domain }) => domain);
  const shown = names.slice(0, maxShown);
  const knownOf = (name: string) => lookalikes.find(({ domain }) => domain === name);
  const hasMail = shown.some((name) => knownOf(name)?.hasMail);
  return (
    <div>
      <h4 className="mb-2 font-semibold text-sm text-text-3 leading-snug">Similar domains</h4>
      {shown.length === 0 ? (
        <p className="evidence font-medium text-xs">-</p>
      ) : (
        <ul className="flex flex-wrap items-center gap-2">
          {shown.map((name) => {
            const known = knownOf(name);
            return (
              <li key={name}>
                <Tag className="inline-flex items-center gap-2">
                  <span>{name}</span>
                  {known?.kind && <span className="font-sans text-text-3">{known.kind}</span>}
                  {known?.hasMail && (
                    <Mail aria-label="takes mail" className="size-3.5 shrink-0 text-text-3" />
                  )}
                </Tag>
              </li>
            );
          })}
          {names.length > maxShown && (
            <li className="text-xs text-text-3">+{names.length - maxShown} more</li>
          )}
        </ul>
      )}
      {hasMail && (
        <p className="mt-2 flex gap-2 text-xs text-text-3">
          <Mail aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
          Set up for mail: messages may come from these names.
        </p>
      )}
    </div>
  );
};
