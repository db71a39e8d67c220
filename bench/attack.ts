// What does each attack get now, and what do other people notice of it? The server is started for each, with the limits that
// ship. Limits: other people's p99 under 3 s, none of them refused, memory back within 50 MB.
// Run: npm run attack -- A01 A05 --seconds 60   (all of them without a name)

import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Attack } from './kit/attack.ts';
import { admitted, openLoop, timesOf } from './kit/callers.ts';
import { median, printMachine, printTable, quantile, say, sayLimit } from './kit/figures.ts';
import { heldTogether, type MeasuredServer, startHookwise } from './kit/servers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' } },
});
const forMs = Number(values.seconds) * 1000;
const othersWithinMs = 3000;
const backWithinMb = 50;
const settleMs = 15_000;
const megabyte = 1e6;

const folder = new URL('./attacks/', import.meta.url);
const known = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, '').toUpperCase())
  .toSorted();
/** Found by the same look, and looked after elsewhere. */
const elsewhere: Record<string, string> = {
  A11: 'refunds and disputes belong to the payments: npm test -- src/server/routes/payments-life.test.ts src/server/store/payment-ledger.test.ts',
};
const asked = positionals.map((id) => id.toUpperCase());
for (const id of asked.filter((id) => id in elsewhere)) say(`${id}: ${elsewhere[id]}.`);
const chosen = asked.length > 0 ? asked.filter((id) => !(id in elsewhere)) : known;
const unknown = chosen.filter((id) => !known.includes(id));
if (unknown.length > 0 || !(forMs > 0)) {
  say(
    `Not an attack: ${unknown.join(', ')}. There are ${known.join(', ')} (and A11: ${elsewhere['A11']}); --seconds takes a number.`,
  );
  process.exit(1);
}

/** The lowest of a few looks: garbage is collected now and then. */
const settledMemory = async ({ pid }: MeasuredServer) => {
  const looks: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    await setTimeout(settleMs / 5);
    looks.push(heldTogether(pid) / megabyte);
  }
  return Math.min(...looks);
};

const attackOnce = async (id: string) => {
  const { attack } = (await import(new URL(`${id.toLowerCase()}.ts`, folder).href)) as {
    attack: Attack;
  };
  say(`\n${id} ${attack.what}`);
  const prepared = await attack.prepare?.();
  let server: MeasuredServer | undefined;
  try {
    // The limits that ship, not those of other benchmarks.
    server = await startHookwise({ GUEST_DAILY_LIMIT: '3', ...prepared?.env });
    const others = await attack.others(server);
    await attack.warmUp?.(server);
    const calm = timesOf(admitted(await openLoop(others, attack.othersPerSecond, 5000)));
    const before = await settledMemory(server);
    const gains = new Map<string, number>();
    let isOver = false;
    const attacking = attack.run({
      server,
      isOver: () => isOver,
      gain: (what) => void gains.set(String(what), (gains.get(String(what)) ?? 0) + 1),
    });
    const answers = await openLoop(others, attack.othersPerSecond, forMs);
    isOver = true;
    await attacking;
    const seen = await attack.look?.(server);
    const after = await settledMemory(server);
    await server.stop();
    const left = await attack.lookBehind?.(server);
    const times = timesOf(admitted(answers));
    const refused = answers.length - times.length;
    const p99 = quantile(times, 0.99);
    printTable([
      {
        attack: id,
        'the attacker gets': [...gains].map(([what, count]) => `${count} × ${what}`).join(', ') || 'nothing',
        'others, calm p50 ms': median(calm),
        'others p50 ms': median(times),
        'others p99 ms': p99,
        'others served': times.length,
        'others refused': refused,
        'memory before MB': before,
        'after MB': after,
      },
    ]);
    const findings = [seen, left].filter((one) => one !== undefined);
    for (const { seen } of findings) say(seen);
    const isAsItMustBe = findings.every(({ isHeld }) => isHeld);
    const held = [p99 < othersWithinMs, refused === 0, after - before < backWithinMb, isAsItMustBe];
    sayLimit(`${id}: other people’s p99 under ${othersWithinMs / 1000} s`, held[0] ?? false);
    sayLimit(`${id}: nobody refused who did nothing`, held[1] ?? false);
    sayLimit(`${id}: memory back within ${backWithinMb} MB`, held[2] ?? false);
    if (findings.length > 0) sayLimit(`${id}: what remains`, isAsItMustBe);
    return held.every(Boolean);
  } finally {
    await server?.stop();
    await prepared?.end();
  }
};

printMachine();
let isHeld = true;
for (const id of chosen) isHeld = (await attackOnce(id)) && isHeld;
process.exit(isHeld ? 0 : 1);
