import { technicalEntries } from '../../lib/technical-value.ts';
import { TechnicalRows } from '../../ui/technical-rows.tsx';
import { TimeText } from '../../ui/time-text.tsx';

type Props = {
  details: Record<string, unknown>;
  /** When the check was made; empty where that is not known. */
  checkedAt?: string;
};

export const TechnicalPanel = ({ details, checkedAt = '' }: Props) => {
  const entries = technicalEntries(details);
  return (
    <section className="border-line border-t p-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="section-title">Technical Analysis</h3>
        {checkedAt && (
          <p className="text-xs text-text-3">
            Checked <TimeText value={checkedAt} />
          </p>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="evidence mt-3 text-xs">-</p>
      ) : (
        <TechnicalRows entries={entries} className="mt-3" />
      )}
    </section>
  );
};
