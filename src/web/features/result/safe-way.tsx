import type { Explanation } from '../../../contract/explanation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** The address is text to read and type, on purpose: a habit of clicking here is what the next attack would use. */
export const SafeWay = ({ safeWay }: { safeWay: Explanation['safeWay'] | undefined }) =>
  safeWay && (
    <div className="rounded-r-control border-tide border-l-[3px] bg-tide-wash px-[18px] py-3.5">
      <h4 className="font-[640] text-[15px]">A safe way to check</h4>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5">
        {safeWay.brand && <span className="text-[15px] text-text-2">{safeWay.brand}</span>}
        <span className="evidence select-all font-semibold text-[15px]">{safeWay.address}</span>
        <CopyButton text={safeWay.address} what="the genuine address" />
      </p>
      {safeWay.how && <p className="mt-1 text-[14.5px] text-text-2 leading-normal">{safeWay.how}</p>}
    </div>
  );
