import { rmSync } from 'node:fs';
import { openEmbedded, schema } from '../../src/server/measuring.ts';
import { loopbackInternet, runScript } from '../../src/server/testing/index.ts';
import type { Attack } from '../kit/attack.ts';
import { urlCheck } from '../kit/callers.ts';
import { type Mailbox, startMailbox } from '../kit/mailbox.ts';
import { makeFolder, startHookwise } from '../kit/servers.ts';
import { smallAttacks, startClaims } from '../kit/small-attacks.ts';
import { visitorAt } from '../kit/visitor.ts';

const administrator = 'owner@example.com';
const names = 400;
const zone = Object.fromEntries(
  Array.from({ length: names }, (_, n) => [`quiet-river-pottery-${n}.com`, { A: ['127.0.0.1'] }]),
);

let mailbox: Mailbox;
let folder = '';
let tries: ReturnType<typeof smallAttacks> = {};
const gained = new Map<string, string>();

/** What a server with a mail server and without NODE_ENV gives away. */
const modeOf = async () => {
  const server = await startHookwise({ SMTP_URL: mailbox.url });
  try {
    const visitor = visitorAt(server.url, '203.0.113.1');
    const sandbox = await visitor.call('GET', '/api/payments/sandbox/checkout.js');
    await visitor.askForCode('ana@example.com');
    const cookies = sandbox.headers.getSetCookie().join() + (await signedInCookies(server.url));
    const hasCode = server.output().includes(mailbox.newestCode('ana@example.com'));
    if (sandbox.status === 404 && !hasCode && /; Secure/i.test(cookies)) return null;
    return `sandbox ${sandbox.status}, code on the console ${hasCode}, cookies ${cookies}`;
  } finally {
    await server.stop();
  }
};

const signedInCookies = async (url: string) => {
  const visitor = visitorAt(url, '203.0.114.1');
  await visitor.askForCode('bob@example.com');
  const body = { email: 'bob@example.com', code: mailbox.newestCode('bob@example.com') };
  return (await visitor.call('POST', '/api/auth/verify-otp', body)).headers.getSetCookie().join();
};

export const attack = {
  what: 'the small ones, one after another, again and again',
  prepare: async () => {
    mailbox = await startMailbox();
    folder = makeFolder();
    const { env: world, dns } = await loopbackInternet(zone);
    const { claimed, stop } = await startClaims();
    tries = smallAttacks(dns.questions, claimed);
    const { GUEST_DAILY_LIMIT: _, ...internet } = world;
    return {
      env: {
        ...internet,
        SMTP_URL: mailbox.url,
        DATA_DIR: folder,
        // The daily sync of vulnerabilities takes memory of its own, in the middle of the measurement.
        VULN_FEED_DIR: folder,
        OWNER_EMAIL: administrator,
        RAZORPAY_KEY_ID: 'rzp_test_1',
        RAZORPAY_KEY_SECRET: 'a secret of nobody',
      },
      end: async () => {
        await stop();
        await mailbox.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  warmUp: async ({ url }) => {
    const admin = visitorAt(url, '203.0.115.1');
    await admin.signIn(administrator, mailbox);
    for (let n = 0; n < 3; n += 1) {
      const id = await visitorAt(url, `203.0.${116 + n}.1`).check('email', 'From: a@sender.example\n\nHello');
      await admin.call('POST', `/api/admin/analyses/${id}/open`, { reason: 'to have something on record' });
    }
    for (const attempt of Object.values(tries)) await attempt(url, 0);
  },
  others: urlCheck,
  othersPerSecond: 2,
  run: async ({ server: { url }, isOver, gain }) => {
    for (let round = 1; !isOver(); round += 1) {
      for (const [name, attempt] of Object.entries(tries)) {
        const what = await attempt(url, round);
        gain(what ?? 'nothing');
        if (what) gained.set(name, what);
      }
    }
  },
  look: async () => {
    const mode = await modeOf();
    if (mode) gained.set('mode with SMTP_URL and without NODE_ENV', mode);
    return {
      seen: [...Object.keys(tries), 'mode with SMTP_URL and without NODE_ENV']
        .map((name) => `${name}: ${gained.get(name) ?? 'nothing'}`)
        .join('\n'),
      isHeld: gained.size === 0,
    };
  },
  lookBehind: async () => {
    const verify = () => runScript('admin', { DATA_DIR: folder }, 'verify-audit');
    const before = await verify();
    const { db, close } = await openEmbedded(folder);
    await db.update(schema.adminActions).set({ adminEmail: 'somebody.else@example.com' });
    await close();
    const after = await verify();
    return {
      seen: `audit trail: exit ${before.code} as it was, exit ${after.code} once edited: ${after.said.trim()}`,
      isHeld: before.code === 0 && after.code === 1,
    };
  },
} satisfies Attack;
