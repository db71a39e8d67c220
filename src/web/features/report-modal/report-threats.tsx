import type { KeptThreat } from '../../../contract/analysis.ts';
import { AllClear } from '../../ui/all-clear.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { CountTag } from '../../ui/count-tag.tsx';
import { ThreatItem, ThreatList, ThreatNumber } from '../../ui/threat-list.tsx';

type Props = { threats: readonly KeptThreat[]; isOpen: boolean };

export const ReportThreats = ({ threats, isOpen }: Props) => (
  <section className="min-w-0">
    <h3 className="section-title flex items-center gap-2.5">
      Detected Threats {threats.length > 0 && <CountTag>{threats.length}</CountTag>}
    </h3>
    {threats.length === 0 ? (
      <AllClear isOpen={isOpen}>No threats detected</AllClear>
    ) : (
      <ThreatList>
        {threats.map(({ title, severity, score, description }, index) => (
          <ThreatItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what identifies a threat here.
            key={index}
            title={title}
            badge={<SeverityBadge severity={severity} points={score} />}
            description={description}
            marker={<ThreatNumber severity={severity}>{index + 1}</ThreatNumber>}
          />
        ))}
      </ThreatList>
    )}
  </section>
);
