import { expect, it } from 'vitest';
import { adminActions, passkeys, recoveryCodes, users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { removePasskeysOf } from './remove-passkeys-of.ts';

it('removes what a user has lost, for the operator, and records it', async () => {
  const { db, close } = await openTestDatabase();
  const now = new Date('2026-11-15T12:00:00Z');
  const ids = await db
    .insert(users)
    .values([{ email: 'ana@example.com' }, { email: 'bob@example.com' }])
    .returning({ id: users.id });
  for (const { id: userId } of ids) {
    const passkey = { publicKey: new Uint8Array(1), counter: 0, transports: [], name: 'Phone' };
    await db.insert(passkeys).values({ ...passkey, userId, credentialId: `of ${userId}` });
    await db.insert(recoveryCodes).values({ userId, code: `of ${userId}` });
  }
  expect(await removePasskeysOf(db, 'eve@example.com', now)).toBeNull();
  expect(await removePasskeysOf(db, 'ana@example.com', now)).toBe(1);
  const [bob] = ids.slice(1);
  expect((await db.select().from(passkeys)).map(({ userId }) => userId)).toEqual([bob?.id]);
  expect((await db.select().from(recoveryCodes)).map(({ userId }) => userId)).toEqual([bob?.id]);
  expect(await db.select().from(adminActions)).toMatchObject([
    { adminEmail: 'command line', action: 'remove passkeys', targets: ['ana@example.com'] },
  ]);
  await close();
});
