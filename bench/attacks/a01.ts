import { vastMail } from '../../src/server/testing/index.ts';
import type { Attack } from '../kit/attack.ts';
import { hangUp, json, mailCheck, send } from '../kit/callers.ts';

const attacker = '198.51.100.1';
const parallel = 3;
const hangUpAfterMs = 400;

const mails = Array.from({ length: 4 }, (_, n) => vastMail(n));
const bodyOf = (n: number) => json({ content: mails[n % mails.length] });

export const attack = {
  what: 'one guest sends messages with 490 million pixels, three at a time, and hangs up on every second',
  others: (server) =>
    mailCheck(server, ['Hello, the minutes of our meeting are at https://example.org/minutes']),
  othersPerSecond: 2,
  warmUp: async ({ url }) => void (await send(`${url}/api/analyze/email`, '203.0.113.250', bodyOf(0))),
  run: async ({ server, isOver, gain }) => {
    const url = `${server.url}/api/analyze/email`;
    const one = async (n: number) =>
      n % 2 ? (await send(url, attacker, bodyOf(n))).status : hangUp(url, attacker, bodyOf(n), hangUpAfterMs);
    await Promise.all(
      Array.from({ length: parallel }, async (_, n) => {
        for (let turn = 0; !isOver(); turn += 1) gain(await one(n + turn));
      }),
    );
  },
} satisfies Attack;
