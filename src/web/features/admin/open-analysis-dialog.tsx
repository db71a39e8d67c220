import { Eye } from 'lucide-react';
import { openAnalysisRequest } from '../../../contract/admin-open.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useOpenAnalysis } from './use-open-analysis.ts';

type Props = {
  id: string;
  /** Whose it is. */
  owner: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Asks why, and then shows what was submitted. */
export const OpenAnalysisDialog = ({ id, owner, isOpen, onOpenChange }: Props) => {
  const open = useOpenAnalysis(id);
  const { field, submit } = useForm({
    initial: { reason: '' },
    schema: openAnalysisRequest,
    isPending: open.isPending,
    onValid: (given) => open.mutate(given),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isWide={open.isSuccess}
      title="Open Somebody’s Check"
      description={
        open.isSuccess
          ? `What ${owner} submitted. Your reason is in the audit trail.`
          : 'This is private. Your name, the time and your reason go into the audit trail.'
      }
    >
      {open.isSuccess ? (
        <Content {...open.data} />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextAreaField
            label="Why do you need to read it?"
            hint="In a few words, for example the number of a support request."
            {...field('reason')}
          />
          <DialogActions>
            <Button
              type="submit"
              look="primary"
              block
              icon={<Eye aria-hidden="true" />}
              busyLabel={open.isPending && 'Opening...'}
            >
              Open and Record
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
};

const Content = ({
  inputData,
  threats,
}: {
  inputData: string;
  threats: readonly { type: string; title: string; description: string }[];
}) => (
  <>
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message is scrolled by keyboard, too.
      tabIndex={0}
      className="max-h-96 overflow-auto whitespace-pre-wrap rounded-control border border-line bg-field p-3.5 font-mono text-sm [overflow-wrap:anywhere]"
    >
      {inputData}
    </pre>
    {threats.length > 0 && (
      <ul className="bulleted grid gap-2 text-sm">
        {threats.map(({ type, title, description }) => (
          <li key={type}>
            <b className="font-semibold">{title}:</b> {description}
          </li>
        ))}
      </ul>
    )}
  </>
);
