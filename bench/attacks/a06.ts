import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Attack } from '../kit/attack.ts';
import { type Call, json, send } from '../kit/callers.ts';
import { type MeasuredServer, makeFolder } from '../kit/servers.ts';

const names = 400;
const attacker = '198.51.100.1';
const guestChecks = 3;
const domainOf = (n: number) => `quiet-river-pottery-${n % names}.com`;

/** Asks line by line and hangs up after the first part that was looked up. */
const hangUpEarly = async (url: string, n: number): Promise<string | number> => {
  const answer = await fetch(`${url}/api/analyze/domain`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      'x-forwarded-for': attacker,
    },
    body: JSON.stringify({ domain: domainOf(n) }),
  });
  if (!answer.ok || !answer.body) return answer.status;
  let heard = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    heard += chunk;
    if (heard.split('\n').length > 2) return lookedUp;
  }
  return lookedUp;
};
const lookedUp = 'a looked-up part';
let parts = 0;

const othersOf =
  ({ url }: MeasuredServer): Call =>
  (n) =>
    send(`${url}/api/analyze/domain`, n, json({ domain: domainOf(n) }));

export const attack = {
  what: 'one guest asks for domains line by line, and hangs up after the first part',
  prepare: async () => {
    const internet = fork(fileURLToPath(new URL('../domain-internet.ts', import.meta.url)), [String(names)]);
    const [{ env }] = (await once(internet, 'message')) as [{ env: Record<string, string> }];
    const { GUEST_DAILY_LIMIT: _, ...world } = env;
    const folder = makeFolder();
    return {
      // The daily sync of vulnerabilities takes memory of its own, in the middle of the measurement.
      env: { LOOKUPS: 'on', ...world, TRUST_PROXY: '127.0.0.1', VULN_FEED_DIR: folder },
      end: async () => {
        rmSync(folder, { recursive: true, force: true });
        internet.disconnect();
        await once(internet, 'exit');
      },
    };
  },
  // Tables of networks and countries are read with the first checks, and what was looked up is remembered.
  warmUp: async (server) => {
    for (let n = 0; n < 40; n += 1) await othersOf(server)(1_000_000 + n);
  },
  others: othersOf,
  othersPerSecond: 1,
  run: async ({ server, isOver, gain }) => {
    for (let n = 0; !isOver(); n += 1) {
      const gained = await hangUpEarly(server.url, n);
      gain(gained);
      if (gained === lookedUp) parts += 1;
      await setTimeout(100);
    }
  },
  look: async () => ({
    seen: `${parts} parts for the ${guestChecks} checks that a guest has`,
    isHeld: parts <= guestChecks,
  }),
} satisfies Attack;
