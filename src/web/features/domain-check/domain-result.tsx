import { LockKeyhole, Network, ShieldAlert } from 'lucide-react';
import type { ReportOn } from '../../lib/own-result.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Card } from '../../ui/card.tsx';
import { Checks } from '../../ui/checks.tsx';
import { OutsideContacts } from '../../ui/outside-contacts.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { CertificateSection } from './certificate-section.tsx';
import { DnsSection } from './dns-section.tsx';
import type { ShownDomain } from './growing-domain.ts';
import { HostingCard } from './hosting-card.tsx';
import { ImitationCard } from './imitation-card.tsx';
import { RecommendationsCard } from './recommendations-card.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { SecurityCard } from './security-card.tsx';

type Props = { shown: ShownDomain; reportOn: ReportOn; onAnalyzeAnother: () => void };

/** Verdict, next step, then the facts: each fills as its lookup ends. */
export const DomainResult = ({ shown, reportOn, onAnalyzeAnother }: Props) => {
  const { imitation } = shown.view.threatIntelligence;
  return (
    <article aria-busy={!shown.isComplete} className="grid animate-rise gap-4 sm:gap-5">
      <SecurityCard shown={shown} reportButton={reportOn(shown.answer)} onAnalyzeAnother={onAnalyzeAnother} />
      {imitation && <ImitationCard imitation={imitation} />}
      <RecommendationsCard view={shown.view} />
      <div className="grid gap-4 sm:gap-5 md:grid-cols-2">
        <RegistrationCard shown={shown} />
        <HostingCard shown={shown} />
      </div>
      <Card className="min-w-0 overflow-clip">
        <Accordion
          sections={[
            {
              id: 'dns',
              title: 'DNS records and email security',
              icon: Network,
              content: <DnsSection shown={shown} />,
            },
            {
              id: 'certificate',
              title: 'SSL certificate',
              icon: LockKeyhole,
              content: <CertificateSection shown={shown} />,
            },
            {
              id: 'analysis',
              title: 'Security analysis',
              icon: ShieldAlert,
              content: <AnalysisSection shown={shown} />,
            },
          ]}
        />
      </Card>
      {(shown.view.checks.length > 0 || shown.view.outside) && (
        <Card className="overflow-clip">
          <Checks checks={shown.view.checks} isOpen={shown.view.heuristicChecks.riskLevel === 'unknown'} />
          {shown.view.outside && <OutsideContacts contacts={shown.view.outside} />}
        </Card>
      )}
    </article>
  );
};
