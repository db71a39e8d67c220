import { Server } from 'lucide-react';
import type { DomainResult } from '../../../contract/analyze-domain.ts';
import { FactRows } from '../../ui/fact-rows.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { DomainCard, LoadingRows } from './domain-card.tsx';
import type { KnownDomain } from './known-domain.ts';
import { PartNote } from './part-note.tsx';

export const HostingCard = ({ known }: { known: KnownDomain }) => (
  <DomainCard title="Hosting" icon={Server}>
    {known.hostingInfo ? <Facts hosting={known.hostingInfo} /> : <LoadingRows />}
    <PartNote known={known} part="hosting" />
    {(known.hostingInfo?.country ?? known.hostingInfo?.asn) && (
      <p className="mt-3 text-xs text-text-3">
        Location and network: IP Geolocation by <OutwardLink href="https://db-ip.com">DB-IP</OutwardLink>,
        Route Views and NRO
      </p>
    )}
  </DomainCard>
);

const Facts = ({ hosting }: { hosting: DomainResult['hostingInfo'] }) => {
  const { ipAddress, country, asn, organization, isp, reverseDns } = hosting;
  const hasOtherIsp = isp !== null && isp.toLowerCase() !== organization?.toLowerCase();
  return (
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
  );
};
