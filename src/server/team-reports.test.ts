import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { CampaignsPage } from '../contract/team.ts';
import { organisationStore } from './store/organisations.ts';
import { organisationDomains, outgoingMails, reportedMessages, users } from './store/schema.ts';
import { putOnPlan } from './testing/program-app.ts';
import { startReportApp } from './testing/report-app.ts';
import { reportMail } from './testing/report-mail.ts';

const patience = { timeout: 60_000, interval: 50 };
const lure = new Uint8Array(
  readFileSync(new URL('../engine/testing/mails/phishing/dhl-parcel-fee-es.eml', import.meta.url)),
);
const decoded = (source: string) =>
  source
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (_, bytes: string) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );

/** An organisation that has proved the domain of everybody who reports. */
const startTeam = async (env: Record<string, string> = {}) => {
  const { app, database, outgoing, bring } = await startReportApp(env);
  const { db } = database;
  const address = 'owner@company.example';
  const lastCode = () =>
    outgoing.received.map((mail) => /code is (\d{6})/.exec(decoded(mail))?.[1]).findLast(Boolean);
  await app.postJson('/api/auth/send-otp', { email: address });
  await expect.poll(lastCode, patience).toBeTruthy();
  const signedIn = await app.postJson('/api/auth/verify-otp', { email: address, code: lastCode() });
  const [cookie = ''] = String(signedIn.headers['set-cookie']).split(';');
  await putOnPlan(database, 'professional', address);
  const [owner] = await db.select().from(users).where(eq(users.email, address));
  const organisation = await organisationStore(db).found(owner?.id ?? '', 'Northwind', app.now());
  await db.insert(organisationDomains).values({
    organisationId: organisation?.id ?? '',
    domain: 'company.example',
    token: 'x',
    provedAt: app.now(),
  });
  const headers = { cookie, origin: 'http://localhost:80' };
  return {
    ...{ app, db, outgoing, organisation, headers },
    answers: () =>
      outgoing.received.filter((mail) => mail.includes('Auto-Submitted')).map((mail) => decoded(mail)),
    report: (from: string) => reportMail({ from, attached: [lure] }).then((raw) => bring(raw, { from })),
    campaigns: async () => {
      const list = await app.inject({ url: '/api/team/campaigns?state=open', headers });
      return list.json<CampaignsPage>().campaigns;
    },
  };
};

it('mailboxes of a proved domain report to the organisation: decided once, and the next one is answered at once', async () => {
  const { app, db, outgoing, organisation, headers, ...team } = await startTeam();
  const { answers, report } = team;
  await report('maya@company.example');
  await report('ben@company.example');
  await expect.poll(answers, patience).toHaveLength(2);
  const campaigns = await team.campaigns();
  expect(campaigns).toMatchObject([{ reports: 2, reporters: 2, level: 'phishing' }]);

  const note = 'We have blocked it. Do not call the number in it.';
  await app.postJson(
    `/api/team/campaigns/${campaigns[0]?.id}/decision`,
    { decision: 'phishing', note },
    headers,
  );
  await expect.poll(answers, patience).toHaveLength(4);
  const decisions = answers().filter((mail) => mail.includes('your team'));
  expect(decisions).toHaveLength(2);
  for (const mail of decisions) {
    expect(mail).toContain(note);
    expect(mail).toMatch(/^In-Reply-To: <\w+@company\.example>\r$/m);
    expect(mail).not.toMatch(/https?:\/\/|dhl|correos/i);
  }
  expect(
    outgoing.envelopes
      .filter(({ from }) => from === '')
      .flatMap(({ to }) => to)
      .sort(),
  ).toEqual(['ben@company.example', 'ben@company.example', 'maya@company.example', 'maya@company.example']);

  await report('eve@company.example');
  await expect.poll(answers, patience).toHaveLength(5);
  expect(answers().at(-1)).toContain(note);
  const [last] = await db.select().from(reportedMessages).where(eq(reportedMessages.outcome, 'decision'));
  expect(last).toMatchObject({ organisationId: organisation?.id, userId: null });
}, 180_000);

it('judges what colleagues report at the cost of the organisation, also what they get no answer to any more', async () => {
  const { app, db, answers, report, campaigns } = await startTeam({ GUEST_DAILY_LIMIT: '1' });
  await report('maya@company.example');
  await report('maya@company.example');
  await expect.poll(answers, patience).toHaveLength(2);
  // And eighteen more today.
  const answered = Array.from({ length: 18 }, (_, n) => ({
    ...{ kind: 'report answer' as const, recipient: 'maya@company.example', dedupeKey: `answer ${n}` },
    ...{ createdAt: app.now(), sentAt: app.now() },
  }));
  await db.insert(outgoingMails).values(answered);
  await report('maya@company.example');
  await expect.poll(campaigns, patience).toMatchObject([{ reports: 3, reporters: 1, level: 'phishing' }]);
  const ends = await db.select().from(reportedMessages);
  expect(ends.map(({ outcome, reason }) => reason ?? outcome).sort()).toEqual([
    'too many',
    'verdict',
    'verdict',
  ]);
  expect(answers()).toHaveLength(2);
  for (const mail of answers()) expect(mail).toContain('Subject: Phishing: our answer');
}, 300_000);
