import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Campaign, CampaignsPage } from '../../contract/team.ts';
import { judgedMails } from '../jobs/testing/done-mails.ts';
import { campaignJoiner, type JoinCampaigns } from '../store/join-campaigns.ts';
import { testKeys } from '../testing/content-keys.ts';
import { placeOfMember } from '../testing/place-of-member.ts';
import { putOnPlan } from '../testing/program-app.ts';
import { startTeamApp } from '../testing/team-app.ts';

const started = async () => {
  const team = await startTeamApp();
  const analyst = await team.joined('analyst@company.example', 'analyst');
  const maya = await team.joined('maya@company.example');
  const ben = await team.joined('ben@company.example');
  const stranger = await team.caller('eve@elsewhere.example');
  const { db } = team.database;
  const join: JoinCampaigns = campaignJoiner(db, testKeys(db));
  const phishing = await judgedMails('phishing', 3);
  const [legitimate] = await judgedMails('legitimate', 1);
  const get = (who: { headers: object }, path: string) =>
    team.app.inject({ method: 'GET', url: `/api/team${path}`, headers: { ...who.headers } });
  const send = (who: { headers: object }, path: string, payload: object, method: 'POST' | 'PATCH' = 'POST') =>
    team.app.inject({ method, url: `/api/team${path}`, headers: { ...who.headers }, payload });
  /** Somebody of the organisation forwards a message. */
  const report = async (email: string, mail = phishing[0], receivedAt = team.app.now()) => {
    if (!mail) throw new Error('there is no such mail');
    const place = await placeOfMember(db, email);
    const [joined] = await join({
      ...place,
      reporter: { address: email, language: 'en', inReplyTo: null, references: null },
      receivedAt,
      results: [{ ...mail, id: randomUUID() }],
    });
    if (!joined) throw new Error('the report was put nowhere');
    return joined;
  };
  const list = async (who: { headers: object }, query = '') =>
    (await get(who, `/campaigns${query}`)).json<CampaignsPage>();
  return { ...team, analyst, maya, ben, stranger, phishing, legitimate, get, send, report, list };
};

