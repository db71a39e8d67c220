import { LockKeyhole, Network, ShieldAlert } from 'lucide-react';
import type { DomainResult as DomainAnswer } from '../../../contract/analyze-domain.ts';
import { levelOf, type RiskLevel } from '../../../contract/risk.ts';
import type { ResultPlace } from '../../lib/own-result.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Card } from '../../ui/card.tsx';
import { Checks } from '../../ui/checks.tsx';
import { OutsideContacts } from '../../ui/outside-contacts.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { CertificateSection } from './certificate-section.tsx';
import { DnsSection } from './dns-section.tsx';
import { HostingCard } from './hosting-card.tsx';
import { ImitationCard } from './imitation-card.tsx';
import { isComplete, type KnownDomain } from './known-domain.ts';
import { RecommendationsCard } from './recommendations-card.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { SecurityCard } from './security-card.tsx';

type Fresh = Omit<ResultPlace, 'fallback' | 'failure'>;
type Props = { known: KnownDomain };

export const DomainResult = ({ known, ...fresh }: Props & Fresh) => (
  <DomainCards known={known} fresh={fresh} />
);

/** One that is opened again, as it was shown. */
export const StoredDomain = ({ known }: Props) => <DomainCards known={known} fresh={null} />;

/** Verdict, next step, then the facts: each fills as its lookup ends. */
const DomainCards = ({ known, fresh }: Props & { fresh: Fresh | null }) => {
  const imitation = known.threatIntelligence?.imitation;
  return (
    <article aria-busy={!isComplete(known)} className="grid animate-rise gap-4 sm:gap-5">
      <SecurityCard known={known} fresh={fresh} />
      {imitation && <ImitationCard imitation={imitation} />}
      {isComplete(known) && <RecommendationsCard result={known} />}
      <div className="grid gap-4 sm:gap-5 md:grid-cols-2">
        <RegistrationCard known={known} />
        <HostingCard known={known} />
      </div>
      <Card className="min-w-0 overflow-clip">
        <Accordion
          sections={[
            {
              id: 'dns',
              title: 'DNS records and email security',
              icon: Network,
              content: <DnsSection known={known} />,
            },
            {
              id: 'certificate',
              title: 'SSL certificate',
              icon: LockKeyhole,
              content: <CertificateSection known={known} />,
            },
            {
              id: 'analysis',
              title: 'Security analysis',
              icon: ShieldAlert,
              content: <AnalysisSection known={known} />,
            },
          ]}
        />
      </Card>
      {isComplete(known) && (
        <Card className="overflow-clip">
          <Checks checks={known.checks} isOpen={known.heuristicChecks.riskLevel === 'unknown'} />
          {known.outside && <OutsideContacts contacts={known.outside} />}
          {fresh?.feedbackOn({ id: known.analysisId ?? null, ...verdictOf(known) })}
        </Card>
      )}
    </article>
  );
};

/** The verdict as the history names it. */
const verdictOf = ({
  heuristicChecks: { riskLevel, riskScore },
}: DomainAnswer): { riskLevel: RiskLevel; isConclusive: boolean } => ({
  riskLevel:
    riskLevel === 'dangerous' ? 'phishing' : riskLevel === 'unknown' ? levelOf(riskScore) : riskLevel,
  isConclusive: riskLevel !== 'unknown',
});
