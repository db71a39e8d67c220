import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { openAnalysisRequest } from '../../../contract/admin-open.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useOpenWithReason } from './use-open-with-reason.ts';

type Props<Opened> = {
  /** The call of what is read, without `/open`. */
  path: string;
  answer: z.ZodType<Opened>;
  title: string;
  /** Above what is shown. */
  openedText?: string;
  hint?: string;
  /** The usual reason. */
  reason?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: (opened: Opened) => ReactNode;
};

/** Asks why, and then shows what is private. */
export const ReasonDialog = <Opened,>({
  path,
  answer,
  title,
  openedText = 'Your reason is in the audit trail.',
  hint,
  reason = '',
  isOpen,
  onOpenChange,
  children,
}: Props<Opened>) => {
  const open = useOpenWithReason(path, answer);
  const { field, submit } = useForm({
    initial: { reason },
    schema: openAnalysisRequest,
    isPending: open.isPending,
    onValid: (given) => open.mutate(given),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isWide={open.isSuccess}
      title={title}
      description={
        open.isSuccess
          ? openedText
          : 'This is private. Your name, the time and your reason go into the audit trail.'
      }
    >
      {open.isSuccess ? (
        children(open.data)
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextAreaField label="Why do you need to read it?" {...(hint && { hint })} {...field('reason')} />
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
