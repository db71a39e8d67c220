import type { ProofRecord } from '../../../contract/domain-proof.ts';
import type { OrganisationDomain } from '../../../contract/organisations.ts';
import { formatDay } from '../../lib/format.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useRemoveDomain, useVerifyDomain } from './use-team.ts';

/** One domain, with what proves it as long as it is not proved. */
export const DomainRow = ({ domain: { id, domain, provedAt, record } }: { domain: OrganisationDomain }) => {
  const verify = useVerifyDomain();
  const remove = useRemoveDomain();
  return (
    <li className="grid gap-3 py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="wrap-anywhere min-w-0 flex-1 basis-60">
          <p className="font-semibold">{domain}</p>
          <p className="text-text-3 text-xs">
            {provedAt ? `Proved ${formatDay(provedAt)}` : 'Not proved yet'}
          </p>
        </div>
        {record && (
          <span className="flex flex-wrap gap-2">
            {!provedAt && (
              <Button
                aria-label={`Check Record of ${domain}`}
                busyLabel={verify.isPending && 'Checking...'}
                onClick={() => verify.mutate(id)}
              >
                Check Record
              </Button>
            )}
            <AskFirst
              label="Remove"
              name={`Remove ${domain}`}
              confirm="Remove This Domain"
              keep="Keep It"
              busyLabel={remove.isPending && 'Removing...'}
              onConfirm={() => remove.mutate(id)}
            />
          </span>
        )}
      </div>
      {record && !provedAt && <RecordToAdd domain={domain} record={record} />}
    </li>
  );
};

const RecordToAdd = ({ domain, record }: { domain: string; record: ProofRecord }) => (
  <div className="grid gap-2">
    <p className="max-w-measure text-text-2">
      Add this TXT record where the DNS of {domain} is kept, then check it. It can take an hour until it is
      seen everywhere.
    </p>
    {(
      [
        ['Name', record.name],
        ['Value', record.value],
      ] as const
    ).map(([label, text]) => (
      <div key={label} className="flex flex-wrap items-center gap-2">
        <span className="min-w-11 text-text-3 text-xs">{label}</span>
        <code className="wrap-anywhere min-w-0 flex-1 basis-60 font-mono text-xs">{text}</code>
        <CopyButton text={text} what={`the ${label.toLowerCase()} of the record`} hasLabel />
      </div>
    ))}
  </div>
);
