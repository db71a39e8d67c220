import type { Explanation } from '../../../contract/explanation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** The address is text to read and type, on purpose: the next attack would exploit a habit of clicking here. */
export const SafeWay = ({ safeWay }: { safeWay: Explanation['safeWay'] | undefined }) =>
  safeWay && (
    <div className="rounded-r-control border-tide border-l-3 bg-tide-wash px-5 py-3.5">
      <h4 className="font-semibold text-sm">A safe way to check</h4>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5">
        {safeWay.brand && <span className="text-sm text-text-2">{safeWay.brand}</span>}
        <span className="evidence select-all font-semibold text-sm">{safeWay.address}</span>
        <CopyButton text={safeWay.address} what="the genuine address" />
      </p>
      {safeWay.how && <p className="mt-1 text-sm text-text-2">{safeWay.how}</p>}
    </div>
  );
