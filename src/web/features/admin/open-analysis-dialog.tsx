import { analysisSchema } from '../../../contract/analysis.ts';
import { OpenedContent } from './opened-content.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = {
  id: string;
  /** Whose it is. */
  owner: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What is read of the answer. The rest is evidence, which the console does not draw. */
const openedAnswer = analysisSchema.pick({ inputData: true, threats: true });

/** Asks why, and then shows what was submitted. */
export const OpenAnalysisDialog = ({ id, owner, ...dialog }: Props) => (
  <ReasonDialog
    {...dialog}
    path={`/api/admin/analyses/${encodeURIComponent(id)}`}
    answer={openedAnswer}
    title="Open Somebody’s Check"
    openedText={`What ${owner} submitted. Your reason is in the audit trail.`}
    hint="In a few words, for example the number of a support request."
  >
    {(opened) => <OpenedContent {...opened} />}
  </ReasonDialog>
);
