import { CalendarDays } from 'lucide-react';
import { formatDay } from '../../lib/format.ts';
import { FactRows } from '../../ui/fact-rows.tsx';
import { DomainCard } from './domain-card.tsx';
import type { ShownDomain } from './growing-domain.ts';
import { PartNote } from './part-note.tsx';

const maxNameServers = 4;

export const RegistrationCard = ({ shown: { view, has } }: { shown: ShownDomain }) => {
  const { whoisInfo: whois, domainAge, dnsRecords } = view;
  const { ageInDays, ageDescription } = domainAge;
  return (
    <DomainCard title="Registration" icon={CalendarDays} isIn={has('registration')}>
      <FactRows
        rows={[
          { label: 'Registered on', value: formatDay(whois.creationDate) },
          { label: 'Expires on', value: formatDay(whois.expiryDate) },
          { label: 'Domain age', value: ageDescription ?? (ageInDays === null ? null : `${ageInDays} days`) },
          ...(whois.updatedDate ? [{ label: 'Updated on', value: formatDay(whois.updatedDate) }] : []),
          { label: 'Status', value: whois.status },
          { label: 'Registrar', value: whois.registrar },
          ...(whois.registrantOrg ? [{ label: 'Organization', value: whois.registrantOrg }] : []),
          ...(whois.isRedacted && !whois.registrantOrg
            ? [{ label: 'Holder', value: 'Hidden for privacy' }]
            : []),
          { label: 'Name servers', value: has('dns') ? dnsRecords.NS.slice(0, maxNameServers) : undefined },
          ...(whois.network ? [{ label: 'Network', value: whois.network }] : []),
          ...(whois.abuseEmail ? [{ label: 'Report abuse to', value: whois.abuseEmail }] : []),
          ...(whois.source ? [{ label: 'Learned from', value: whois.source }] : []),
        ]}
      />
      <PartNote view={view} part="registration" />
    </DomainCard>
  );
};
