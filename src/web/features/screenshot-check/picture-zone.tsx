import { CircleAlert, Download, FileImage } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '../../ui/cn.ts';
import { DropOverlay } from '../../ui/drop-overlay.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { ChosenPicture } from './chosen-picture.tsx';
import type { PictureProblem } from './picture-problem.ts';

type Props = {
  file: File | null;
  /** What was wrong with the last file. */
  problem: PictureProblem | null;
  isBusy: boolean;
  /** A file is held above the form. */
  isOver: boolean;
  isSmall: boolean;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
};

/** A real button over a file input, so that Enter and Space open the picker. Dropping is handled by the form. */
export const PictureZone = ({ file, problem, isBusy, isOver, isSmall, onFiles, onRemove }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const browse = () => input.current?.click();
  return (
    <div className="relative grid">
      {file ? (
        <ChosenPicture file={file} isBusy={isBusy} onReplace={browse} onRemove={onRemove} />
      ) : (
        <button
          type="button"
          onClick={browse}
          className={cn(
            'grid content-center justify-items-center gap-1.5 rounded-inner border-2 border-dashed px-4 py-5 text-center',
            'transition-colors',
            problem
              ? 'border-fault bg-fault-tint'
              : 'border-line-strong bg-field hover:bg-surface-2 [&:hover_.tile]:bg-tide-tint',
            isSmall ? 'min-h-33' : 'min-h-52',
          )}
        >
          <IconTile
            icon={problem ? CircleAlert : FileImage}
            className={cn(
              'tile mb-1.5',
              !isSmall && 'size-13 rounded-inner',
              problem && 'bg-transparent text-fault',
            )}
          />
          <span className="font-semibold">{problem?.title ?? 'Drag and drop an image'}</span>
          <span className="text-sm text-text-2">
            {problem?.description ?? 'or click to browse, or paste it. PNG, JPG, GIF up to 10MB'}
          </span>
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Screenshot"
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Forgotten at once: choosing the same file again must count as a choice.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {isOver && <DropOverlay icon={Download} title="Drop it here" hint="One image" className="inset-0" />}
    </div>
  );
};
