import { LoadingRows } from './domain-card.tsx';
import type { DomainView } from './domain-view.ts';
import type { ShownDomain } from './growing-domain.ts';
import { LoadingSettings, MailSettings } from './mail-settings.tsx';
import { PartNote } from './part-note.tsx';
import { RecordList } from './record-list.tsx';

/** Enough to see who a zone belongs to; some hold hundreds. */
const maxTexts = 8;

export const DnsSection = ({ shown: { view, has } }: { shown: ShownDomain }) => (
  <div className="grid gap-6">
    {has('mailSecurity') ? <MailSettings view={view} /> : <LoadingSettings />}
    {has('dns') ? <Records view={view} /> : <LoadingRows count={3} />}
    {has('mailSecurity') && (
      <div className="grid gap-6 md:grid-cols-2 md:gap-7">
        <RecordList title="SPF record" records={listOf(view.dnsRecords.spfRecord)} />
        {view.dnsRecords.dmarcRecord && (
          <RecordList title="DMARC record" records={[view.dnsRecords.dmarcRecord]} />
        )}
      </div>
    )}
  </div>
);

const Records = ({ view }: { view: DomainView }) => {
  const { A, MX, NS, AAAA, CNAME, CAA, TXT, SOA, dnssec } = view.dnsRecords;
  const others = [
    { title: 'AAAA', records: AAAA },
    { title: 'CNAME', records: CNAME },
    { title: 'CAA', records: CAA },
    { title: 'SOA', records: listOf(SOA) },
    { title: 'DNSSEC', records: dnssec ? [dnssecWords[dnssec]] : [] },
    { title: 'TXT', records: TXT.slice(0, maxTexts) },
  ].filter(({ records }) => records.length > 0);
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 md:grid-cols-3 md:gap-7">
        <RecordList title="A" records={A} />
        <RecordList title="MX" records={MX} />
        <RecordList title="NS" records={NS} />
        {others.map(({ title, records }) => (
          <RecordList key={title} title={title} records={records} />
        ))}
      </div>
      <PartNote view={view} part="dns" />
    </div>
  );
};

const dnssecWords = {
  signed: 'Signed',
  unsigned: 'Not signed',
  broken: 'Broken: the signatures do not fit',
} as const;

const listOf = (record: string | null) => (record === null ? [] : [record]);
