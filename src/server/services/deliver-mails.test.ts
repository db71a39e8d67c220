import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SendMail } from '../adapters/mail.ts';
import { welcomeMail } from '../mails/welcome-mail.ts';
import { campaignStore } from '../store/campaigns.ts';
import { contactMessageStore } from '../store/contact-messages.ts';
import type { Database } from '../store/database.ts';
import { invitationStore } from '../store/organisation-invitations.ts';
import { outgoingMailStore, queueMail } from '../store/outgoing-mails.ts';
import { planEndStore } from '../store/plan-ends.ts';
import { receiptStore } from '../store/receipts.ts';
import { contactMessages, outgoingMails } from '../store/schema.ts';
import { verdictReportStore } from '../store/verdict-reports.ts';
import { webhookStore } from '../store/webhooks.ts';
import { testKeys } from '../testing/content-keys.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { mailServer } from '../testing/mail-server.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { deliverMails, pauseAfter } from './deliver-mails.ts';
import { writeMail } from './write-mail.ts';

const minute = 60_000;
const inboxes = { sales: 'sales@example.com', support: 'support@example.com' };

const leave = (db: Database, at: Date, message = 'We are two hundred people.') =>
  contactMessageStore(db, testKeys(db)).keep({
    kind: 'sales',
    name: 'Ana',
    email: 'ana@example.com',
    company: null,
    message,
    createdAt: at,
  });

