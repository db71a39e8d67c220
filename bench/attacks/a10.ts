import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgres.ts';
import {
  contentKeyRing,
  contentKeyStore,
  expiredContentStore,
  openServer,
} from '../../src/server/measuring.ts';
import { runScript } from '../../src/server/testing/index.ts';
import type { Attack } from '../kit/attack.ts';
import { urlCheck } from '../kit/callers.ts';
import { type Mailbox, startMailbox } from '../kit/mailbox.ts';
import { makeFolder } from '../kit/servers.ts';
import { type Visitor, visitorAt } from '../kit/visitor.ts';

const hourMs = 60 * 60 * 1000;
const contentKey = 'a key for what people submit in this attack';
const administrator = 'owner@example.com';
const names = ['week', 'one', 'all', 'gone', 'ended', 'stranger'] as const;
type Name = (typeof names)[number];
const addressOf = (name: Name) => `${name}@example.com`;

let mailbox: Mailbox;
let env: Record<string, string> = {};
let backupFile = '';
let admin: Visitor;
let guests = '';
const people = new Map<Name, { visitor: Visitor; ids: string[] }>();
const of = (name: Name) => {
  const found = people.get(name);
  if (!found) throw new Error(`${name} has not signed in`);
  return found;
};

/** Whether somebody's check can still be read: by an administrator, who may read all there is. */
const isThere = async (id = '') => {
  const reason = 'to see whether it is there';
  return (await admin.call('POST', `/api/admin/analyses/${id}/open`, { reason })).status === 200;
};
const isSignedIn = async (name: Name) => (await of(name).visitor.call('GET', '/api/auth/me')).status === 200;

const removeAccount = async (name: Name) => {
  const { visitor } = of(name);
  // The second code to one mailbox is sent half a minute after the first.
  while ((await visitor.call('POST', '/api/account/send-code', { purpose: 'delete' })).status === 429)
    await setTimeout(1000);
  const code = mailbox.newestCode(addressOf(name));
  return (await visitor.call('POST', '/api/account/delete', { code })).status;
};

/** What every server does every ten minutes, at a later time. */
const tidyAt = async (at: Date) => {
  const { db, close } = await openServer(env['DATABASE_URL'] ?? '', () => undefined);
  const expired = expiredContentStore(
    db,
    contentKeyStore(
      db,
      contentKeyRing(() => [contentKey]),
    ),
  );
  await expired.ofGuests(at);
  await expired.ofUsers(at);
  await close();
};

let deletions: string[] = [];
let trespasses = 0;

export const attack = {
  what: 'a stranger deletes other people’s checks; people delete theirs, an old backup is restored, and days go by',
  prepare: async () => {
    const postgres = await startPostgres();
    const folder = makeFolder();
    backupFile = join(folder, 'backup.gz');
    mailbox = await startMailbox();
    env = {
      DATABASE_URL: postgres.url,
      CONTENT_KEY: contentKey,
      SMTP_URL: mailbox.url,
      OWNER_EMAIL: administrator,
    };
    return {
      env,
      end: async () => {
        await mailbox.close();
        postgres.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  warmUp: async ({ url }) => {
    for (const [n, name] of names.entries()) {
      const visitor = visitorAt(url, `203.0.${120 + n}.1`);
      await visitor.signIn(addressOf(name), mailbox);
      const check = () =>
        visitor.check('email', `From: a@sender.example\nSubject: for ${name}\n\nHello ${name}`);
      people.set(name, { visitor, ids: [await check(), await check()] });
    }
    await of('week').visitor.call('PUT', '/api/account/retention', { days: 7 });
    guests = await visitorAt(url, '203.0.119.1').check('email', 'From: a@sender.example\n\nHello guest');
    admin = visitorAt(url, '203.0.118.1');
    await admin.signIn(administrator, mailbox);
  },
  others: urlCheck,
  othersPerSecond: 2,
  run: async ({ isOver, gain }) => {
    await runScript('admin', env, 'backup', backupFile);
    const statuses = [
      (await of('one').visitor.call('DELETE', `/api/analysis/${of('one').ids[0]}`)).status,
      (await of('all').visitor.call('DELETE', '/api/analysis')).status,
      (await of('ended').visitor.call('POST', '/api/auth/logout', {})).status,
      await removeAccount('gone'),
    ];
    deletions = ['one check', 'all checks', 'a session', 'an account'].map(
      (what, n) => `${what} ${statuses[n]}`,
    );
    const { visitor } = of('stranger');
    const theirs = [guests, of('week').ids[0], of('one').ids[1]];
    while (!isOver()) {
      for (const id of theirs) {
        const { status } = await visitor.call('DELETE', `/api/analysis/${id}`);
        gain(`${status} deleting somebody else’s`);
        if (status === 200) trespasses += 1;
      }
      const days = [8, 0, -7, '7', 365][Math.floor(Math.random() * 5)];
      gain(
        `${(await visitor.call('PUT', '/api/account/retention', { days })).status} for a time there is not`,
      );
      await setTimeout(100);
    }
  },
  look: async () => {
    const restored = await runScript('admin', env, 'restore', backupFile, '--force');
    const back = {
      'the deleted check': await isThere(of('one').ids[0]),
      'all deleted checks': await isThere(of('all').ids[0]),
      'the ended session': await isSignedIn('ended'),
      'the deleted account': await isSignedIn('gone'),
      'its checks': await isThere(of('gone').ids[0]),
    };
    const stayed = {
      'the other check': await isThere(of('one').ids[1]),
      'the session of somebody else': await isSignedIn('week'),
    };
    const state = async () =>
      `guest’s ${(await isThere(guests)) ? 'there' : 'gone'}, of a week ${(await isThere(of('week').ids[0])) ? 'there' : 'gone'}, of ninety days ${(await isThere(of('stranger').ids[0])) ? 'there' : 'gone'}`;
    const days: string[] = [];
    for (const hours of [22, 25, 8 * 24, 91 * 24]) {
      await tidyAt(new Date(Date.now() + hours * hourMs));
      days.push(`after ${hours} hours: ${await state()}`);
    }
    const expected = [
      'after 22 hours: guest’s there, of a week there, of ninety days there',
      'after 25 hours: guest’s gone, of a week there, of ninety days there',
      'after 192 hours: guest’s gone, of a week gone, of ninety days there',
      'after 2184 hours: guest’s gone, of a week gone, of ninety days gone',
    ];
    const named = (some: Record<string, boolean>, is: boolean) =>
      Object.keys(some)
        .filter((name) => some[name] === is)
        .join(', ') || 'nothing';
    return {
      seen: [
        `deleted after the backup: ${deletions.join(', ')}; restored: exit ${restored.code}; came back: ${named(back, true)}; lost beside it: ${named(stayed, false)}`,
        ...days,
      ].join('\n'),
      isHeld:
        trespasses === 0 &&
        restored.code === 0 &&
        deletions.every((one) => one.endsWith(' 200')) &&
        named(back, true) === 'nothing' &&
        named(stayed, false) === 'nothing' &&
        days.join() === expected.join(),
    };
  },
} satisfies Attack;
