import type { RunningServer } from './server-process.ts';
import { bearer, post } from './server-process.ts';

/** What a server has acknowledged: none of it may ever be lost. */
export type Acknowledged = { analyses: string[]; orders: string[]; users: string[]; codes: number };

export const nothingYet = (): Acknowledged => ({ analyses: [], orders: [], users: [], codes: 0 });

type People = { admin: string; buyer: string };

/**
 * Twenty writers that never pause: guests and a user who check links, a buyer, an administrator, a visitor who asks for codes.
 * Each goes on until the server is gone, and what was acknowledged is noted.
 */
export const writeUntilGone = async (
  { url }: Pick<RunningServer, 'url'>,
  { admin, buyer }: People,
  noted: Acknowledged,
  onNoted: () => void,
): Promise<void> => {
  const check = async (link: string, headers = {}) => {
    const answer = await post(`${url}/api/analyze/url`, { url: link }, headers);
    const { id } = (await answer.json()) as { id: string };
    if (answer.status === 200) noted.analyses.push(id);
  };
  const buy = async () => {
    const made = await post(`${url}/api/payments/create-order`, { planType: 'standard' }, bearer(buyer));
    const { order } = (await made.json()) as { order?: { id: string } };
    // Only so many orders an hour: the buyer is done then, and checks links like the others.
    if (!order) return check('https://example.net/', bearer(buyer));
    const proof = await post(`${url}/api/payments/sandbox/pay`, { order_id: order.id });
    const paid = await post(`${url}/api/payments/verify`, await proof.text(), bearer(buyer));
    await paid.arrayBuffer();
    if (paid.status === 200) noted.orders.push(order.id);
  };
  const addUser = async () => {
    const email = `user-${crypto.randomUUID()}@example.com`;
    const answer = await post(`${url}/api/admin/users`, { email, planType: 'standard' }, bearer(admin));
    await answer.arrayBuffer();
    if (answer.status === 201) noted.users.push(email);
  };
  const askForCode = async () => {
    const email = `code-${crypto.randomUUID()}@example.com`;
    const answer = await post(`${url}/api/auth/send-otp`, { email });
    await answer.arrayBuffer();
    if (answer.status === 200) noted.codes += 1;
  };
  const writers = [
    ...Array.from({ length: 14 }, () => () => check(`https://example.com/${'x'.repeat(500)}`)),
    ...Array.from({ length: 2 }, () => () => check('https://example.org/', bearer(admin))),
    buy,
    buy,
    addUser,
    askForCode,
  ];
  const work = async (write: () => Promise<void>) => {
    for (;;) {
      try {
        await write();
      } catch {
        return; // The server is gone, in the middle of a call or before it.
      }
      onNoted();
    }
  };
  await Promise.all(writers.map(work));
};
