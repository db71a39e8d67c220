import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { DaysCard } from '../features/dmarc/days-card.tsx';
import { NextStepCard } from '../features/dmarc/next-step-card.tsx';
import { RemoveReports } from '../features/dmarc/remove-reports.tsx';
import { ReportZone } from '../features/dmarc/report-zone.tsx';
import { SendersCard } from '../features/dmarc/senders-card.tsx';
import { useDmarc } from '../features/dmarc/use-dmarc.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { RetryCard } from '../ui/retry-card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAccessGuard } from './use-access-guard.ts';

/** Who sends in the name of a person's domains, by the reports of those who received it. */
export const WatchDmarc = () => {
  const user = useCurrentUser();
  const isGuest = user.data === null;
  useAccessGuard(isGuest, 'Please log in to see who sends in your name');
  if (isGuest) return null;
  return (
    <div className="wrap pt-11 pb-section">
      <p className="mb-2 text-sm">
        <Link href="/watch" className="text-link">
          Watch
        </Link>
      </p>
      <h1>DMARC Reports</h1>
      <p className="mt-2 mb-7 max-w-measure text-text-2">
        Receivers of mail report every day who sends in your domain’s name and whether it passed. Add their
        reports to see who does, and what to change so that nobody else can.
      </p>
      {user.data && <Content />}
    </div>
  );
};

const Content = () => {
  const [chosen, setChosen] = useState<string | null>(null);
  const dmarc = useDmarc(chosen);
  if (dmarc.isError)
    return (
      <RetryCard
        title="The reports could not be loaded"
        text="Nothing is lost. Please try again in a moment."
        onRetry={() => dmarc.refetch()}
      />
    );
  if (dmarc.isPending) return <Skeleton className="h-33" />;
  const { domains, domain, limit, mailbox } = dmarc.data;
  return (
    <div className="grid gap-5">
      {domains.length > 1 && (
        <SelectField
          label="Domain"
          choices={domains.map((name) => ({ value: name, label: name }))}
          value={domain?.name ?? domains[0] ?? ''}
          onChoose={setChosen}
        />
      )}
      {domain && (
        <>
          {domains.length === 1 && (
            <p className="evidence wrap-anywhere font-semibold text-lg">{domain.name}</p>
          )}
          <NextStepCard domain={domain} />
          <DaysCard domain={domain} />
          <SendersCard domain={domain} />
        </>
      )}
      {!domain && <NothingYet isInPlan={limit !== 0} hasOld={domains.length > 0} />}
      {limit !== 0 && <ReportZone mailbox={mailbox} />}
      {domain && <RemoveReports key={domain.name} domain={domain.name} />}
    </div>
  );
};

const NothingYet = ({ isInPlan, hasOld }: { isInPlan: boolean; hasOld: boolean }) => (
  <Card>
    {isInPlan ? (
      <EmptyState
        icon={MailCheck}
        headingLevel="h2"
        title={hasOld ? 'No report of the last 90 days' : 'No report yet'}
        text={
          <>
            Receivers send reports to the address that stands as <code>rua=mailto:…</code> in the DMARC record
            of your domain, once a day. Save the attachments, and drop them below.
          </>
        }
      />
    ) : (
      <EmptyState
        icon={MailCheck}
        headingLevel="h2"
        title="DMARC reports are read from the Standard plan on"
        text="You see who sends in your domain’s name, and what to change so that nobody else can."
        action={
          <Link href="/pricing" className={buttonClass()}>
            See Plans
          </Link>
        }
      />
    )}
  </Card>
);
