import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Analysis } from '../../contract/analysis.ts';
import type { TeamDecision } from '../../contract/team.ts';
import { testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { campaignStore } from './campaigns.ts';
import { campaignChanges } from './change-campaigns.ts';
import { organisationOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { eraseUser } from './erase-user.ts';
import { campaignJoiner } from './join-campaigns.ts';
import { deleteOrganisation, organisationStore, removeMember } from './organisations.ts';
import {
  campaignEvents,
  campaignReports,
  campaigns,
  contentKeys,
  organisationMembers,
  outgoingMails,
  users,
} from './schema.ts';

const now = new Date('2027-03-03T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const parcel =
  'Dear customer, your parcel could not be delivered because two euros of customs are not paid yet. Pay them within a day ' +
  'on our page, or the parcel goes back to its sender. Thank you for your order and for your patience.';
const salary =
  'Hello, the new list of salaries is attached. Open the file with your password of the company before the weekend, as ' +
  'the board has asked all of us, and confirm that your own line is right, or you will be paid too late.';

const result = (text: string, rest: Partial<Analysis> = {}): Analysis => ({
  id: randomUUID(),
  userId: null,
  analysisType: 'email',
  inputData: text,
  riskScore: 90,
  riskLevel: 'phishing',
  threats: [],
  technicalAnalysis: { senderAddress: 'billing@parcels.example', linkHosts: [], attachments: [] },
  recommendations: [],
  explanation: {
    isConclusive: true,
    message: { text: `Subject: Your parcel\n\n${text}`, bodyStart: 22 },
  } as unknown as Analysis['explanation'],
  createdAt: now.toISOString(),
  ...rest,
});

describe.each(engines)('campaigns on $name', ({ open }) => {
  const started = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const person = async (email: string) => {
      const [user] = await db.insert(users).values({ email }).returning();
      if (!user) throw new Error('no user');
      return user;
    };
    const found = async (name: string) => {
      const owner = await person(`owner@${name}.example`);
      const organisation = await organisationStore(db).found(owner.id, name, now);
      if (!organisation) throw new Error('nothing was founded');
      return { owner, organisation };
    };
    const joined = async (organisationId: string, email: string) => {
      const user = await person(email);
      const [member] = await db
        .insert(organisationMembers)
        .values({ organisationId, userId: user.id, role: 'member', joinedAt: now })
        .returning();
      if (!member) throw new Error('nobody joined');
      return { user, member };
    };
    const { owner, organisation } = await found('northwind');
    const maya = await joined(organisation.id, 'maya@northwind.example');
    const ben = await joined(organisation.id, 'ben@northwind.example');
    const report = (
      of: { user: { id: string; email: string }; member: { id: string } | null },
      text: string,
      receivedAt = now,
      organisationId = organisation.id,
    ) => ({
      ...{ organisationId, userId: of.user.id, memberId: of.member?.id ?? null, receivedAt },
      reporter: { address: of.user.email, language: 'en' as const, inReplyTo: null, references: null },
      results: [result(text)],
    });
    // Two servers: each with keys and memory of its own.
    const [here, there] = [campaignJoiner(db, testKeys(db)), campaignJoiner(db, testKeys(db))];
    const decide = async (
      userId: string,
      campaignId: string,
      wish: { decision: TeamDecision; note: string },
      at = now,
    ) => {
      const key = await testKeys(db).of(organisationOwner(organisation.id));
      await organisationStore(db).change(userId, async (transaction) => {
        const changes = campaignChanges(transaction, key);
        const current = await changes.find(organisation.id, campaignId);
        if (current && !(current.decision === wish.decision && current.note === wish.note))
          await changes.decide({ campaignId, userId, now: at }, wish);
        return true;
      });
    };
    const all = { organisationId: organisation.id, onlyOf: null };
    return {
      ...{ db, owner, organisation, maya, ben, found, person, report, here, there, decide, all },
      store: campaignStore(db, testKeys(db)),
    };
  };
  const count = (db: Database) => db.$count(campaigns);

  it('two servers that close two reports of one campaign at once make one campaign', async () => {
    const { db, maya, ben, report, here, there, store, all } = await started();
    const outcomes = await Promise.all([
      here(report(maya, `${parcel} Maya 4711`)),
      there(report(ben, `${parcel} Ben 12`)),
      here(report(ben, salary)),
      there(report(maya, `${salary} Maya`)),
    ]);
    expect(outcomes.flat()).toHaveLength(4);
    expect(await count(db)).toBe(2);
    const { rows, next } = await store.page(all, { state: 'open', after: null, most: 10 });
    expect(next).toBeNull();
    expect(rows).toMatchObject([
      {
        reports: 2,
        reporters: 2,
        level: 'phishing',
        title: 'Your parcel',
        sender: 'billing@parcels.example',
      },
      { reports: 2, reporters: 2, decision: null },
    ]);
  });

  it('keeps a report once, however often it is brought, and its words sealed', async () => {
    const { db, maya, report, here, there } = await started();
    const one = report(maya, parcel);
    const [[first], [second]] = await Promise.all([here(one), there(one)]);
    expect(first?.campaignId).toBe(second?.campaignId);
    const rows = await db.select().from(campaignReports);
    expect(rows).toHaveLength(1);
    for (const sealed of [rows[0]?.content, rows[0]?.result])
      expect(Buffer.from(sealed ?? []).toString('latin1')).not.toMatch(/parcel|maya/i);
  });

  it('begins another campaign where the last report is older than thirty days', async () => {
    const { db, maya, report, here } = await started();
    await here(report(maya, parcel));
    await here(report(maya, parcel, later(29)));
    expect(await count(db)).toBe(1);
    await here(report(maya, parcel, later(60)));
    expect(await count(db)).toBe(2);
  });

  it('mixes no organisation with another', async () => {
    const { db, maya, report, here, found, all, store } = await started();
    const other = await found('initech');
    const [ours] = await here(report(maya, parcel));
    const [theirs] = await here(
      report({ user: other.owner, member: null }, parcel, now, other.organisation.id),
    );
    expect(ours?.campaignId).not.toBe(theirs?.campaignId);
    expect(await count(db)).toBe(2);
    expect(await store.find(all, theirs?.campaignId ?? '')).toBeNull();
    expect(await store.example(all, ours?.campaignId ?? '', theirs?.reportId ?? '')).toBeNull();
  });

  it('answers everybody who reported once, however many decide at once, and what comes later at once', async () => {
    const { db, owner, maya, ben, report, here, there, decide } = await started();
    const [first] = await here(report(maya, `${parcel} one`));
    await here(report(maya, `${parcel} again`));
    await here(report(ben, `${parcel} Ben`));
    const id = first?.campaignId ?? '';
    const wish = { decision: 'phishing', note: 'The real one is in the portal.' } as const;
    await Promise.all([1, 2, 3, 4].map(() => decide(owner.id, id, wish)));
    const mails = await db.select().from(outgoingMails);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([ben.user.email, maya.user.email]);
    expect(await db.$count(campaignEvents)).toBe(1);

    const [next] = await there(report(ben, `${parcel} the day after`, later(1)));
    expect(next).toMatchObject({ campaignId: id, decided: wish });
    expect(await db.$count(outgoingMails)).toBe(2);
    await decide(owner.id, id, { decision: 'training', note: '' }, later(1));
    expect(await db.$count(outgoingMails)).toBe(4);

    // Words of what was cleared, from somebody else.
    const copy = report(ben, `${parcel} Ben`, later(1));
    const [copied] = await there({
      ...copy,
      results: copy.results.map((one) => ({
        ...one,
        technicalAnalysis: { ...one.technicalAnalysis, senderAddress: 'billing@new5.example' },
      })),
    });
    expect(copied?.campaignId).not.toBe(id);
    expect(copied?.decided).toBeNull();
  });

  it('a member who leaves takes along what they reported, and nothing of others', async () => {
    const { db, maya, ben, report, here, all, store } = await started();
    await here(report(maya, salary));
    const [both] = await here(report(maya, parcel));
    await here(report(ben, `${parcel} Ben`));
    await removeMember(db, maya.member.id);
    expect((await db.select().from(campaignReports)).map(({ userId }) => userId)).toEqual([ben.user.id]);
    const { rows } = await store.page(all, { state: null, after: null, most: 10 });
    expect(rows.map(({ id, reports }) => ({ id, reports }))).toEqual([{ id: both?.campaignId, reports: 1 }]);
    await store.removeOld(now);
    expect(await count(db)).toBe(1);
    // What was under way when they left is put nowhere.
    expect(await here(report(maya, parcel))).toEqual([]);
  });

  it('a deleted account leaves decisions without a name, and none of its words', async () => {
    const { db, owner, maya, ben, report, here, decide, all, store, organisation } = await started();
    await here(report(maya, parcel));
    const [one] = await here(report(ben, `${parcel} Ben`));
    const id = one?.campaignId ?? '';
    await db
      .update(organisationMembers)
      .set({ role: 'analyst' })
      .where(eq(organisationMembers.userId, maya.user.id));
    await decide(maya.user.id, id, { decision: 'spam', note: 'Known' });
    const key = await testKeys(db).of(organisationOwner(organisation.id));
    await organisationStore(db).change(maya.user.id, (transaction) =>
      campaignChanges(transaction, key).comment(
        { campaignId: id, userId: maya.user.id, now },
        'I know this one',
      ),
    );
    await db.transaction((transaction) => eraseUser(transaction, maya.user));
    expect(await store.find(all, id)).toMatchObject({
      reports: 1,
      decision: 'spam',
      note: 'Known',
      decidedBy: null,
    });
    expect(await store.eventsOf(id)).toMatchObject([{ kind: 'decision', userId: null }]);
    expect((await db.select().from(outgoingMails)).map(({ recipient }) => recipient)).toEqual([
      ben.user.email,
    ]);
    expect(owner.id).not.toBe(maya.user.id);
  });

  it('a deleted organisation leaves nothing, its key neither, and loses nothing of another', async () => {
    const { db, maya, report, here, found, organisation } = await started();
    const other = await found('initech');
    await here(report({ user: other.owner, member: null }, parcel, now, other.organisation.id));
    await here(report(maya, parcel));
    await deleteOrganisation(db, organisation.id);
    expect((await db.select().from(campaignReports)).map(({ organisationId }) => organisationId)).toEqual([
      other.organisation.id,
    ]);
    expect(await count(db)).toBe(1);
    const owners = (await db.select().from(contentKeys)).map((key) => key.owner);
    expect(owners).toContain(organisationOwner(other.organisation.id));
    expect(owners).not.toContain(organisationOwner(organisation.id));
    expect(await here(report(maya, parcel))).toEqual([]);
  });

  it('goes page by page, the newest day first and on it the most reported', async () => {
    const { owner, maya, ben, report, here, decide, all, store } = await started();
    const texts = [parcel, salary, `${parcel} ${salary}`.split(' ').reverse().join(' ')];
    await here(report(maya, texts[0] ?? '', later(-2)));
    await here(report(maya, texts[1] ?? '', later(0)));
    await here(report(ben, texts[1] ?? '', later(0)));
    await here(report(maya, texts[2] ?? '', later(0)));
    const first = await store.page(all, { state: null, after: null, most: 2 });
    expect(first.rows.map(({ reports }) => reports)).toEqual([2, 1]);
    const second = await store.page(all, { state: null, after: first.next, most: 2 });
    expect(second.rows.map(({ lastSeenAt }) => lastSeenAt)).toEqual([later(-2)]);
    expect(second.next).toBeNull();
    const own = await store.page({ ...all, onlyOf: ben.user.id }, { state: null, after: null, most: 9 });
    expect(own.rows.map(({ reports }) => reports)).toEqual([1]);
    expect(await store.bestReporters(all.organisationId, 5)).toEqual([]);
    await decide(owner.id, first.rows[0]?.id ?? '', { decision: 'phishing', note: '' });
    expect(await store.bestReporters(all.organisationId, 5)).toEqual([
      { email: maya.user.email, reports: 3, confirmed: 1 },
      { email: ben.user.email, reports: 1, confirmed: 1 },
    ]);
    expect(await store.days(all.organisationId, later(-1))).toEqual([
      { day: '2027-03-03', reports: 3, dangerous: 3 },
    ]);
  });

  it('removes what is older than the organisation keeps it', async () => {
    const { db, maya, report, here, store } = await started();
    await here(report(maya, parcel));
    await store.removeOld(later(89));
    expect(await count(db)).toBe(1);
    await store.removeOld(later(91));
    expect(await count(db)).toBe(0);
  });
});
