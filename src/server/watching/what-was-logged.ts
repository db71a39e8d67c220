import type { SeenDomain } from './seen-domain.ts';
import type { DomainChange } from './what-changed-of-domain.ts';

/** What a certificate of a log says of one domain. */
export type LoggedNames = {
  /** The watched domain, or one that looks like it. */
  domain: string;
  /** The names of it that the certificate is for. */
  names: readonly string[];
  issuer: string;
};

type Known = {
  /** The watched domain, as DNS has it. */
  domain: string;
  /** What was reported before, the newest last. */
  reported: readonly string[];
  /** What was seen at the last look. */
  seen: SeenDomain | null;
};

/** Beyond these the oldest is forgotten, and reported again should it be renewed. */
const maxReported = 2000;
/** Of those that one alert names. */
const maxNamed = 5;

/**
 * What is new of it. A name is reported once for each authority: renewals are no news, nor are the second entry that most certificates
 * have (the precertificate) and those of other logs.
 */
export const whatWasLogged = (
  found: readonly LoggedNames[],
  { domain: own, reported, seen }: Known,
): { reported: string[]; seen: SeenDomain | null; changes: DomainChange[] } => {
  const known = new Set(reported);
  const news = new Map<string, { domain: string; issuer: string; names: string[] }>();
  for (const { domain, names, issuer } of found)
    for (const name of names) {
      const entry = `${name} ${issuer}`;
      if (known.has(entry) || (domain === own && isRenewal(own, { name, issuer }, seen))) continue;
      known.add(entry);
      const key = `${domain} ${issuer}`;
      const group = news.get(key) ?? { domain, issuer, names: [] };
      group.names.push(name);
      news.set(key, group);
    }
  const changes = [...news.values()].map(
    ({ domain, issuer, names }): DomainChange => ({
      ...{ was: issuer, is: listed(names) },
      ...(domain === own
        ? { kind: 'certificate-logged', about: `certificates by ${issuer}`, isGrave: false }
        : {
            kind: 'lookalike-certificate',
            about: `lookalike ${domain}`,
            // One that had a certificate before does not begin now.
            isGrave: !seen?.lookalikes?.[domain]?.certificate,
            lookalike: domain,
          }),
    }),
  );
  return {
    reported: [...known].slice(-maxReported),
    seen: seen && withCertificates(seen, changes),
    changes,
  };
};

/** The certificate of the domain itself, by the authority that it has one of. */
const isRenewal = (
  own: string,
  { name, issuer }: { name: string; issuer: string },
  seen: SeenDomain | null,
) => {
  const current = seen?.certificate?.issuer ?? '';
  return (name === own || name === `www.${own}`) && (current === issuer || current.startsWith(`${issuer} (`));
};

/** What was reported from a log is no news at the next look. */
const withCertificates = (seen: SeenDomain, changes: readonly DomainChange[]): SeenDomain => {
  const lookalikes = { ...seen.lookalikes };
  for (const { lookalike = '' } of changes) {
    const known = Object.hasOwn(lookalikes, lookalike) ? lookalikes[lookalike] : undefined;
    if (known) lookalikes[lookalike] = { ...known, certificate: true };
  }
  return { ...seen, lookalikes: seen.lookalikes && lookalikes };
};

const listed = (names: readonly string[]): string => {
  const more = names.length - maxNamed;
  return `${names.slice(0, maxNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
