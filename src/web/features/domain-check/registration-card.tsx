import { CalendarDays } from 'lucide-react';
import { formatDay } from '../../lib/format.ts';
import { FactRows } from '../../ui/fact-rows.tsx';
import { DomainCard, LoadingRows } from './domain-card.tsx';
import type { KnownDomain } from './known-domain.ts';
import { PartNote } from './part-note.tsx';

const maxNameServers = 4;

export const RegistrationCard = ({ known }: { known: KnownDomain }) => (
  <DomainCard title="Registration" icon={CalendarDays}>
    <Facts known={known} />
    <PartNote known={known} part="registration" />
  </DomainCard>
);

const Facts = ({ known: { whoisInfo: whois, domainAge, dnsRecords, lookups } }: { known: KnownDomain }) => {
  if (!whois || !domainAge) return <LoadingRows />;
  return (
    <FactRows
      rows={[
        { label: 'Registered on', value: formatDay(whois.creationDate) },
        { label: 'Expires on', value: formatDay(whois.expiryDate) },
        { label: 'Domain age', value: domainAge.ageDescription },
        ...(whois.updatedDate ? [{ label: 'Updated on', value: formatDay(whois.updatedDate) }] : []),
        { label: 'Status', value: whois.status },
        { label: 'Registrar', value: whois.registrar },
        ...(whois.registrantOrg ? [{ label: 'Organization', value: whois.registrantOrg }] : []),
        ...(whois.isRedacted && !whois.registrantOrg
          ? [{ label: 'Holder', value: 'Hidden for privacy' }]
          : []),
        { label: 'Name servers', value: lookups?.dns && dnsRecords?.NS.slice(0, maxNameServers) },
        ...(whois.network ? [{ label: 'Network', value: whois.network }] : []),
        ...(whois.abuseEmail ? [{ label: 'Report abuse to', value: whois.abuseEmail }] : []),
        ...(whois.source ? [{ label: 'Learned from', value: whois.source }] : []),
      ]}
    />
  );
};
