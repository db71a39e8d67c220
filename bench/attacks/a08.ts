import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../kit/attack.ts';
import { urlCheck } from '../kit/callers.ts';
import { type Mailbox, startMailbox } from '../kit/mailbox.ts';
import { type Visitor, visitorAt } from '../kit/visitor.ts';

const administrator = 'owner@example.com';
const person = 'ana@example.com';
const secret = 'wombat-in-the-letter';
const mail = `From: a@sender.example\nSubject: ${secret} subject\n\nDear ${secret}, open http://${secret}.example/now`;
const reason = 'The sender complained about our verdict';

let mailbox: Mailbox;
let admin: Visitor;
let kept: string[] = [];
const unmasked = new Set<string>();
const openedAt: string[] = [];

/** Every call that might tell an administrator something of a check. */
const doors = (id: string, masked: unknown): [method: string, path: string, body?: object][] => [
  ['GET', `/api/analysis/${id}`],
  ['GET', `/analysis/${id}`],
  ['GET', '/api/analysis/history'],
  ['GET', '/api/dashboard'],
  ['GET', '/api/ml-insights'],
  ['GET', '/api/admin/users'],
  ['GET', `/api/admin/users?search=${secret}`],
  ['GET', '/api/admin/analytics'],
  ['GET', '/api/admin/audit'],
  ['GET', '/api/admin/audit?pageSize=200'],
  ['GET', `/api/admin/analyses/${id}`],
  ['POST', `/api/admin/analyses/${id}/open`, {}],
  ['POST', `/api/admin/analyses/${id}/open`, { reason: '          ' }],
  ['POST', `/api/admin/analyses/${id}/open`, { reason: 'because' }],
  ['POST', '/api/account/export', { code: '000000' }],
  ['DELETE', `/api/analysis/${id}`],
  ...['html', 'json', 'markdown', 'stix'].flatMap((format): [string, string, object][] => [
    ['POST', '/api/generate-report', { analysisData: { id }, format }],
    ['POST', '/api/generate-report', { analysisData: masked, format }],
  ]),
];

/** Without the id, so that a door is one line. */
const nameOf = (method: string, path: string) => `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}`;

export const attack = {
  what: 'an administrator tries every call to read what other people have checked, without giving a reason',
  prepare: async () => {
    mailbox = await startMailbox();
    return { env: { SMTP_URL: mailbox.url, OWNER_EMAIL: administrator }, end: mailbox.close };
  },
  warmUp: async ({ url }) => {
    const [ana, guest] = [visitorAt(url, '203.0.113.1'), visitorAt(url, '203.0.114.1')];
    await ana.signIn(person, mailbox);
    kept = [await ana.check('email', mail), await guest.check('email', mail)];
    admin = visitorAt(url, '203.0.115.1');
    await admin.signIn(administrator, mailbox);
    // The first visitor of that page makes the server load the engine once, whoever it is.
    await admin.call('GET', '/api/ml-insights');
  },
  others: urlCheck,
  othersPerSecond: 2,
  run: async ({ isOver, gain }) => {
    while (!isOver()) {
      for (const id of kept) {
        const masked: unknown = JSON.parse((await admin.call('GET', `/api/analysis/${id}`)).text);
        for (const [method, path, body] of doors(id, masked)) {
          const { status, text } = await admin.call(method, path, body);
          if (text.toLowerCase().includes(secret)) unmasked.add(nameOf(method, path));
          gain(status === 200 ? 'answers without content' : `${status}`);
          await setTimeout(20);
        }
      }
    }
  },
  look: async () => {
    const before = await admin.call('GET', '/api/admin/audit');
    for (const id of kept) {
      const { text } = await admin.call('POST', `/api/admin/analyses/${id}/open`, { reason });
      if (text.includes(secret)) openedAt.push(id);
    }
    const { text } = await admin.call('GET', '/api/admin/audit');
    const { actions } = JSON.parse(text) as {
      actions: { action: string; adminEmail: string; details: { analysis?: string; reason?: string } }[];
    };
    const recorded = actions.filter(
      ({ action, adminEmail, details }) =>
        action === 'open analysis' &&
        adminEmail === administrator &&
        details.reason === reason &&
        kept.includes(details.analysis ?? ''),
    );
    const { total } = JSON.parse(before.text) as { total: number };
    return {
      seen: `unmasked: ${[...unmasked].join(', ') || 'nothing'}; in the audit trail before a reason was given: ${total}; then opened with a reason: ${openedAt.length} of ${kept.length}, of which on record with who, what and why: ${recorded.length}`,
      isHeld:
        unmasked.size === 0 &&
        total === 0 &&
        openedAt.length === kept.length &&
        recorded.length === openedAt.length,
    };
  },
} satisfies Attack;
