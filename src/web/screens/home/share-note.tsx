import { Share2 } from 'lucide-react';

/** Shown when a phone opened the page with something to check, and nothing came with it. */
export const ShareNote = () => (
  <p
    role="status"
    className="grid grid-cols-lead items-center gap-3 rounded-inner border border-line-strong bg-surface-2 px-4 py-3 text-sm lg:col-span-full"
  >
    <Share2 aria-hidden="true" className="size-5 text-tide" />
    What you shared did not arrive. Please choose the picture here, or paste the text or link into the tool
    that fits.
  </p>
);
