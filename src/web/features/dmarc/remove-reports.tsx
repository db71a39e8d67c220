import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useRemoveReports } from './use-dmarc.ts';

/** Deletes the reports of a domain, once that was asked for twice. */
export const RemoveReports = ({ domain }: { domain: string }) => {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveReports();
  return (
    <Card className="grid justify-items-start gap-3 p-card">
      <h2 className="section-title">Delete these reports</h2>
      <p className="wrap-anywhere max-w-measure text-sm text-text-2">
        All reports of {domain} and what was counted from them. They cannot be brought back; those that are
        still to come are added as before.
      </p>
      {isAsked ? (
        <span className="flex flex-wrap gap-2">
          <Button
            look="solid"
            busyLabel={remove.isPending && 'Deleting...'}
            onClick={() => remove.mutate(domain)}
          >
            Delete All Reports
          </Button>
          <Button look="ghost" disabled={remove.isPending} onClick={() => setAsked(false)}>
            Keep Them
          </Button>
        </span>
      ) : (
        <Button onClick={() => setAsked(true)}>Delete</Button>
      )}
    </Card>
  );
};
