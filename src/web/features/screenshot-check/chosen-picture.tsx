import { Check, FileImage, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '../../lib/format.ts';
import { usePictureUrl } from '../../lib/picture-url.ts';
import { Button } from '../../ui/button.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type Props = { file: File; isBusy: boolean; onReplace: () => void; onRemove: () => void };

/** In place of the zone: the chosen picture, and the ways to replace or remove it. */
export const ChosenPicture = ({ file, isBusy, onReplace, onRemove }: Props) => (
  <div className="grid min-h-52 content-center items-center justify-items-center gap-x-6 gap-y-3.5 rounded-inner border-2 border-line-strong bg-surface-2 p-4 max-sm:text-center sm:grid-cols-term sm:justify-items-start sm:p-5">
    <Thumbnail key={`${file.name} ${file.lastModified}`} file={file} />
    <div className="grid min-w-0 gap-1 max-sm:justify-items-center">
      <p className="evidence font-medium text-sm">{file.name}</p>
      <p className="flex items-center gap-2 text-sm text-text-2">
        {isBusy ? <Spinner /> : <Check aria-hidden="true" className="size-4.5 shrink-0 stroke-2 text-tide" />}
        File ready for analysis
      </p>
      <p className="text-xs text-text-3">{formatBytes(file.size)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<RefreshCw aria-hidden="true" />}
          disabled={isBusy}
          onClick={onReplace}
          aria-label="Replace the picture"
        >
          Replace
        </Button>
        <Button
          size="small"
          look="ghost"
          icon={<X aria-hidden="true" />}
          disabled={isBusy}
          onClick={onRemove}
          aria-label="Remove the picture"
        >
          Remove
        </Button>
      </div>
    </div>
  </div>
);

/** Not every browser can draw every format; one it cannot draw may still be read. */
const Thumbnail = ({ file }: { file: File }) => {
  const url = usePictureUrl(file);
  const [isDrawable, setIsDrawable] = useState(true);
  if (!isDrawable) return <IconTile icon={FileImage} className="size-13 rounded-inner" />;
  return (
    <div className="grid h-41 w-full max-w-55 place-items-center overflow-hidden rounded-control border border-line bg-field">
      {url && (
        <img
          src={url}
          // The name stands beside it.
          alt=""
          onError={() => setIsDrawable(false)}
          className="max-h-full max-w-full object-contain"
        />
      )}
    </div>
  );
};
