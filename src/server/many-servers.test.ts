import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from './store/database.ts';
import { openServer } from './store/open-server.ts';
import { queueMail } from './store/outgoing-mails.ts';
import { oneMonthAfter } from './store/paid-month.ts';
import { contactMessages, guestUsage, paymentOrders, receipts, users } from './store/schema.ts';
import { faultsInBooks } from './testing/check-books.ts';
import { createServerDatabase, hasServer } from './testing/engines.ts';
import { nothingYet } from './testing/load-of-writes.ts';
import { type Farm, startFarm } from './testing/server-farm.ts';
import { bearer, post, postPatiently, signIn } from './testing/server-process.ts';

const webhookSecret = 'the secret of the webhook';
const owner = 'owner@example.com';

let farm: Farm;
let database: OpenDatabase;

/** How many answers of each status. */
const statuses = (answers: readonly Response[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, of]) => [status, of.length]),
  );

const meAt = async (url: string, token: string) => {
  const answer = await fetch(`${url}/api/auth/me`, { headers: bearer(token) });
  return { status: answer.status, body: (await answer.json()) as { user?: { planType: string } } };
};

const everywhere = () => [farm.url, ...farm.servers.map(({ url }) => url)];

const userRow = async (email: string) =>
  (await database.db.select().from(users).where(eq(users.email, email)))[0];

