import table from './owned-domains.json' with { type: 'json' };

/**
 * What companies own besides the addresses they are known by: sister brands, regional endings, domains for mail, and names
 * they registered so that nobody else can. `ml/build-tables/owned-domains.ts` built the table and says from what. It says who
 * owns a domain, never that everything there is safe, and a domain may have changed hands since.
 */
const organisationsOf = new Map<string, string[][]>();
for (const organisation of table.organisations.map((domains) => domains.split(' '))) {
  for (const domain of organisation) {
    const known = organisationsOf.get(domain);
    if (known) known.push(organisation);
    else organisationsOf.set(domain, [organisation]);
  }
}

/** Every domain of the organisations that hold this one, itself included; none where they are not known. */
export const siblingsOf = (domain: string): string[] => (organisationsOf.get(domain) ?? []).flat();

/** Both registrable domains are known to be one organisation's. */
export const haveOneOwner = (a: string, b: string): boolean => {
  const others = organisationsOf.get(b);
  return others !== undefined && (organisationsOf.get(a) ?? []).some((one) => others.includes(one));
};

const changePasswordPages: ReadonlyMap<string, string> = new Map(Object.entries(table.changePassword));

/** Where the customers of a brand change their password, by the brand's domain. */
export const changePasswordPage = (domain: string): string | null => changePasswordPages.get(domain) ?? null;
