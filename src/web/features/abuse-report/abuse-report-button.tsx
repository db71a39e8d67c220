import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { createLazyDialog } from '../../ui/lazy-dialog.tsx';

/** Fetched when the first report is asked for. */
const AbuseReportDialog = createLazyDialog(
  async () => (await import('./abuse-report-dialog.tsx')).AbuseReportDialog,
);

type Props = {
  id: string;
  /** Whether what was checked can be reported itself. */
  isPhishing: boolean;
  /** Similar domains that a domain check found. */
  lookalikes?: readonly string[];
};

/** Opens the report of a kept result for those who can stop it; nothing where there is nothing to report. */
export const AbuseReportButton = ({ id, isPhishing, lookalikes = [] }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!isPhishing && lookalikes.length === 0) return null;
  return (
    <>
      <Button icon={<Flag aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Report Abuse
      </Button>
      <AbuseReportDialog {...{ id, isPhishing, lookalikes, isOpen }} onOpenChange={setIsOpen} />
    </>
  );
};