describe.each(engines)('mails on the $name engine', ({ open }) => {
  const setUp = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const server = await mailServer();
    let now = new Date('2026-11-15T12:00:00Z');
    const failures: unknown[] = [];
    const keys = testKeys(db);
    const outgoing = outgoingMailStore(db, keys);
    const post = (sendMail: SendMail = server.send) =>
      deliverMails({
        outgoing,
        writeMail: writeMail({
          messages: contactMessageStore(db, keys),
          reports: verdictReportStore(db, keys),
          planEnds: planEndStore(db),
          receipts: receiptStore(db),
          webhooks: webhookStore(db, keys),
          invitations: invitationStore(db),
          campaigns: campaignStore(db, testKeys(db)),
          inboxes,
          clock: () => now,
        }),
        sendMail,
        clock: () => now,
        onMailFailure: (error) => void failures.push(error),
        onUnwritable: (error) => void failures.push(error),
      });
    const wait = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    return { db, outgoing, server, post, failures, wait, now: () => now };
  };

  it('wait while the mail server is unreachable, longer each time, and arrive once it is back', async () => {
    const { db, server, post, failures, wait, now } = await setUp();
    await server.goAway();
    await leave(db, now());
    await post().deliver();
    expect(failures).toHaveLength(1);
    await post().deliver();
    expect(failures, 'not before its time').toHaveLength(1);
    wait(2 * minute);
    await post().deliver();
    wait(2 * minute);
    await post().deliver();
    expect(failures, 'the second pause is longer').toHaveLength(2);
    await server.comeBack();
    wait(2 * minute);
    // Another process than the one that took it: nothing of it was in memory alone.
    await post().deliver();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('two hundred people');
    expect(await db.select().from(contactMessages)).toMatchObject([{ mailedAt: now() }]);
    expect(await db.select().from(outgoingMails)).toMatchObject([
      { sentAt: now(), tries: 3, nextTryAt: null, content: null },
    ]);
    wait(24 * 60 * minute);
    await post().deliver();
    expect(server.received).toHaveLength(1);
  });

  it('arrive once each, from several servers at the same time', async () => {
    const { db, server, post, now } = await setUp();
    for (let n = 0; n < 20; n += 1) await leave(db, now(), `message number ${n}.`);
    await Promise.all(Array.from({ length: 4 }, () => post().deliver()));
    const numbers = server.received.map((source) => Number(/message number (\d+)\./.exec(source)?.[1]));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('are not held up by one that is refused, and are distinguished by their id', async () => {
    const { db, server, post, wait, now } = await setUp();
    server.refuse(true);
    await leave(db, now());
    await post().deliver();
    server.refuse(false);
    await leave(db, now(), 'The second message.');
    await post().deliver();
    expect(server.received).toHaveLength(1);
    wait(2 * minute);
    await post().deliver();
    expect(server.received).toHaveLength(2);
    const ids = server.received.map((source) => /^Message-ID: <(\S+)@/im.exec(source)?.[1]);
    const kept = await db.select().from(outgoingMails);
    expect(ids.sort()).toEqual(kept.map(({ id }) => id).sort());
  });

  it('are not held up by one that cannot be written, which is tried again later', async () => {
    const { db, server, post, failures, wait, now } = await setUp();
    // What it is about is no id: the database refuses the question.
    await queueMail(db, {
      kind: 'receipt',
      recipient: 'ana@example.com',
      dedupeKey: 'broken',
      createdAt: now(),
    });
    wait(1);
    await leave(db, now());
    await post().deliver();
    expect(server.received).toHaveLength(1);
    expect(failures).toHaveLength(1);
    wait(2 * minute);
    await post().deliver();
    expect(failures).toHaveLength(2);
    expect(server.received).toHaveLength(1);
  });

  it('are sent once, however often they are queued', async () => {
    const { db, outgoing, server, post, now } = await setUp();
    const welcome = async () =>
      queueMail(
        db,
        await outgoing.seal({
          kind: 'welcome',
          recipient: 'ana@example.com',
          dedupeKey: 'welcome:ana',
          createdAt: now(),
          words: welcomeMail('free'),
        }),
      );
    await Promise.all([welcome(), welcome()]);
    const [waiting] = await db.select().from(outgoingMails);
    expect(Buffer.from(waiting?.content ?? []).toString('latin1'), 'in the open').not.toContain(
      'checks a day',
    );
    await post().deliver();
    await welcome();
    await post().deliver();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('Subject: Welcome to Hookwise');
  });

  it('are not sent again when the mail server has had them and did not answer', async () => {
    const { db, server, post, failures, wait, now } = await setUp();
    server.hangUpAfterNext();
    await leave(db, now());
    await post().deliver();
    expect([server.received.length, failures.length]).toEqual([1, 1]);
    wait(24 * 60 * minute);
    await post().deliver();
    expect(server.received).toHaveLength(1);
  });

  it('are sent by another server where the one that took them has died before it sent them', async () => {
    const { db, outgoing, server, post, wait, now } = await setUp();
    await leave(db, now());
    const due = await outgoing.nextDue(now());
    expect(await outgoing.take(due?.id ?? '', now())).toEqual({ id: due?.id, tries: 1 });
    wait(9000);
    await post().deliver();
    expect(server.received, 'it may be at it still').toHaveLength(0);
    wait(2000);
    await post().deliver();
    await post().deliver();
    expect(server.received).toHaveLength(1);
  });

  it('are sent once where another server took one while the first was slow', async () => {
    const { db, server, post, failures, wait, now } = await setUp();
    await leave(db, now());
    await post((mail, beforeEnd) =>
      server.send(mail, async () => {
        wait(11_000);
        await post().deliver();
        await beforeEnd?.();
      }),
    ).deliver();
    expect(server.received).toHaveLength(1);
    expect(failures).toMatchObject([{ message: expect.stringContaining('another server') }]);
    wait(24 * 60 * minute);
    await post().deliver();
    expect(server.received).toHaveLength(1);
  });

  it('are not sent when what they are about is gone', async () => {
    const { db, server, post, now } = await setUp();
    await leave(db, now());
    await db.delete(contactMessages);
    await post().deliver();
    expect([server.received, await db.$count(outgoingMails)]).toEqual([[], 0]);
  });
});

it('waits two minutes at first and six hours at most', () => {
  expect([0, 1, 2].map(pauseAfter)).toEqual([2 * minute, 4 * minute, 8 * minute]);
  expect([10, 50, 1e9].map(pauseAfter)).toEqual([360 * minute, 360 * minute, 360 * minute]);
});

it('sends what an earlier process has left behind as soon as a server starts', async () => {
  const server = await mailServer();
  const database = await openTestDatabase();
  await server.goAway();
  const withoutMail = await startTestApp({ database, sendMail: null });
  const sales = { name: 'Ana', email: 'ana@example.com', message: 'We are two hundred people.' };
  expect((await withoutMail.postJson('/api/contact/sales', sales)).statusCode).toBe(200);
  await server.comeBack();
  const app = await startTestApp({ database, sendMail: server.send });
  await app.ready();
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
  expect(server.received[0]).toContain('two hundred people');
});
