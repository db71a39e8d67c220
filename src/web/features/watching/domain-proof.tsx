import type { WatchedDomain } from '../../../contract/watch-domains.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useVerifyDomain } from './use-watching.ts';

/** What to publish to prove that a domain is one's own. */
export const DomainProof = ({ domain }: { domain: WatchedDomain }) => {
  const { id, domain: name, proof } = domain;
  const verify = useVerifyDomain();
  return (
    <div className="grid max-w-measure gap-3">
      <p className="text-text-2">
        Without a proof only public facts are looked at. To prove that {name} is yours, publish this record
        where its DNS is kept, often with your registrar, and leave it there.
      </p>
      <dl className="grid gap-2">
        {(
          [
            ['Type', proof.record.type],
            ['Name', proof.record.name],
            ['Value', proof.record.value],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className="grid gap-1">
            <dt className="text-text-3 text-xs">{label}</dt>
            <dd className="flex flex-wrap items-center gap-2">
              <code className="wrap-anywhere min-w-0 flex-1 font-mono text-xs">{value}</code>
              {label !== 'Type' && (
                <CopyButton text={value} what={`the ${label.toLowerCase()} of the record`} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button
        className="justify-self-start"
        busyLabel={verify.isPending && 'Asking...'}
        onClick={() =>
          verify.mutate(id, {
            onSuccess: () =>
              showToast({ title: `${name} is proved`, description: 'Leave the record where it is.' }),
          })
        }
      >
        Check the Record
      </Button>
    </div>
  );
};
