import type { DomainResult } from '../../../contract/analyze-domain.ts';
import { LoadingRows } from './domain-card.tsx';
import type { KnownDomain } from './known-domain.ts';
import { LoadingSettings, MailSettings } from './mail-settings.tsx';
import { PartNote } from './part-note.tsx';
import { RecordList } from './record-list.tsx';

/** Enough to see who a zone belongs to; some hold hundreds. */
const maxTexts = 8;

export const DnsSection = ({ known }: { known: KnownDomain }) => {
  const { emailSecurity, dnsRecords, lookups } = known;
  return (
    <div className="grid gap-6">
      {emailSecurity ? <MailSettings known={known} settings={emailSecurity} /> : <LoadingSettings />}
      {lookups?.dns && dnsRecords ? (
        <div className="grid gap-6">
          <Records records={dnsRecords} />
          <PartNote known={known} part="dns" />
        </div>
      ) : (
        <LoadingRows count={3} />
      )}
      {lookups?.mailSecurity && dnsRecords && (
        <div className="grid gap-6 md:grid-cols-2 md:gap-7">
          <RecordList title="SPF record" records={listOf(dnsRecords.spfRecord)} />
          {dnsRecords.dmarcRecord && <RecordList title="DMARC record" records={[dnsRecords.dmarcRecord]} />}
        </div>
      )}
    </div>
  );
};

const Records = ({ records }: { records: DomainResult['dnsRecords'] }) => {
  const { A, MX, NS, AAAA, CNAME, CAA, TXT, SOA, dnssec } = records;
  const others = [
    { title: 'AAAA', records: AAAA },
    { title: 'CNAME', records: CNAME },
    { title: 'CAA', records: CAA },
    { title: 'SOA', records: listOf(SOA) },
    { title: 'DNSSEC', records: dnssec ? [dnssecWords[dnssec]] : [] },
    { title: 'TXT', records: TXT.slice(0, maxTexts) },
  ].filter(({ records }) => records.length > 0);
  return (
    <div className="grid gap-6 md:grid-cols-3 md:gap-7">
      <RecordList title="A" records={A} />
      <RecordList title="MX" records={MX} />
      <RecordList title="NS" records={NS} />
      {others.map(({ title, records }) => (
        <RecordList key={title} title={title} records={records} />
      ))}
    </div>
  );
};

const dnssecWords = {
  signed: 'Signed',
  unsigned: 'Not signed',
  broken: 'Broken: the signatures do not match',
} as const;

const listOf = (record: string | null) => (record === null ? [] : [record]);
