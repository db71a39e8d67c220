import { Download } from 'lucide-react';

/** A frame around the window while a file is dragged over it. Pointer events pass through to what lies below. */
export const DropFrame = () => (
  <div
    aria-hidden="true"
    className="pointer-events-none fixed inset-2 z-50 grid items-end justify-items-center rounded-card border-2 border-tide border-dashed pb-6"
  >
    <p className="flex items-center gap-2.5 rounded-full border border-tide bg-surface-1 px-5 py-3 font-semibold shadow-1">
      <Download className="size-5 text-tide" />
      Drop it anywhere: an email file or a picture
    </p>
  </div>
);
