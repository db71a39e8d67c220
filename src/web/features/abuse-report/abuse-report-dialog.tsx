import { useState } from 'react';
import { serverMessageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { ReadyReport } from './ready-report.tsx';
import { useAbuseReport } from './use-abuse-report.ts';

type Props = {
  id: string;
  isPhishing: boolean;
  lookalikes: readonly string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const itself = '';

/** Asks who can stop it, and shows the report to copy, mail or save. */
export const AbuseReportDialog = ({ id, isPhishing, lookalikes, isOpen, onOpenChange }: Props) => {
  const choices = [
    ...(isPhishing ? [{ value: itself, label: 'What was checked' }] : []),
    ...lookalikes.map((domain) => ({ value: domain, label: domain })),
  ];
  const [chosen, setChosen] = useState<string | null>(
    choices.length === 1 || isPhishing ? (choices[0]?.value ?? null) : null,
  );
  const report = useAbuseReport(id, isOpen && chosen !== null ? { lookalike: chosen || null } : null);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Report Abuse"
      description="A report for those who can stop it, written from this result. Nothing is sent until you send it."
      isWide
    >
      {choices.length > 1 && (
        <SelectField
          label="What to report"
          choices={choices}
          placeholder="Choose a similar domain"
          value={chosen ?? ''}
          onChoose={setChosen}
        />
      )}
      {report.isFetching && (
        <SkeletonArea className="grid gap-4">
          <p className="text-sm text-text-2">Asking registries whom to write to...</p>
          <Skeleton className="h-12" />
          <Skeleton className="h-33" />
        </SkeletonArea>
      )}
      {report.isError && !report.isFetching && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-text-2">
          {serverMessageOf(report.error) ?? 'The report could not be written.'}
          <Button onClick={() => report.refetch()}>Try Again</Button>
        </p>
      )}
      {report.data && !report.isFetching && <ReadyReport report={report.data} />}
    </Dialog>
  );
};
