import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';

type Props = { isBusy: boolean; isDisabled: boolean; onFiles: (files: File[]) => void };

/** A real button over a file input, so that Enter and Space open the picker. */
export const EmailFileButton = ({ isBusy, isDisabled, onFiles }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FileUp aria-hidden="true" />}
        busyLabel={isBusy && 'Uploading...'}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        Upload Email File
      </Button>
      <input
        ref={input}
        type="file"
        accept=".eml,.txt,.msg"
        aria-label="Email file"
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Forgotten at once: choosing the same file again must count as a choice.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
