import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { formBody, runScript } from '../../src/server/testing/index.ts';
import type { Attack } from '../kit/attack.ts';
import { urlCheck } from '../kit/callers.ts';
import { type Mailbox, startMailbox } from '../kit/mailbox.ts';
import { makeFolder } from '../kit/servers.ts';
import { hasTrace, searchFolder } from '../kit/traces.ts';
import { type Visitor, visitorAt } from '../kit/visitor.ts';

const secret = 'wombatintheletter';
/** An address that stays: a search that does not find it finds nothing. */
const stays = 'control@example.com';
const people = ['ana@example.com', 'bob@example.com'];

const mailWith = (word: string) =>
  `From: a@sender.example\nSubject: ${word} subject\n\nDear ${word}, open http://${word}.example/now`;
const pictureWith = (word: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300" font-family="sans-serif"><rect width="900" height="300" fill="#fff"/><text x="40" y="150" font-size="44">${word}.example</text></svg>`,
    ),
  )
    .png()
    .toBuffer();

let mailbox: Mailbox;
let folder = '';
let stored = 0;
let deleted = 0;

const keepPicture = async (url: string, address: string, word: string): Promise<number> => {
  const form = formBody({ field: 'screenshot', name: `${word}.png`, content: await pictureWith(word) });
  const answer = await fetch(`${url}/api/analyze/screenshot`, {
    method: 'POST',
    headers: { ...form.headers, 'x-forwarded-for': address },
    body: new Uint8Array(form.payload),
  });
  const text = await answer.text();
  // On a busy machine the reader starts more slowly than a visitor waits.
  if (answer.status === 503) return keepPicture(url, address, word);
  return text.includes(word) ? 1 : 0;
};

/** Leaves the text wherever a person can leave it. */
const leaveText = async (url: string, visitor: Visitor, n: number, word: string) => {
  const ids = [
    await visitor.check('email', mailWith(word)),
    await visitor.check('url', `https://${word}.example/a`),
  ];
  await visitorAt(url, `198.51.${n}.1`).check('email', mailWith(word));
  const { status } = await visitor.call('POST', '/api/contact/support', {
    name: word,
    email: stays,
    problem: `Please help me with ${word}.`,
  });
  const others = (status < 300 ? 1 : 0) + (await keepPicture(url, `198.51.${n}.2`, word));
  return { ids, times: ids.length + 1 + others };
};

const removeAccount = async (visitor: Visitor, email: string) => {
  const sent = await visitor.call('POST', '/api/account/send-code', { purpose: 'delete' });
  if (sent.status !== 200) return sent.status;
  const code = mailbox.newestCode(email);
  return (await visitor.call('POST', '/api/account/delete', { code })).status;
};

export const attack = {
  what: 'what was checked is deleted, one by one, all of it, and with the account; where is the text found then?',
  prepare: async () => {
    mailbox = await startMailbox();
    folder = makeFolder();
    return {
      env: { SMTP_URL: mailbox.url, DATA_DIR: folder, LOG_LEVEL: 'trace' },
      end: async () => {
        await mailbox.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  warmUp: async ({ url }) => {
    const visitor = visitorAt(url, '203.0.113.1');
    await visitor.signIn(stays, mailbox);
    await leaveText(url, visitor, 100, 'somethingelse');
  },
  others: urlCheck,
  othersPerSecond: 2,
  run: async ({ server: { url }, isOver, gain }) => {
    const visitors = people.map((_, n) => visitorAt(url, `203.0.${120 + n}.1`));
    for (const [n, visitor] of visitors.entries()) {
      await visitor.signIn(people[n] ?? '', mailbox);
      const {
        ids: [first = ''],
        times,
      } = await leaveText(url, visitor, n, secret);
      stored += times;
      gain(`${(await visitor.call('DELETE', `/api/analysis/${first}`)).status} deleting one`);
      if (n === 0) gain(`${(await visitor.call('DELETE', '/api/analysis')).status} deleting all`);
      deleted += 1;
    }
    // The second code to one mailbox is sent half a minute after the first.
    const [, email = ''] = people;
    const [, visitor] = visitors;
    for (let status = 429; visitor && status === 429; ) {
      await setTimeout(1000);
      status = await removeAccount(visitor, email);
      if (status !== 429) gain(`${status} deleting the account`);
    }
    while (!isOver()) await setTimeout(200);
  },
  lookBehind: async ({ output }) => {
    const backup = await runScript('admin', { DATA_DIR: folder }, 'backup', join(folder, 'later.gz'));
    const found = searchFolder(folder, secret);
    const control = searchFolder(folder, stays);
    const isInLog = hasTrace(Buffer.from(output()), secret);
    return {
      seen: `the text was left ${stored} times, and ${deleted} people deleted theirs; after a clean stop it is in ${found.with.length} of ${found.files} files${found.with.length > 0 ? ` (${found.with.join(', ')})` : ''}, a later backup among them (exit ${backup.code}), and ${isInLog ? 'IN' : 'not in'} the log of ${output().length.toLocaleString('en')} characters; the same search finds an address that stays in ${control.with.length} files, in the backup ${control.with.includes('later.gz') ? 'too' : 'NOT'}`,
      isHeld:
        found.with.length === 0 &&
        !isInLog &&
        backup.code === 0 &&
        stored === 5 * people.length &&
        deleted === people.length &&
        control.with.includes('later.gz'),
    };
  },
} satisfies Attack;
