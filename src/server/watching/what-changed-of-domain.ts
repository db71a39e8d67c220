import type { domainAlertKinds } from '../../contract/watch.ts';
import type { LookalikePower } from '../../contract/watch-domains.ts';
import { type EndStage, endStages, type SeenDomain, type SeenProtection } from './seen-domain.ts';
import { changedLookalikes } from './seen-lookalikes.ts';

export type DomainAlertKind = (typeof domainAlertKinds)[number];

export const protections = ['spf', 'dmarc', 'mtaSts', 'dnssec'] as const;

export type DomainChange = {
  kind: DomainAlertKind;
  /** What of the domain it is about: muting one mutes those that follow of the same. */
  about: string;
  /** Worth a mail at once. */
  isGrave: boolean;
  /** As it was, in a few words; empty where there was nothing before. */
  was: string;
  /** As it is. */
  is: string;
  /** The domain that looks like it, where it is about one. */
  lookalike?: string;
};

/** What is new between two looks at a domain. At the first, which sets the baseline, only what is grave already. */
export const whatChangedOfDomain = (before: SeenDomain | null, now: SeenDomain): DomainChange[] => [
  ...registrationChanges(before, now),
  ...certificateChanges(before, now),
  ...(before ? protections.flatMap((what) => weakened(what, before[what], now[what])) : []),
  ...(before ? nameServerChanges(before, now) : []),
  ...listings(before, now),
  ...lookalikeChanges(before, now),
];

const isNearer = (before: EndStage, now: EndStage) => endStages.indexOf(now) > endStages.indexOf(before);

const registrationChanges = (before: SeenDomain | null, now: SeenDomain): DomainChange[] => {
  const [was, is] = [before?.registration ?? null, now.registration];
  if (!is) return [];
  const ended = was?.isRegistered === true && !is.isRegistered;
  const isOver = now.registrationEnd === 'over' && before?.registrationEnd !== 'over';
  if (ended || isOver)
    return [
      {
        kind: 'registration-ended',
        about: 'registration',
        isGrave: true,
        was: was?.endsAt ?? '',
        is: is.endsAt ?? '',
      },
    ];
  if (!before) return [];
  const changes: DomainChange[] = [];
  // One that is renewed ends at another day: from there the stages begin anew.
  if (is.endsAt && now.registrationEnd !== 'over' && isNearer(before.registrationEnd, now.registrationEnd))
    changes.push({
      kind: 'registration-ends',
      about: 'registration',
      isGrave: now.registrationEnd === 'near',
      was: '',
      is: is.endsAt,
    });
  if (was?.registrar && is.registrar && lettersOf(was.registrar) !== lettersOf(is.registrar))
    changes.push({
      kind: 'registrar-changed',
      about: 'registrar',
      isGrave: true,
      was: was.registrar,
      is: is.registrar,
    });
  return changes;
};

/** RDAP and WHOIS write the same company with other commas. */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const certificateChanges = (
  before: SeenDomain | null,
  { certificate, certificateEnd }: SeenDomain,
): DomainChange[] => {
  if (!certificate) return [];
  const was = before?.certificate ?? null;
  const about = 'certificate';
  if (certificateEnd === 'over' && before?.certificateEnd !== 'over')
    return [{ kind: 'certificate-ended', about, isGrave: true, was: '', is: certificate.validTo }];
  if (!before || !was) return [];
  const news = certificate.problems.filter((problem) => !was.problems.includes(problem));
  if (news.length > 0)
    return [{ kind: 'certificate-broken', about, isGrave: true, was: '', is: news.join(', ') }];
  return certificateEnd !== 'over' && isNearer(before.certificateEnd, certificateEnd)
    ? [
        {
          kind: 'certificate-ends',
          about,
          isGrave: certificateEnd === 'near',
          was: '',
          is: certificate.validTo,
        },
      ]
    : [];
};

const weakened = (
  what: (typeof protections)[number],
  was: SeenProtection | null,
  is: SeenProtection | null,
): DomainChange[] =>
  was && is && is.rank < was.rank
    ? [{ kind: 'weaker', about: what, isGrave: is.is === 'broken', was: was.is, is: is.is }]
    : [];

const nameServerChanges = (before: SeenDomain, now: SeenDomain): DomainChange[] => {
  const [was, is] = [before.nameServers?.join(', '), now.nameServers?.join(', ')];
  return was && is && was !== is
    ? [{ kind: 'name-servers-changed', about: 'name servers', isGrave: true, was, is }]
    : [];
};

const listings = (before: SeenDomain | null, now: SeenDomain): DomainChange[] => {
  // Lists that did not answer before are no reason to keep quiet: who is listed wants to know it.
  const known = before?.listedBy ?? [];
  const news = (now.listedBy ?? []).filter((name) => !known.includes(name));
  return news.length > 0
    ? [{ kind: 'listed', about: 'blocklists', isGrave: true, was: known.join(', '), is: news.join(', ') }]
    : [];
};

const powerWords: Record<LookalikePower, string> = {
  page: 'shows a page like yours',
  mail: 'can receive and send mail',
  certificate: 'has a certificate',
  address: 'has a server',
};

const lookalikeChanges = (before: SeenDomain | null, now: SeenDomain): DomainChange[] =>
  changedLookalikes(before?.lookalikes ?? null, now.lookalikes).map(
    ({ domain, isNew, gained }): DomainChange => ({
      kind: isNew ? 'lookalike' : 'lookalike-ready',
      about: `lookalike ${domain}`,
      isGrave: gained.includes('page'),
      was: '',
      is: gained.map((power) => powerWords[power]).join(', ') || 'has no server yet',
      lookalike: domain,
    }),
  );
