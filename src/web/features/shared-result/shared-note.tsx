import { Users } from 'lucide-react';
import { productName } from '../../../contract/site.ts';
import { TimeText } from '../../ui/time-text.tsx';

type Props = { expiresAt: string; isWhole: boolean };

/** Whose word this is, and until when it can be read. */
export const SharedNote = ({ expiresAt, isWhole }: Props) => (
  <div className="flex items-start gap-3.5 rounded-r-control border-tide border-l-3 bg-tide-wash px-5 py-3.5">
    <Users aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-tide" />
    <div className="min-w-0">
      <p className="font-semibold">
        Shared with you by a {productName} user; it ends on <TimeText value={expiresAt} />.
      </p>
      <p className="mt-1 max-w-measure text-sm text-text-2">
        {!isWhole && 'Only the verdict and its reasons were shared. '}
        It judges what that person checked, which may differ from what you received. If you are in doubt,
        check your own copy.
      </p>
    </div>
  </div>
);
