import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type ContentKey, type ContentKeyStore, organisationOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { organisationLinks, organisationSignIns } from './schema.ts';
import { type SignInContent, sealSignIn, unsealSignIn } from './sign-in-content.ts';

type Stored = typeof organisationSignIns.$inferSelect;
/** The sign-in of an organisation, opened. */
export type SignInRow = Omit<Stored, 'content' | 'contentKeyId'> & SignInContent;

export const organisationSignInStore = (db: Database, keys: ContentKeyStore) => {
  /** Null also where its key is gone. */
  const open = async (row: Stored | undefined): Promise<SignInRow | null> => {
    if (!row) return null;
    const { content, contentKeyId, ...bare } = row;
    const key = (await keys.byIds([contentKeyId])).get(contentKeyId);
    return key ? { ...bare, ...unsealSignIn(key, row.id, content) } : null;
  };

  return {
    of: async (organisationId: string): Promise<SignInRow | null> => {
      const [row] = await db
        .select()
        .from(organisationSignIns)
        .where(eq(organisationSignIns.organisationId, organisationId));
      return open(row);
    },

    find: async (id: string): Promise<SignInRow | null> => {
      const [row] = await db.select().from(organisationSignIns).where(eq(organisationSignIns.id, id));
      return open(row);
    },

    /** How many members it opens. */
    countLinks: async (id: string): Promise<number> =>
      db.$count(organisationLinks, eq(organisationLinks.signInId, id)),

    /** What a sign-in is sealed with; asked for before the transaction, because it may have to be made. */
    keyOf: (organisationId: string): Promise<ContentKey> => keys.of(organisationOwner(organisationId)),
  };
};
export type OrganisationSignInStore = ReturnType<typeof organisationSignInStore>;

type Setting = SignInContent & { organisationId: string; issuer: string; createdAt: Date };

/**
 * Sets up the sign-in of an organisation. A new secret alone keeps who is linked; another issuer or client does not: what it calls
 * somebody may be somebody else.
 */
export const putSignIn = async (
  transaction: Database,
  { id: contentKeyId, key }: ContentKey,
  { organisationId, issuer, clientId, clientSecret, createdAt }: Setting,
): Promise<void> => {
  const isOwn = eq(organisationSignIns.organisationId, organisationId);
  const [before] = await transaction.select().from(organisationSignIns).where(isOwn);
  const content = { clientId, clientSecret };
  const isSame =
    before?.contentKeyId === contentKeyId &&
    before.issuer === issuer &&
    unsealSignIn(key, before.id, before.content).clientId === clientId;
  if (isSame) {
    await transaction
      .update(organisationSignIns)
      .set({ content: sealSignIn(key, before.id, content) })
      .where(isOwn);
    return;
  }
  await transaction.delete(organisationSignIns).where(isOwn);
  const id = randomUUID();
  await transaction
    .insert(organisationSignIns)
    .values({ id, organisationId, issuer, contentKeyId, content: sealSignIn(key, id, content), createdAt });
};

/** With everybody's link. Whether there was one. */
export const removeSignIn = async (transaction: Database, organisationId: string): Promise<boolean> => {
  const removed = await transaction
    .delete(organisationSignIns)
    .where(eq(organisationSignIns.organisationId, organisationId))
    .returning({ id: organisationSignIns.id });
  return removed.length > 0;
};
