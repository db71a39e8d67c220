import { LockKeyhole, Network, ShieldAlert } from 'lucide-react';
import type { ReportOn } from '../../lib/own-result.tsx';
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

type Props = { known: KnownDomain; reportOn: ReportOn; onAnalyzeAnother: () => void };

/** Verdict, next step, then the facts: each fills as its lookup ends. */
export const DomainResult = ({ known, reportOn, onAnalyzeAnother }: Props) => {
  const imitation = known.threatIntelligence?.imitation;
  return (
    <article aria-busy={!isComplete(known)} className="grid animate-rise gap-4 sm:gap-5">
      <SecurityCard known={known} reportOn={reportOn} onAnalyzeAnother={onAnalyzeAnother} />
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
        </Card>
      )}
    </article>
  );
};
