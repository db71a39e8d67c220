import { expect, it } from 'vitest';
import { openEmbedded } from '../store/open-embedded.ts';
import { faultsInBooks } from '../testing/check-books.ts';
import { nothingYet } from '../testing/load-of-writes.ts';
import { bearer, exitCode, killed, post, signIn } from '../testing/server-process.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { startServer } from '../testing/start-server.ts';

it('R07 reads continue while the disk is full, writes answer 503, and nothing is damaged', async ({
  skip,
}) => {
  const disk = smallDisk(180);
  if (!disk) return skip();
  const env = { DATA_DIR: disk.folder, LOOKUPS: 'off', GUEST_DAILY_LIMIT: '1000' };
  const server = await startServer(env);
  const noted = nothingYet();
  const check = async (headers = {}, { url } = server) => {
    const answer = await post(`${url}/api/analyze/url`, { url: 'https://example.com/' }, headers);
    const { id } = (await answer.json()) as { id: string };
    if (answer.status === 200) noted.analyses.push(id);
    return [answer.status, answer.headers.get('retry-after')];
  };
  const statusOf = async (path: string, headers = {}, { url } = server) =>
    (await fetch(`${url}${path}`, { headers })).status;

  const ana = bearer(await signIn(server, 'ana@example.com'));
  expect(await check(ana)).toEqual([200, null]);

  disk.fill();
  const refused = await Promise.all(Array.from({ length: 20 }, (_, n) => check(n % 2 ? ana : {})));
  expect(refused).toEqual(Array.from({ length: 20 }, () => [503, '5']));
  expect((await post(`${server.url}/api/auth/send-otp`, { email: 'bob@example.com' })).status).toBe(503);
  const reads = ['/healthz', '/readyz', '/api/auth/me', '/api/dashboard', '/api/analysis/history'];
  for (const path of reads) expect([path, await statusOf(path, ana)]).toEqual([path, 200]);

  disk.empty();
  expect(await check()).toEqual([200, null]);
  expect(await check(ana)).toEqual([200, null]);

  // A server that is killed and started again while there is no room still reads.
  disk.fill();
  await killed(server);
  const second = await startServer(env);
  expect(await statusOf('/api/dashboard', ana, second)).toBe(200);
  expect(await check({}, second)).toEqual([503, '5']);
  disk.empty();
  expect(await check({}, second)).toEqual([200, null]);
  second.child.kill('SIGTERM');
  expect(await exitCode(second.child)).toBe(0);

  const database = await openEmbedded(disk.folder);
  expect(await faultsInBooks(database.db, noted)).toEqual([]);
  await database.close();
});
