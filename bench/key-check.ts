// What does a key add to a call? The same link check by a user with a session and by a program with a key, by turns, in processor time of the
// whole process. The limit is printed beside it. A check confirms session or key in passing; whatever else is called looks them up: so the same
// kept result is read with each as well. Own facts say what those two calls cost, and not what a key adds: those of a program are two
// statements more, what is used of the day and of the month.
// Run: node bench/key-check.ts [--calls 400] [--rounds 6] [--engine PostgreSQL]
import { parseArgs } from 'node:util';
import { admitted, type Call, closedLoop, json, send } from './kit/callers.ts';
import { printMachine, printTable, say } from './kit/figures.ts';
import { cpuMsOf, type Engine, type Hookwise, onEachEngine } from './kit/servers.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '6' },
    engine: { type: 'string' },
  },
});
const [calls, rounds] = [Number(values.calls), Number(values.rounds)];
const limitMs = 0.2;
const callers = 4;
const owner = 'owner@example.com';
const programmer = 'programmer@example.com';

const post = async <T>(url: string, token: string, body: object): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A person without a daily limit: their session, and a key of theirs. */
const prepare = async ({ url, signIn }: Hookwise) => {
  const user = { email: programmer, planType: 'enterprise', historyLimit: 5 };
  await post(`${url}/api/admin/users`, await signIn(owner), user);
  const session = await signIn(programmer);
  const wish = { name: 'Benchmark', scopes: ['check:url', 'read:results'] };
  const { key } = await post<{ key: string }>(`${url}/api/account/keys`, session, wish);
  return { session, key };
};

const linkOf = (n: number) => json({ url: `https://shop-${n % 9973}.example/orders/${n}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Processor time of each call that was answered, in milliseconds. */
const cpuOf = async ({ pid }: Hookwise, call: Call): Promise<number> => {
  const before = cpuMsOf(pid);
  let answered = 0;
  const deadline = performance.now() + 60_000;
  while (answered < calls) {
    if (performance.now() > deadline) throw new Error(`only ${answered} calls were answered in a minute`);
    answered += admitted(await closedLoop(call, callers, 500)).length;
  }
  return (cpuMsOf(pid) - before) / answered;
};

const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

printMachine();
const engines: readonly Engine[] = ['embedded', 'PostgreSQL'];
await onEachEngine(
  async (server, engine) => {
    const { session, key } = await prepare(server);
    const { url } = server;
    const { id } = await post<{ id: string }>(`${url}/api/analyze/url`, session, {
      url: 'https://example.com/',
    });
    const kinds: readonly { kind: string; call: Call }[] = [
      { kind: 'link, session', call: (n) => send(`${url}/api/analyze/url`, n, linkOf(n), bearer(session)) },
      { kind: 'link, key', call: (n) => send(`${url}/api/v1/check/url`, n, linkOf(n), bearer(key)) },
      {
        kind: 'kept result, session',
        call: (n) => send(`${url}/api/analysis/${id}`, n, null, bearer(session)),
      },
      { kind: 'kept result, key', call: (n) => send(`${url}/api/v1/results/${id}`, n, null, bearer(key)) },
      { kind: 'own facts, session', call: (n) => send(`${url}/api/auth/me`, n, null, bearer(session)) },
      { kind: 'own facts, key', call: (n) => send(`${url}/api/v1/usage`, n, null, bearer(key)) },
    ];
    const seen = new Map<string, number[]>(kinds.map(({ kind }) => [kind, []]));
    for (let round = -1; round < rounds; round += 1)
      for (const { kind, call } of round % 2 === 0 ? kinds : kinds.toReversed()) {
        const ms = await cpuOf(server, call);
        // The first round loads what is loaded once.
        if (round >= 0) seen.get(kind)?.push(ms);
      }
    printTable(
      [...seen].map(([kind, list]) => ({
        [engine]: kind,
        'CPU ms each': median(list),
        from: Math.min(...list),
        to: Math.max(...list),
      })),
    );
    const addedTo = (what: string) =>
      (median(seen.get(`${what}, key`) ?? []) - median(seen.get(`${what}, session`) ?? [])).toFixed(2);
    say(`A key adds ${addedTo('link')} ms to a link check over a session; the limit is ${limitMs} ms.`);
    say(`It adds ${addedTo('kept result')} ms to reading a kept result, for which either is looked up.`);
    say();
  },
  { OWNER_EMAIL: owner },
  engines.filter((engine) => values.engine === undefined || engine === values.engine),
);
