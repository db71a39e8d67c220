import type { KeptThreat } from '../../../contract/analysis.ts';
import { AllClear } from '../../ui/all-clear.tsx';
import { CountTag } from '../../ui/count-tag.tsx';
import { ThreatList } from '../../ui/threat-list.tsx';
import { ThreatRow } from './threat-row.tsx';
import type { Spotlight } from './use-spotlight.ts';

/** In what a threat can be shown. */
export type FindingPlace = 'message' | 'picture' | 'text';

type Props = {
  threats: readonly KeptThreat[];
  /** Nothing speaks against it, and nothing vouches for it. */
  isOpen: boolean;
  /** By type of threat. */
  scoreWithout: Readonly<Record<string, number>> | undefined;
  hasPointsInBadge: boolean;
  /** Where the threat of a number is marked; null where nowhere. */
  placeOf: (number: number) => FindingPlace | null;
  idOf: (number: number) => string;
  spotlight: Spotlight;
  onShow: (number: number) => void;
};

export const DetectedThreats = ({
  threats,
  isOpen,
  scoreWithout,
  hasPointsInBadge,
  placeOf,
  idOf,
  spotlight,
  onShow,
}: Props) => (
  <section className="min-w-0 p-card">
    <h3 className="section-title flex items-center gap-2.5">
      Detected Threats {threats.length > 0 && <CountTag>{threats.length}</CountTag>}
    </h3>
    {threats.length === 0 ? (
      <AllClear isOpen={isOpen}>No threats detected</AllClear>
    ) : (
      <ThreatList>
        {threats.map((threat, index) => (
          <ThreatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what identifies a threat on this card.
            key={index}
            threat={threat}
            number={index + 1}
            scoreWithout={scoreWithout?.[threat.type]}
            hasPointsInBadge={hasPointsInBadge}
            id={idOf(index + 1)}
            spotlight={spotlight}
            place={placeOf(index + 1)}
            onShow={onShow}
          />
        ))}
      </ThreatList>
    )}
  </section>
);
