import { technicalEntries } from '../../lib/technical-value.ts';
import { TechnicalRows } from '../../ui/technical-rows.tsx';

export const TechnicalPanel = ({ details }: { details: Record<string, unknown> }) => {
  const entries = technicalEntries(details);
  return (
    <section className="border-line border-t px-4 py-5 sm:px-7 sm:py-[26px]">
      <h3 className="section-title">Technical Analysis</h3>
      {entries.length === 0 ? (
        <p className="evidence mt-3 text-[13.5px]">-</p>
      ) : (
        <TechnicalRows entries={entries} className="mt-3" />
      )}
    </section>
  );
};
