import type { Analysis } from '../../../contract/analysis.ts';
import { isOpenVerdict } from '../../../contract/verdict-words.ts';
import { Checks } from '../../ui/checks.tsx';
import { OutsideContacts } from '../../ui/outside-contacts.tsx';
import { Evidence } from './evidence.tsx';
import { FirstAidPanel } from './first-aid-panel.tsx';
import { Trail } from './trail.tsx';

type Props = {
  analysis: Omit<Analysis, 'id' | 'userId'>;
  /** The checked picture, while the page still has it. */
  picture: File | null;
  /** 'High Risk • 27 points' in one badge, as a report has it. */
  hasPointsInBadge?: boolean;
};

/** Everything that a verdict rests on: the same for a fresh result and for one that is opened again. */
export const ResultDetails = ({ analysis, picture, hasPointsInBadge = false }: Props) => {
  const { riskLevel, explanation } = analysis;
  const isOpen = isOpenVerdict({ riskLevel, isConclusive: explanation?.isConclusive ?? null });
  return (
    <>
      <FirstAidPanel level={riskLevel} threats={analysis.threats} />
      <Evidence analysis={analysis} picture={picture} hasPointsInBadge={hasPointsInBadge} />
      <Trail steps={explanation?.trail ?? []} />
      <Checks checks={explanation?.checks ?? []} isOpen={isOpen} />
      {explanation?.outside && <OutsideContacts contacts={explanation.outside} />}
    </>
  );
};
