import { Server } from 'lucide-react';
import { FactRows } from '../../ui/fact-rows.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { DomainCard } from './domain-card.tsx';
import type { ShownDomain } from './growing-domain.ts';
import { PartNote } from './part-note.tsx';

export const HostingCard = ({ shown: { view, has } }: { shown: ShownDomain }) => {
  const { ipAddress, country, asn, organization, isp, reverseDns } = view.hostingInfo;
  const hasOtherIsp = isp !== null && isp.toLowerCase() !== organization?.toLowerCase();
  return (
    <DomainCard title="Hosting" icon={Server} isIn={has('hosting')}>
      <FactRows
        rows={[
          { label: 'IP address', value: ipAddress },
          { label: 'Country', value: country },
          { label: 'ASN', value: asn },
          { label: 'Organization', value: organization },
          ...(hasOtherIsp ? [{ label: 'ISP', value: isp }] : []),
          ...(reverseDns ? [{ label: 'Reverse DNS', value: reverseDns }] : []),
        ]}
      />
      <PartNote view={view} part="hosting" />
      {(country ?? asn) && (
        <p className="mt-3 text-xs text-text-3">
          Location and network: IP Geolocation by <OutwardLink href="https://db-ip.com">DB-IP</OutwardLink>,
          Route Views and NRO
        </p>
      )}
    </DomainCard>
  );
};
