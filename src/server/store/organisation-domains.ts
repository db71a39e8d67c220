import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from './database.ts';
import { organisationDomains } from './schema.ts';

export type OrganisationDomainRow = typeof organisationDomains.$inferSelect;

const isProved = (domain: string) =>
  and(eq(organisationDomains.domain, domain), isNotNull(organisationDomains.provedAt));

export const organisationDomainStore = (db: Database) => ({
  /** By name. */
  listOf: (organisationId: string): Promise<OrganisationDomainRow[]> => domainsOf(db, organisationId),

  find: async (organisationId: string, id: string): Promise<OrganisationDomainRow | null> => {
    const [found] = await db
      .select()
      .from(organisationDomains)
      .where(and(eq(organisationDomains.id, id), eq(organisationDomains.organisationId, organisationId)));
    return found ?? null;
  },

  /** Which organisation has proved any of these; the first of them counts most. */
  provedBy: async (domains: readonly string[]): Promise<string | null> => {
    if (domains.length === 0) return null;
    const rows = await db
      .select({ domain: organisationDomains.domain, organisationId: organisationDomains.organisationId })
      .from(organisationDomains)
      .where(and(inArray(organisationDomains.domain, [...domains]), isNotNull(organisationDomains.provedAt)));
    const [nearest] = rows.toSorted((a, b) => domains.indexOf(a.domain) - domains.indexOf(b.domain));
    return nearest?.organisationId ?? null;
  },

  /** The same domain, proved by another organisation. */
  provedElsewhere: async ({
    domain,
    organisationId,
  }: OrganisationDomainRow): Promise<OrganisationDomainRow | null> => {
    const [found] = await db
      .select()
      .from(organisationDomains)
      .where(and(isProved(domain), ne(organisationDomains.organisationId, organisationId)));
    return found ?? null;
  },

  /**
   * Marks a domain as proved. `lost` is the one of another organisation whose record is gone: it is proved no more. Null where somebody
   * else has proved it meanwhile, or it was removed.
   */
  prove: async (
    { id, domain }: OrganisationDomainRow,
    lost: OrganisationDomainRow | null,
    now: Date,
  ): Promise<OrganisationDomainRow | null> =>
    db.transaction(async (transaction) => {
      if (lost)
        await transaction
          .update(organisationDomains)
          .set({ provedAt: null })
          .where(eq(organisationDomains.id, lost.id));
      // In one order for all, so that two who prove the same at once wait for each other.
      const all = await transaction
        .select()
        .from(organisationDomains)
        .where(eq(organisationDomains.domain, domain))
        .orderBy(asc(organisationDomains.id))
        .for('update');
      if (all.some((other) => other.id !== id && other.provedAt !== null)) return null;
      const [proved] = await transaction
        .update(organisationDomains)
        .set({ provedAt: now })
        .where(eq(organisationDomains.id, id))
        .returning();
      return proved ?? null;
    }),
});
export type OrganisationDomainStore = ReturnType<typeof organisationDomainStore>;

export const domainsOf = (db: Database, organisationId: string): Promise<OrganisationDomainRow[]> =>
  db
    .select()
    .from(organisationDomains)
    .where(eq(organisationDomains.organisationId, organisationId))
    .orderBy(asc(organisationDomains.domain));

export const addOrganisationDomain = async (
  transaction: Database,
  row: typeof organisationDomains.$inferInsert,
): Promise<OrganisationDomainRow> => {
  const [added] = await transaction.insert(organisationDomains).values(row).returning();
  if (!added) throw new Error('the database returned no domain for an insert');
  return added;
};

/** Whether there was one. */
export const removeOrganisationDomain = async (
  transaction: Database,
  organisationId: string,
  id: string,
): Promise<boolean> => {
  const removed = await transaction
    .delete(organisationDomains)
    .where(and(eq(organisationDomains.id, id), eq(organisationDomains.organisationId, organisationId)))
    .returning({ id: organisationDomains.id });
  return removed.length > 0;
};
