import { TriangleAlert } from 'lucide-react';
import { formatDay } from '../../lib/format.ts';
import { FactRows } from '../../ui/fact-rows.tsx';
import { LoadingRows } from './domain-card.tsx';
import type { KnownDomain } from './known-domain.ts';
import { PartNote } from './part-note.tsx';

export const CertificateSection = ({ known }: { known: KnownDomain }) => {
  const { sslInfo: ssl } = known;
  if (!ssl) return <LoadingRows count={3} />;
  return (
    <>
      <FactRows
        className="gap-x-9 md:grid-cols-3"
        rows={[
          { label: 'HTTPS supported', value: yesNo(ssl.hasHTTPS) },
          { label: 'Certificate valid', value: yesNo(ssl.isValid) },
          { label: 'Issuer', value: ssl.issuer },
          { label: 'Valid from', value: formatDay(ssl.validFrom) },
          { label: 'Expires', value: formatDay(ssl.expiryDate) },
          { label: 'Type', value: ssl.certificateType },
          ...(ssl.protocol ? [{ label: 'Protocol', value: ssl.protocol }] : []),
          ...(ssl.key ? [{ label: 'Key', value: ssl.key }] : []),
          ...(ssl.names.length > 0 ? [{ label: 'Issued to', value: firstOf(ssl.names) }] : []),
          ...(ssl.chain.length > 1 ? [{ label: 'Vouched for by', value: ssl.chain.slice(1) }] : []),
        ]}
      />
      {ssl.problems.length > 0 && (
        <ul className="mt-4 grid gap-2 text-sm">
          {ssl.problems.map((problem) => (
            <li key={problem} className="flex gap-2.5">
              <TriangleAlert aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-suspicious" />
              {problem}
            </li>
          ))}
        </ul>
      )}
      <PartNote known={known} part="certificate" />
    </>
  );
};

const yesNo = (flag: boolean | null) => (flag === null ? null : flag ? 'Yes' : 'No');

const maxNames = 5;
const firstOf = (names: readonly string[]) =>
  names.length <= maxNames ? names : [...names.slice(0, maxNames), `+${names.length - maxNames} more`];
