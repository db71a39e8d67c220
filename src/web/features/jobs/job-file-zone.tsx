import { CircleAlert, Download, FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { JobKind } from '../../../contract/v1/jobs.ts';
import { formatBytes } from '../../lib/format.ts';
import { cn } from '../../ui/cn.ts';
import { DropOverlay } from '../../ui/drop-overlay.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { acceptedFiles, fileHints } from './job-file-problem.ts';

type Props = {
  kind: JobKind;
  file: File | null;
  problem: string | null;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
};

/** A real button over a file input, so that Enter and Space open the picker. */
export const JobFileZone = ({ kind, file, problem, isDisabled, onFiles }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(onFiles, !isDisabled);
  return (
    <div className="relative grid" {...drop.handlers}>
      <button
        type="button"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        className={cn(
          'grid min-h-33 content-center justify-items-center gap-1.5 rounded-inner border-2 border-dashed px-4 py-5',
          'wrap-anywhere text-center transition-colors disabled:cursor-not-allowed disabled:text-text-3',
          problem ? 'border-fault bg-fault-tint' : 'border-line-strong bg-field enabled:hover:bg-surface-2',
        )}
      >
        <IconTile
          icon={problem ? CircleAlert : FileUp}
          className={cn('mb-1.5', problem && 'bg-transparent text-fault')}
        />
        <span className="font-semibold">{file ? file.name : 'Drag and drop a file, or click to browse'}</span>
        <span className={cn('text-sm', !isDisabled && 'text-text-2')}>
          {file ? formatBytes(file.size) : fileHints[kind]}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles[kind]}
        aria-label="File of the job"
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Forgotten at once: choosing the same file again must count as a choice.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {drop.isOver && (
        <DropOverlay icon={Download} title="Drop it here" hint="One file" className="inset-0" />
      )}
    </div>
  );
};
