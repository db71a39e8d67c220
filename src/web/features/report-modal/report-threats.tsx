import type { KeptThreat } from '../../../contract/analysis.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { AllClear } from '../../ui/all-clear.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { CountTag } from '../../ui/count-tag.tsx';

export const ReportThreats = ({ threats }: { threats: readonly KeptThreat[] }) => (
  <section className="min-w-0">
    <h3 className="section-title flex items-center gap-2.5">
      Detected Threats {threats.length > 0 && <CountTag>{threats.length}</CountTag>}
    </h3>
    {threats.length === 0 ? (
      <AllClear>No threats detected</AllClear>
    ) : (
      <ul className="mt-1.5 grid">
        {threats.map((threat, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two threats may read alike.
            key={index}
            className="grid gap-x-4 gap-y-1.5 border-line border-t py-3 first:border-t-0 sm:grid-cols-tail"
          >
            <h4 className="font-semibold text-sm leading-snug">{threat.title}</h4>
            <span className="max-sm:order-first">
              <SeverityBadge severity={threat.severity} points={threat.score} />
            </span>
            {threat.description && (
              <p className="col-span-full text-sm text-text-2">
                <AddressText text={threat.description} />
              </p>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);
