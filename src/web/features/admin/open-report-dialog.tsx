import { type OpenedReport, openedReportResponse } from '../../../contract/admin-feedback.ts';
import { OpenedContent } from './opened-content.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { feedbackPath } from './use-feedback-queue.ts';

type Props = { id: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Asks why, and then shows what a person wrote and let us keep. */
export const OpenReportDialog = ({ id, ...dialog }: Props) => (
  <ReasonDialog
    {...dialog}
    path={`${feedbackPath}/${encodeURIComponent(id)}`}
    answer={openedReportResponse}
    title="Read a Report"
    hint="In a few words, for example “to decide this report”."
  >
    {(opened) => <Content {...opened} />}
  </ReasonDialog>
);

const Content = ({ comment, analysis }: OpenedReport) => (
  <>
    <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
      <b className="font-semibold">Comment:</b> {comment ?? 'none'}
    </p>
    {analysis ? (
      <OpenedContent {...analysis} />
    ) : (
      <p className="text-sm text-text-2">
        This person did not let us keep what they checked, or its time is over.
      </p>
    )}
  </>
);
