import { expect, it } from 'vitest';
import { runScript } from '../testing/run-script.ts';
import { signIn } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';
import { feedFolder, kevFeed, nvdFeed, nvdRecord } from '../testing/vulnerability-feeds.ts';

const owner = 'owner@example.com';
const watcher = 'ana@example.com';

it('npm run admin -- watch-now reads the feeds and looks at once, beside a server on the same folder', async () => {
  const { folder, write } = feedFolder({ 'nvd.json': nvdFeed([nvdRecord({ id: 'CVE-2024-0001' })]) });
  const env = {
    DATA_DIR: makeFolder(),
    VULN_FEED_DIR: folder,
    LOOKUPS: 'off',
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    OWNER_EMAIL: owner,
  };
  const server = await startServer(env);
  const call = async (token: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    return (await answer.json()) as { open: number; alerts: { subject: string }[] };
  };
  await call(await signIn(server, owner), '/api/admin/users', { email: watcher, planType: 'standard' });
  const token = await signIn(server, watcher);
  const first = await runScript('admin', env, 'watch-now');
  expect([first.code, first.said]).toEqual([0, expect.stringContaining('Looked at 0 devices: 0 alerts.')]);

  await call(token, '/api/watch/devices', { vendor: 'Fortinet', product: 'FortiOS', version: '7.2.4' });
  expect(await call(token, '/api/watch/alerts')).toMatchObject({ open: 0 });
  write('nvd.json', nvdFeed(['CVE-2024-0001', 'CVE-2024-0002'].map((id) => nvdRecord({ id }))));
  write('known_exploited_vulnerabilities.json', kevFeed(['CVE-2024-0001']));
  const second = await runScript('admin', env, 'watch-now');
  expect([second.code, second.said]).toEqual([
    0,
    expect.stringContaining('The catalogue holds 2 CVEs as of'),
  ]);
  expect(second.said).toContain('Looked at 1 device: 2 alerts.');
  const { alerts } = await call(token, '/api/watch/alerts');
  expect(alerts.map(({ subject }) => subject).sort()).toEqual([
    'Act now: FortiOS 7.2.4, CVE-2024-0001, exploited',
    'Next maintenance: FortiOS 7.2.4, CVE-2024-0002, new, critical',
  ]);
  expect(second.said).not.toContain('domains');
  await call(token, '/api/watch/domains', { domain: 'example.com' });
  const third = await runScript('admin', env, 'watch-now');
  expect(third.said).toContain('Looked at 1 device: 0 alerts.');
  expect(third.said).toContain('This server cannot look at domains: its operator has switched lookups');
  await server.said(/Act now: FortiOS 7\.2\.4, CVE-2024-0001, exploited/);
  expect((await runScript('admin', { ...env, WATCH: 'off' }, 'watch-now')).code).toBe(1);
});
