import type { Campaign } from '../../../contract/team.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

/** What an administrator pastes to find the same message elsewhere. Nothing is executed by us. */
export const QueriesCard = ({ queries }: Pick<Campaign, 'queries'>) => (
  <Card className="grid gap-4 p-card text-sm">
    <div>
      <h2 className="section-title">Find it in other mailboxes</h2>
      <p className="mt-1 max-w-measure text-text-2">
        {queries.length > 0
          ? 'Copy a query into your mail system. Hookwise runs nothing in anybody’s mailbox.'
          : 'There is nothing to search for: its reports name no sender, subject, link or file of their own.'}
      </p>
    </div>
    {queries.map(({ product, title, query, next }) => (
      <section key={title + product} aria-label={`${product}: ${title}`} className="grid gap-2">
        <h3 className="font-sans font-semibold text-sm tracking-normal">{product}</h3>
        <p className="text-text-2">{title}</p>
        <div className="flex items-start gap-2">
          <code className="wrap-anywhere min-w-0 flex-1 whitespace-pre-wrap rounded-inner border border-line bg-surface-2 p-3 font-mono text-xs">
            {query}
          </code>
          <CopyButton text={query} what={`the query for ${product}: ${title}`} hasLabel />
        </div>
        <p className="max-w-measure text-text-3 text-xs">{next}</p>
      </section>
    ))}
  </Card>
);
