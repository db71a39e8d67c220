import { AskFirst } from '../../ui/ask-first.tsx';
import { Card } from '../../ui/card.tsx';
import { useRemoveReports } from './use-dmarc.ts';

/** Deletes the reports of a domain, once that was asked for twice. */
export const RemoveReports = ({ domain }: { domain: string }) => {
  const remove = useRemoveReports();
  return (
    <Card className="grid justify-items-start gap-3 p-card">
      <h2 className="section-title">Delete these reports</h2>
      <p className="wrap-anywhere max-w-measure text-sm text-text-2">
        All reports of {domain} and what was counted from them. They cannot be brought back; those that are
        still to come are added as before.
      </p>
      <AskFirst
        label="Delete"
        confirm="Delete All Reports"
        keep="Keep Them"
        busyLabel={remove.isPending && 'Deleting...'}
        onConfirm={() => remove.mutate(domain)}
      />
    </Card>
  );
};
