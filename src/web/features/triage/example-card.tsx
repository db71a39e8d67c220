import type { CampaignExample } from '../../../contract/team.ts';
import { SeverityBadge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { FactRows } from '../../ui/fact-rows.tsx';

/** One of its messages, with every address made unclickable. */
export const ExampleCard = ({ example }: { example: CampaignExample }) => {
  const { title, sender, text, hosts, files, findings } = example;
  return (
    <Card className="grid gap-4 p-card text-sm">
      <div>
        <h2 className="section-title">Example</h2>
        <p className="mt-1 max-w-measure text-text-2">
          One of the messages, as it was judged. Its addresses are broken on purpose.
        </p>
      </div>
      <FactRows
        rows={[
          { label: 'Subject', value: title || '-' },
          { label: 'Sender', value: sender || '-' },
          { label: 'Leads to', value: hosts },
          { label: 'Attached', value: files },
        ]}
      />
      {text && (
        <section
          aria-label="Text of the message"
          className="rounded-inner border border-line bg-surface-2 p-3"
        >
          <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        </section>
      )}
      {findings.length > 0 && (
        <ul aria-label="Warning signs" className="divide-y divide-line">
          {findings.map(({ title: name, description, severity }) => (
            <li key={`${name} ${description}`} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
              <span className="flex flex-wrap items-center gap-2">
                <b className="text-text">{name}</b>
                <SeverityBadge severity={severity} />
              </span>
              <span className="wrap-anywhere max-w-measure text-text-2">{description}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
