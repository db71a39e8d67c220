import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUpTo, restoreFrom } from '../services/back-up.ts';
import { engines } from '../testing/engines.ts';
import { founder, startTeamApp } from '../testing/team-app.ts';
import { organisationDomainStore } from './organisation-domains.ts';
import { addMember, invitationStore } from './organisation-invitations.ts';
import { organisationInvitations, organisationMembers, organisations, users } from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
const emailsOf = (rows: { email: string }[]) => rows.map(({ email }) => email);

describe.each(engines)('organisations on the $name engine', ({ open }) => {
  it('are restored without who left, what was withdrawn, used or removed, and without those that were deleted', async () => {
    const { app, database, owner, caller, joined, invite } = await startTeamApp({ database: await open() });
    const { db } = database;
    const folder = mkdtempSync(join(tmpdir(), 'hookwise-organisations-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'backup.gz');
    const ben = await joined('ben@example.com', 'analyst');
    const eve = await joined('eve@example.com');
    const withdrawn = await invite('withdrawn@example.com');
    await invite('open@example.com');
    const used = await invite('used@example.com');
    const domain = (await owner.call('POST', '/domains', { domain: 'company.com' })).json();
    await backUpTo(db, file, app.now());

    await ben.call('DELETE', `/members/${ben.id}`);
    await owner.call('DELETE', `/invitations/${withdrawn.id}`);
    await owner.call('DELETE', `/domains/${domain.id}`);
    expect((await (await caller('used@example.com')).join(used.code)).statusCode).toBe(200);
    await restoreFrom(db, file, { force: true, now: app.now() });
    const restored = await owner.mine();
    expect(emailsOf(restored.members)).toEqual([founder, 'eve@example.com']);
    expect(restored.domains).toEqual([]);
    const { invitations } = (await owner.call('GET', '/invitations')).json();
    expect(emailsOf(invitations)).toEqual(['open@example.com']);
    expect((await eve.mine()).role).toBe('member');

    await owner.call('DELETE', '/mine');
    await restoreFrom(db, file, { force: true, now: app.now() });
    for (const table of [organisations, organisationMembers, organisationInvitations])
      expect(await db.$count(table)).toBe(0);
  });

  it('let one of many in with one code, keep one owner, and forget what has expired', async () => {
    const { app, database, owner, caller, invite } = await startTeamApp({ database: await open() });
    const { db } = database;
    const { code } = await invite('ben@example.com');
    const ben = await caller('ben@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => ben.join(code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(410)]);

    const [organisation] = await db.select().from(organisations);
    const [eve] = await db.insert(users).values({ email: 'eve@example.com' }).returning();
    const second = {
      ...{ organisationId: organisation?.id ?? '', userId: eve?.id ?? '' },
      ...({ role: 'owner', joinedAt: app.now() } as const),
    };
    expect(await addMember(db, second)).toBe(false);
    await expect(db.insert(organisationMembers).values(second)).rejects.toThrow();

    await invite('max@example.com');
    const store = invitationStore(db);
    await store.removeExpired(new Date(app.now().getTime() + 7 * dayMs - 1));
    expect(await db.$count(organisationInvitations)).toBe(1);
    await store.removeExpired(new Date(app.now().getTime() + 7 * dayMs));
    expect(await db.$count(organisationInvitations)).toBe(0);

    const domain = (await owner.call('POST', '/domains', { domain: 'company.com' })).json();
    const domains = organisationDomainStore(db);
    const row = await domains.find(organisation?.id ?? '', domain.id);
    await db.delete(organisations).where(eq(organisations.id, organisation?.id ?? ''));
    expect(row && (await domains.prove(row, null, app.now()))).toBeNull();
  });
});
