import table from './owned-domains.json' with { type: 'json' };

/**
 * What companies own besides the addresses they are known by: sister brands, regional endings, domains for mail, and names
 * they registered so that nobody else can. `ml/build-tables/owned-domains.ts` built the table and says from what. It says who
 * owns a domain, never that everything there is safe, and a domain may have changed hands since.
 *
 * A line holds a few of all domains in their order, each with the numbers of its organisations (`aws.com:45,46`), so that a
 * domain is found by a few comparisons: an index of all would take a start longer than everything else about a message.
 */
const lines: readonly string[] = table.domains;

/** The numbers of the organisations that hold this domain; none where they are not known. */
export const organisationsOf = (domain: string): number[] => {
  const entry = `${domain}:`;
  let [first, after] = [0, lines.length];
  while (after - first > 1) {
    const middle = (first + after) >> 1;
    const line = lines[middle] ?? '';
    if (line < entry || line.startsWith(entry)) first = middle;
    else after = middle;
  }
  const line = ` ${lines[first]} `;
  const at = line.indexOf(` ${entry}`);
  if (at < 0) return [];
  const from = at + 1 + entry.length;
  return line.slice(from, line.indexOf(' ', from)).split(',').map(Number);
};

/** Both registrable domains are known to be one organisation's. */
export const haveOneOwner = (a: string, b: string): boolean => {
  const others = organisationsOf(b);
  return others.length > 0 && organisationsOf(a).some((one) => others.includes(one));
};

/** Every domain of the table. */
export const ownedDomains = (): string[] =>
  lines.flatMap((line) => line.split(' ').map((entry) => entry.slice(0, entry.indexOf(':'))));

const changePasswordPages: ReadonlyMap<string, string> = new Map(Object.entries(table.changePassword));

/** Where the customers of a brand change their password, by the brand's domain. */
export const changePasswordPage = (domain: string): string | null => changePasswordPages.get(domain) ?? null;
