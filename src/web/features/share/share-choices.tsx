import { Link2 } from 'lucide-react';
import { useState } from 'react';
import {
  type ShareContent,
  type ShareDays,
  type ShareRequest,
  shareContents,
  shareDays,
} from '../../../contract/share.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { DialogActions } from '../../ui/dialog.tsx';

/** What a shared result holds, in a few words and in a sentence. */
export const shareWords: Record<ShareContent, { label: string; detail: string }> = {
  verdict: {
    label: 'Verdict and reasons',
    detail:
      'The verdict, the warning signs and what to do. They may quote a few words of what you checked; the rest stays with you.',
  },
  all: {
    label: 'Everything',
    detail:
      'The same, and what you checked: the message as text, the link or the domain. Names and other people’s addresses in it can be read, so look through it first.',
  },
};

const contents = shareContents.map((value) => ({ value, label: shareWords[value].label }));
const times = shareDays.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));
const readDays = (value: string): ShareDays => shareDays.find((days) => String(days) === value) ?? 7;

type Props = {
  isBusy: boolean;
  /** There is a link, which a new one replaces. */
  replaces: boolean;
  onMake: (wish: ShareRequest) => void;
  onCancel: () => void;
};

export const ShareChoices = ({ isBusy, replaces, onMake, onCancel }: Props) => {
  const [content, setContent] = useState<ShareContent>('verdict');
  const [days, setDays] = useState<ShareDays>(7);
  return (
    <>
      <div className="grid gap-2">
        <ChoiceToggle
          label="What to share"
          choices={contents}
          value={content}
          isDisabled={isBusy}
          onChoose={setContent}
        />
        <p aria-live="polite" className="text-sm text-text-2">
          {shareWords[content].detail}
        </p>
      </div>
      <ChoiceToggle
        label="For how long"
        choices={times}
        value={String(days)}
        isDisabled={isBusy}
        onChoose={(value) => setDays(readDays(value))}
      />
      {replaces && <p className="text-sm text-text-2">The link you made before then stops working.</p>}
      <DialogActions>
        <Button
          look="primary"
          block
          icon={<Link2 aria-hidden="true" />}
          busyLabel={isBusy && 'Creating Link...'}
          onClick={() => onMake({ days, content })}
        >
          Create Link
        </Button>
        {replaces && (
          <Button block disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </DialogActions>
    </>
  );
};
