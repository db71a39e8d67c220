import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { kindOf } from '../../lib/analysis-kinds.ts';
import { type TechnicalEntry, technicalEntries } from '../../lib/technical-value.ts';
import { TechnicalRows } from '../../ui/technical-rows.tsx';

/** What people look for first; without any details each of them is unknown. */
const placeholders = technicalEntries({
  domainAge: '-',
  domainReputation: '-',
  blacklistStatus: '-',
  sslCertificate: '-',
});

export const TechnicalCard = ({ analysis }: { analysis: ListedAnalysis }) => {
  const about: TechnicalEntry[] = [
    { key: 'analysisType', kind: 'text', text: kindOf(analysis.analysisType).name },
    { key: 'analyzed', kind: 'time', time: analysis.createdAt },
  ];
  const details = technicalEntries(analysis.technicalAnalysis);
  return (
    <section className="border-line border-t p-card">
      <h3 className="section-title">Technical Analysis</h3>
      <TechnicalRows
        entries={[...about, ...(details.length > 0 ? details : placeholders)]}
        columnsClass="sm:grid-cols-2"
        className="mt-2"
      />
    </section>
  );
};
