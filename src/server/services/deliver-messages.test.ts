import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { smtpMail } from '../adapters/mail.ts';
import { contactMessageStore } from '../store/contact-messages.ts';
import type { Database } from '../store/database.ts';
import { contactMessages } from '../store/schema.ts';
import { testKeys } from '../testing/content-keys.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { deliverMessages, pauseAfter } from './deliver-messages.ts';

const minute = 60_000;
const inboxes = { sales: 'sales@example.com', support: 'support@example.com' };

/** A mail server on loopback that can go away and come back at the same address. */
const mailServer = async () => {
  const received: string[] = [];
  let refuses = false;
  let server: SMTPServer | null = null;
  const start = (port: number) =>
    new Promise<number>((resolve) => {
      const started = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_address, _session, done) => done(refuses ? new Error('try later') : null),
        onData: (stream, _session, done) => {
          let source = '';
          stream.on('data', (chunk) => {
            source += chunk;
          });
          stream.on('end', () => {
            received.push(source);
            done();
          });
        },
      });
      server = started;
      started.on('error', () => undefined);
      started.listen(port, '127.0.0.1', () => resolve((started.server.address() as AddressInfo).port));
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
      server = null;
    });
  const port = await start(0);
  onTestFinished(stop);
  const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'no-reply@hookwise.example');
  onTestFinished(mail.close);
  return {
    received,
    send: mail.send,
    goAway: stop,
    comeBack: () => start(port),
    refuse: (yes: boolean) => {
      refuses = yes;
    },
  };
};

const leave = (db: Database, at: Date, message = 'We are two hundred people.') =>
  contactMessageStore(db, testKeys(db)).keep({
    kind: 'sales',
    name: 'Ana',
    email: 'ana@example.com',
    company: null,
    message,
    createdAt: at,
    nextMailAt: at,
  });

describe.each(engines)('messages on the $name engine', ({ open }) => {
  const setUp = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const server = await mailServer();
    let now = new Date('2026-11-15T12:00:00Z');
    const failures: unknown[] = [];
    const post = () =>
      deliverMessages({
        messages: contactMessageStore(db, testKeys(db)),
        sendMail: server.send,
        inboxes,
        clock: () => now,
        onMailFailure: (error) => void failures.push(error),
      });
    const wait = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    return { db, server, post, failures, wait, now: () => now };
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
    expect(await db.select().from(contactMessages)).toMatchObject([
      { mailedAt: now(), mailTries: 3, nextMailAt: null },
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
    const ids = server.received.map((source) => /^Message-ID: <contact-(\S+)@/im.exec(source)?.[1]);
    const kept = await db.select().from(contactMessages);
    expect(ids.sort()).toEqual(kept.map(({ id }) => id).sort());
  });

  it('from before there was a queue are left alone', async () => {
    const { db, server, post } = await setUp();
    const old = { kind: 'sales' as const, name: 'Ana', email: 'ana@example.com', message: 'From last year.' };
    await db.insert(contactMessages).values(old);
    await post().deliver();
    expect(server.received).toEqual([]);
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
});