/** Guests who check links through the proxy until the test stops them. */
const keepChecking = (clients: number) => {
  const seen: number[] = [];
  const noted = nothingYet();
  let isOver = false;
  const visit = async (n: number) => {
    while (!isOver) {
      const answer =
        n % 4 === 0
          ? await fetch(`${farm.url}/readyz`)
          : await post(`${farm.url}/api/analyze/url`, { url: 'https://example.com/' });
      const body = await answer.text();
      // A machine that is busy with other things asks guests to come back; nothing has failed then.
      const wait = answer.headers.get('retry-after');
      if (answer.status === 503 && wait !== null) {
        await new Promise((resolve) => setTimeout(resolve, Number(wait) * 1000));
        continue;
      }
      seen.push(answer.status);
      if (n % 4 && answer.status === 200) noted.analyses.push((JSON.parse(body) as { id: string }).id);
    }
  };
  const visits = Promise.all(Array.from({ length: clients }, (_, n) => visit(n)));
  const stop = async () => {
    isOver = true;
    await visits;
  };
  onTestFinished(stop);
  return {
    seen,
    noted,
    /** Waits until so many more have been answered with 200. */
    answered: async (more: number) => {
      const wanted = seen.filter((status) => status === 200).length + more;
      while (seen.filter((status) => status === 200).length < wanted)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop,
  };
};

describe.runIf(hasServer)('three servers behind nginx on one PostgreSQL', () => {
  beforeAll(async () => {
    const databaseUrl = await createServerDatabase();
    database = await openServer(databaseUrl, () => undefined);
    farm = await startFarm({
      DATABASE_URL: databaseUrl,
      OWNER_EMAIL: owner,
      GUEST_DAILY_LIMIT: '1000000',
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      LOOKUPS: 'off',
    });
  });
  afterAll(async () => {
    await farm?.stop();
    await database?.close();
  });

  it('S11 know a session that one of them began, and forget it together', async () => {
    const token = await signIn(farm.server(0), 'ana@example.com');
    for (const url of everywhere()) expect((await meAt(url, token)).status).toBe(200);
    expect((await post(`${farm.server(2).url}/api/auth/logout`, {}, bearer(token))).status).toBe(200);
    for (const url of everywhere()) expect((await meAt(url, token)).status).toBe(401);
  });

  it('S33 give a user with five left five results of a hundred', async () => {
    const token = await signIn(farm.server(1), 'five@example.com');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        postPatiently(`${farm.url}/api/analyze/url`, { url: 'example.com' }, bearer(token)),
      ),
    );
    expect(statuses(answers)).toEqual({ 200: 5, 429: 95 });
    expect(await userRow('five@example.com')).toMatchObject({ dailyUsageCount: 5 });
  });

  it('S31 count a guest by the address that nginx saw, whatever the guest claims', async () => {
    const claims = Array.from({ length: 6 }, (_, n) => ({ 'x-forwarded-for': `203.0.113.${n}` }));
    const answers = await Promise.all(
      claims.map((claim) => post(`${farm.url}/api/analyze/url`, { url: 'example.com' }, claim)),
    );
    expect(statuses(answers)).toEqual({ 200: 6 });
    const guests = await database.db.select().from(guestUsage);
    expect(guests.map(({ ipAddress }) => ipAddress)).toEqual(['127.0.0.1']);
  });

  it('S28 grant a plan once when all of them are notified of the payment at the same time', async () => {
    const token = await signIn(farm.server(2), 'buyer@example.com');
    const made = await post(
      `${farm.server(0).url}/api/payments/create-order`,
      { planType: 'standard' },
      bearer(token),
    );
    const { order } = (await made.json()) as { order: { id: string; amount: number; currency: string } };
    const paid = await post(`${farm.url}/api/payments/sandbox/pay`, { order_id: order.id });
    const proof = (await paid.json()) as { razorpay_payment_id: string };
    const entity = { id: proof.razorpay_payment_id, order_id: order.id, status: 'captured' };
    const notification = JSON.stringify({
      event: 'order.paid',
      payload: { payment: { entity: { ...entity, amount: order.amount, currency: order.currency } } },
    });
    const signature = createHmac('sha256', webhookSecret).update(notification).digest('hex');
    const answers = await Promise.all(
      farm.servers.flatMap(({ url }) =>
        Array.from({ length: 10 }, (_, n) =>
          n % 2
            ? postPatiently(`${url}/api/payments/verify`, proof, bearer(token))
            : postPatiently(`${url}/api/payments/webhook`, notification, {
                'x-razorpay-signature': signature,
              }),
        ),
      ),
    );
    expect(statuses(answers)).toEqual({ 200: 30 });
    const buyer = await userRow('buyer@example.com');
    expect(buyer?.planResetDate).toEqual(oneMonthAfter(buyer?.subscriptionDate ?? new Date(0)));
    expect(await database.db.select().from(paymentOrders)).toMatchObject([
      { orderId: order.id, paymentId: proof.razorpay_payment_id },
    ]);
    expect(await database.db.select().from(receipts)).toMatchObject([{ series: 'receipt', number: 1 }]);
  });

  it('S11 see a change of plan at once', async () => {
    const admin = await signIn(farm.server(0), owner);
    const token = await signIn(farm.server(1), 'changing@example.com');
    const row = await userRow('changing@example.com');
    for (const planType of ['professional', 'free', 'standard']) {
      const changed = await fetch(`${farm.server(0).url}/api/admin/users/${row?.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...bearer(admin) },
        body: JSON.stringify({ planType }),
      });
      expect(changed.status).toBe(200);
      for (const url of everywhere())
        expect((await meAt(url, token)).body.user, `${url} ${planType}`).toMatchObject({ planType });
    }
  });

  it('refuse a key from the moment on that one of them revoked it', async () => {
    const token = await signIn(farm.server(0), 'program@example.com');
    await database.db
      .update(users)
      .set({ planType: 'professional', planResetDate: new Date('2100-01-01') })
      .where(eq(users.email, 'program@example.com'));
    const wish = { name: 'Gateway', scopes: ['check:url'] };
    const made = await post(`${farm.server(1).url}/api/account/keys`, wish, bearer(token));
    const { id, key } = (await made.json()) as { id: string; key: string };
    const link = { url: 'https://example.com/' };
    const statusesOf = () =>
      Promise.all(
        everywhere().flatMap((url) => [
          fetch(`${url}/api/v1/usage`, { headers: bearer(key) }).then(({ status }) => status),
          // Every server remembers the key for its next check.
          post(`${url}/api/v1/check/url`, link, bearer(key)).then(({ status }) => status),
        ]),
      );
    const all = (status: number) => Array.from({ length: 8 }, () => status);
    for (let n = 0; n < 5; n += 1) expect(await statusesOf()).toEqual(all(200));
    const revoked = await fetch(`${farm.server(2).url}/api/account/keys/${id}`, {
      method: 'DELETE',
      headers: bearer(token),
    });
    expect(revoked.ok).toBe(true);
    // Not only within a second: the next call already.
    expect(await statusesOf()).toEqual(all(401));
  });

  it('deliver every message once when all of them are running', async () => {
    const left = Array.from({ length: 30 }, (_, n) => ({
      kind: 'sales' as const,
      name: `Person${n}`,
      email: 'person@example.com',
      message: 'Please call me back',
    }));
    const kept = await database.db.insert(contactMessages).values(left).returning({ id: contactMessages.id });
    for (const { id } of kept)
      await queueMail(database.db, {
        kind: 'contact',
        dedupeKey: `contact:${id}`,
        about: id,
        createdAt: new Date(0),
      });
    // Each message that comes in sends a server off to deliver whatever is due.
    const fields = { name: 'Visitor', email: 'visitor@example.com', message: 'Hello, is anybody there?' };
    await Promise.all(farm.servers.map(({ url }) => post(`${url}/api/contact/sales`, fields)));
    const isWaiting = async () =>
      (await database.db.select().from(contactMessages)).some(({ mailedAt }) => mailedAt === null);
    while (await isWaiting()) await new Promise((resolve) => setTimeout(resolve, 50));
    const sent = farm.servers.flatMap(({ output }) => output().match(/inquiry from Person\d+$/gm) ?? []);
    expect(sent.sort()).toEqual(left.map(({ name }) => `inquiry from ${name}`).sort());
  });

  it('R01 go on when one is killed, and nothing that was acknowledged is lost', async () => {
    const guests = keepChecking(12);
    await guests.answered(100);
    await farm.server(1).end('SIGKILL');
    await guests.answered(100);
    await farm.server(1).isServing();
    await guests.answered(100);
    await guests.stop();
    const failed = guests.seen.filter((status) => status !== 200);
    // Only what the killed one had begun may have failed: the proxy must not ask another to do it again.
    expect(failed.every((status) => status === 502)).toBe(true);
    expect(failed.length).toBeLessThanOrEqual(12);
    expect(await faultsInBooks(database.db, guests.noted)).toEqual([]);
  });

  it('R13 are replaced one after the other without one failed request', async () => {
    const guests = keepChecking(12);
    const endings: number[] = [];
    for (const n of [0, 1, 2]) {
      await guests.answered(60);
      endings.push(await farm.restart(n));
    }
    await guests.answered(60);
    await guests.stop();
    expect(endings).toEqual([0, 0, 0]);
    expect(new Set(guests.seen), farm.complaints()).toEqual(new Set([200]));
    expect(await faultsInBooks(database.db, guests.noted)).toEqual([]);
  });
});
