import type { LookalikePower, WatchedDomain } from '../../../contract/watch-domains.ts';
import { formatDay } from '../../lib/format.ts';
import { FactRows } from '../../ui/fact-rows.tsx';
import { Tag } from '../../ui/tag.tsx';

type Seen = NonNullable<WatchedDomain['seen']>;

const shownLookalikes = 50;
const unknown = 'Not known';

/** What was seen of a domain at the last look. */
export const DomainFacts = ({ seen }: { seen: Seen }) => (
  <div className="grid gap-4">
    <FactRows
      rows={[
        { label: 'Registration', value: registrationOf(seen) },
        { label: 'Registrar', value: seen.registrar ?? unknown },
        { label: 'Name servers', value: seen.nameServers.length > 0 ? seen.nameServers : unknown },
        { label: 'Certificate', value: certificateOf(seen) },
        { label: 'SPF', value: seen.spf ?? unknown },
        { label: 'DMARC', value: seen.dmarc ?? unknown },
        { label: 'MTA-STS', value: seen.mtaSts ?? unknown },
        { label: 'DNSSEC', value: seen.dnssec ?? unknown },
        { label: 'Listed for abuse', value: listingOf(seen.listedBy) },
      ]}
    />
    {seen.lookalikes && seen.lookalikes.length > 0 && <Lookalikes all={seen.lookalikes} />}
  </div>
);

const Lookalikes = ({ all }: { all: NonNullable<Seen['lookalikes']> }) => {
  const left = all.length - shownLookalikes;
  return (
    <div className="grid gap-2">
      <h3 className="font-sans font-semibold text-sm tracking-normal">Lookalikes that are registered</h3>
      <ul aria-label="Lookalikes" className="divide-y divide-line">
        {all.slice(0, shownLookalikes).map(({ domain, isThere, has }) => (
          <li key={domain} className="wrap-anywhere flex flex-wrap items-center gap-2 py-2">
            <span className="font-mono">{domain}</span>
            {!isThere && <Tag>gone</Tag>}
            {has.map((one) => (
              <Tag key={one}>{powerWords[one]}</Tag>
            ))}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-text-2">And {left} more.</p>}
    </div>
  );
};

const powerWords: Record<LookalikePower, string> = {
  page: 'a page like yours',
  mail: 'mail',
  certificate: 'certificate',
  address: 'server',
};

const registrationOf = ({ isRegistered, registrationEndsAt }: Seen): string => {
  if (isRegistered === null) return unknown;
  if (!isRegistered) return 'Not registered';
  return registrationEndsAt ? `Until ${formatDay(registrationEndsAt.slice(0, 10))}` : 'Registered';
};

const certificateOf = ({ certificateEndsAt, certificateIssuer }: Seen): string =>
  certificateEndsAt
    ? `Until ${formatDay(certificateEndsAt.slice(0, 10))}${certificateIssuer ? `, by ${certificateIssuer}` : ''}`
    : 'None was seen';

const listingOf = (listedBy: Seen['listedBy']): string | readonly string[] => {
  if (listedBy === null) return unknown;
  return listedBy.length === 0 ? 'No' : listedBy;
};