describe('campaigns of an organisation', () => {
  it('show analysts everything and members what they reported', async () => {
    const { analyst, maya, ben, owner, report, list, get, phishing } = await started();
    const { campaignId } = await report(maya.email);
    await report(ben.email);
    const other = await report(ben.email, phishing[1]);
    const seen = await list(analyst);
    expect(seen.campaigns.map(({ reports, reporters }) => ({ reports, reporters }))).toEqual([
      { reports: 2, reporters: 2 },
      { reports: 1, reporters: 1 },
    ]);
    expect(await list(owner)).toEqual(seen);
    const own = await list(maya);
    expect(own.campaigns).toMatchObject([{ id: campaignId, reports: 1, reporters: 1, decision: null }]);

    const whole = (await get(analyst, `/campaigns/${campaignId}`)).json<Campaign>();
    expect(whole.someReports.map(({ reporter }) => reporter).sort()).toEqual([ben.email, maya.email]);
    expect(whole.queries.map(({ product }) => product)).toEqual([
      'Microsoft 365',
      'Microsoft 365',
      'Google Workspace',
      'Exchange Server',
    ]);
    expect(whole.example.findings.length).toBeGreaterThan(0);
    expect(whole.example.text).not.toMatch(/https?:\/\//);
    const part = await get(maya, `/campaigns/${campaignId}`);
    expect(part.json<Campaign>()).toMatchObject({
      history: [],
      queries: [],
      someReports: [{ reporter: null }],
    });
    expect(part.body).not.toContain(ben.email);
    expect((await get(maya, `/campaigns/${other.campaignId}`)).statusCode).toBe(404);
    const bens = whole.someReports.find(({ reporter }) => reporter === ben.email);
    const foreign = await get(maya, `/campaigns/${campaignId}?report=${bens?.id}`);
    expect(foreign.statusCode).toBe(404);
  });

  it('answer with the same bytes for what is another organisation’s and what is nothing', async () => {
    const { app, database, maya, report, stranger, get, send } = await started();
    const { campaignId } = await report(maya.email);
    expect((await get(stranger, '/campaigns')).statusCode).toBe(404);

    await putOnPlan(database, 'professional', stranger.email);
    await stranger.call('POST', '', { name: 'Initech' });
    expect((await get(stranger, '/campaigns')).json()).toEqual({ campaigns: [], next: null });
    const bodyOf = (answer: { body: string; statusCode: number }) => ({
      status: answer.statusCode,
      body: answer.body.replace(/"requestId":"[^"]*"/, ''),
    });
    for (const path of ['', '/decision', '/comments', '/assign']) {
      const wish = {
        '/decision': { decision: 'spam', note: '' },
        '/comments': { text: 'x' },
        '/assign': { memberId: null },
      }[path];
      const ask = async (id: string) =>
        bodyOf(
          wish
            ? await send(stranger, `/campaigns/${id}${path}`, wish)
            : await get(stranger, `/campaigns/${id}`),
        );
      const [theirs, nobodys, broken] = [await ask(campaignId), await ask(randomUUID()), await ask('x')];
      expect(theirs.status).toBe(404);
      expect(theirs).toEqual(nobodys);
      expect(theirs).toEqual(broken);
    }
    expect((await app.inject({ method: 'GET', url: '/api/team/campaigns' })).statusCode).toBe(401);
  });

  it('are decided once, with one mail to everybody who reported', async () => {
    const { app, analyst, maya, ben, report, send, get } = await started();
    const { campaignId } = await report(maya.email);
    await report(maya.email);
    await report(ben.email);
    const before = app.mails.length;
    const wish = { decision: 'phishing', note: 'Not ours: see https://portal.company.example' };
    const path = `/campaigns/${campaignId}/decision`;
    const answers = await Promise.all([1, 2, 3].map(() => send(analyst, path, wish)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await expect.poll(() => app.mails.length).toBe(before + 2);
    const mails = app.mails.slice(before);
    expect(mails.map(({ to }) => to).sort()).toEqual([ben.email, maya.email]);
    expect(mails[0]?.subject).toBe('Phishing: your team’s answer to your report');
    expect(mails[0]?.text).toContain('hxxps://portal[.]company[.]example');

    expect((await send(maya, path, wish)).statusCode).toBe(403);
    app.turnClock(60_000);
    const blind = await send(analyst, path, { decision: 'spam', note: '' });
    expect(blind.statusCode).toBe(409);
    const { decision } = (await get(analyst, `/campaigns/${campaignId}`)).json<Campaign>();
    const changed = await send(analyst, path, { decision: 'spam', note: '', replaces: decision?.decidedAt });
    expect(changed.json<Campaign>()).toMatchObject({
      decision: { decision: 'spam', decidedBy: { email: analyst.email } },
    });
    await expect.poll(() => app.mails.length).toBe(before + 4);
    const own = (await get(maya, `/campaigns/${campaignId}`)).json<Campaign>();
    expect(own.decision).toMatchObject({ decision: 'spam', decidedBy: null });
    expect((await report(ben.email)).decided).toEqual({ decision: 'spam', note: '' });
  });

  it('are commented and assigned, to analysts only, and have a history', async () => {
    const { app, analyst, maya, owner, report, send } = await started();
    const { campaignId } = await report(maya.email);
    const path = `/campaigns/${campaignId}`;
    expect((await send(analyst, `${path}/comments`, { text: ' ' })).statusCode).toBe(400);
    await send(analyst, `${path}/comments`, { text: 'I call the bank.' });
    app.turnClock(1000);
    expect((await send(owner, `${path}/assign`, { memberId: maya.id })).statusCode).toBe(400);
    expect((await send(owner, `${path}/assign`, { memberId: randomUUID() })).statusCode).toBe(400);
    await send(owner, `${path}/assign`, { memberId: analyst.id });
    app.turnClock(1000);
    const done = (await send(owner, `${path}/assign`, { memberId: null })).json<Campaign>();
    expect(done.assignee).toBeNull();
    expect(done.history).toMatchObject([
      { kind: 'comment', text: 'I call the bank.', by: { email: analyst.email } },
      { kind: 'assignment', by: { email: owner.email }, assignee: { email: analyst.email } },
      { kind: 'assignment', assignee: null },
    ]);
    for (const call of ['comments', 'assign'])
      expect(
        (await send(maya, `${path}/${call}`, call === 'assign' ? { memberId: null } : { text: 'x' }))
          .statusCode,
      ).toBe(403);
  });

  it('come page by page and by state', async () => {
    const { analyst, maya, report, list, send, phishing } = await started();
    const { campaignId } = await report(maya.email);
    await report(maya.email, phishing[1]);
    await send(analyst, `/campaigns/${campaignId}/decision`, { decision: 'spam', note: '' });
    expect((await list(analyst, '?state=open')).campaigns).toHaveLength(1);
    expect((await list(analyst, '?state=decided')).campaigns.map(({ id }) => id)).toEqual([campaignId]);
    expect((await list(analyst, '?state=')).campaigns).toHaveLength(2);
  });

  it.each(['?state=closed', '?cursor=x', '?cursor=2026-99-99_1_1_00000000-0000-4000-8000-000000000000'])(
    'refuse %s',
    async (query) => {
      const { owner, app } = await startTeamApp();
      const answer = await app.inject({
        method: 'GET',
        url: `/api/team/campaigns${query}`,
        headers: owner.headers,
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('figures, files and settings', () => {
  it('count reports, name who was right, and time the decisions', async () => {
    const { app, analyst, maya, ben, report, send, get } = await started();
    const { campaignId } = await report(maya.email);
    await report(ben.email);
    app.turnClock(30 * 60_000);
    await send(analyst, `/campaigns/${campaignId}/decision`, { decision: 'phishing', note: '' });
    const figures = (await get(analyst, '/figures')).json();
    expect(figures).toMatchObject({
      retentionDays: 90,
      open: 0,
      minutesToDecision: 30,
      reporters: expect.arrayContaining([{ email: maya.email, reports: 1, confirmed: 1 }]),
    });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(-1)).toEqual({
      day: app.now().toISOString().slice(0, 10),
      reports: 2,
      dangerous: 2,
    });
    expect((await get(maya, '/figures')).statusCode).toBe(403);
  });

  it('keeps reports as long as the owner says', async () => {
    const { app, owner, analyst, maya, phishing, report, send, get, list } = await started();
    await report(maya.email, phishing[0], new Date(app.now().getTime() - 8 * 24 * 60 * 60_000));
    expect((await send(analyst, '/settings', { retentionDays: 7 }, 'PATCH')).statusCode).toBe(403);
    expect((await send(owner, '/settings', { retentionDays: 8 }, 'PATCH')).statusCode).toBe(400);
    expect((await send(owner, '/settings', { retentionDays: 7 }, 'PATCH')).statusCode).toBe(200);
    expect((await list(owner)).campaigns).toEqual([]);
    expect((await get(owner, '/figures')).json()).toMatchObject({ retentionDays: 7 });
  });

  it('exports CSV without formulas, STIX and MISP without what is harmless', async () => {
    const { analyst, maya, legitimate, phishing, report, send, get } = await started();
    const { campaignId } = await report(maya.email);
    const other = await report(maya.email, phishing[1]);
    await report(maya.email, legitimate);
    await send(analyst, `/campaigns/${campaignId}/decision`, {
      decision: 'phishing',
      note: '=HYPERLINK("x")',
    });
    await send(analyst, `/campaigns/${other.campaignId}/decision`, { decision: 'training', note: '' });
    const csv = await get(analyst, '/export?format=csv');
    expect(csv.headers['content-disposition']).toMatch(/hookwise-team-.*\.csv/);
    expect(csv.body.split('\r\n')).toHaveLength(5);
    expect(csv.body).toContain(`"'=HYPERLINK(""x"")"`);
    const stix = (await get(analyst, '/export?format=stix')).json();
    expect(stix).toMatchObject({ type: 'bundle' });
    expect(stix.objects.filter(({ type }: { type: string }) => type === 'report')).toHaveLength(1);
    const misp = (await get(analyst, '/export?format=misp')).json();
    expect(misp.response.map((one: { Event: object }) => one.Event)).toHaveLength(2);
    expect((await get(analyst, '/export?format=misp')).json().response[0].Event.uuid).toBe(
      misp.response[0].Event.uuid,
    );
    expect((await get(maya, '/export?format=csv')).statusCode).toBe(403);
    expect((await get(analyst, '/export?format=pdf')).statusCode).toBe(400);
  });
});
