import { expect, it } from 'vitest';
import { z } from 'zod';
import { json, type Reply, startLoopback } from '../testing/loopback.ts';
import { ApiError, createApi, serverMessageOf, uploadMessageOf } from './api.ts';

const answer = z.object({ ok: z.boolean() });

const failWith = async (reply: Reply): Promise<ApiError> => {
  const { baseUrl } = await startLoopback(() => reply);
  const error = await createApi(baseUrl)
    .post('/api/thing', {}, answer)
    .catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('expected the call to be refused');
  return error;
};

it.each<[string, Reply, string]>([
  ['the message of the body', json({ message: 'Too early', error: 'conflict' }, 409), 'Too early'],
  ['else its error field', json({ error: 'conflict' }, 409), 'conflict'],
  ['else the raw text', { status: 502, body: 'upstream is away', type: 'text/plain' }, 'upstream is away'],
  ['else the status text', { status: 500, body: '' }, 'Internal Server Error'],
])('ERR-01 describes a refusal by %s', async (_source, reply, message) => {
  expect((await failWith(reply)).message).toBe(message);
});

it('ERR-02 carries the status and what the body asks the page to do', async () => {
  const error = await failWith(
    json({ message: 'Daily limit exceeded', error: 'x', requiresUpgrade: true, planType: 'free' }, 429),
  );
  expect(error.status).toBe(429);
  expect(error.body).toMatchObject({ requiresUpgrade: true, planType: 'free' });
});

it('does not take a status text or a broken connection for a message of the server', async () => {
  expect(serverMessageOf(await failWith({ status: 500 }))).toBeNull();
  expect(serverMessageOf(new TypeError('Failed to fetch'))).toBeNull();
  expect(serverMessageOf(await failWith(json({ message: 'Too early' }, 409)))).toBe('Too early');
});

it('refuses an answer that is not what the contract says', async () => {
  const { baseUrl } = await startLoopback(() => json({ ok: 'yes' }));
  await expect(createApi(baseUrl).get('/api/thing', answer)).rejects.toBeInstanceOf(z.ZodError);
});

it('sends JSON and hands the checked answer over', async () => {
  const { baseUrl, calls } = await startLoopback(() => json({ ok: true }));
  await expect(createApi(baseUrl).post('/api/thing', { a: 1 }, answer)).resolves.toEqual({ ok: true });
  expect(calls).toEqual([{ path: '/api/thing', body: { a: 1 } }]);
});

it('describes a refused upload by status and text, and cuts a whole page short', async () => {
  expect(uploadMessageOf(await failWith({ status: 502, body: 'upstream is away' }))).toBe(
    '502: upstream is away',
  );
  expect(uploadMessageOf(await failWith({ status: 500 }))).toBe('500: Internal Server Error');
  expect(uploadMessageOf(await failWith({ status: 413, body: 'x'.repeat(5000) }))?.length).toBeLessThan(320);
  expect(uploadMessageOf(new TypeError('Failed to fetch'))).toBeNull();
});
