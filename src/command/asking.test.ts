import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveDns } from '../lookups/testing/dns-server.ts';
import { plainMail, sign } from '../lookups/testing/signed-mail.ts';
import { serveFeed } from '../server/testing/feed-server.ts';
import { startProgramApp } from '../server/testing/program-app.ts';
import { epssFeed, kevFeed } from '../server/testing/vulnerability-feeds.ts';
import { run } from './testing/run.ts';

// What a command asks others for when it is told to, each on loopback.

const lure = 'http://paypa1.com/login';
const message = readFileSync(
  new URL('../engine/testing/mails/phishing/apple-id-homoglyph.eml', import.meta.url),
);

it('has a server check, by the calls for programs', async () => {
  const { app, made } = await startProgramApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
  const asked = (args: string[], options = {}) =>
    run(['check', '--json', '--server', url, ...args], { env: { HOOKWISE_KEY: made.key }, ...options });

  const { code, out } = await asked([lure, 'paypal.com']);
  expect(code).toBe(2);
  const [link, domain] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  // Kept there: it has an id.
  expect(link).toMatchObject({
    input: lure,
    riskLevel: 'phishing',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(domain).toMatchObject({ kind: 'domain', domain: { domain: 'paypal.com' } });
  const mail = await asked(['-'], { input: message });
  expect(mail.code).toBe(2);
  expect(JSON.parse(mail.out)).toMatchObject({ analysisType: 'email-file', riskLevel: 'phishing' });

  const wrong = await run(['check', '--server', url, '--key', 'hw_live_wrong', lure]);
  expect(wrong).toMatchObject({ code: 69, out: '' });
  expect(wrong.err.trimEnd().split('\n')).toHaveLength(1);
});

it('says in a line that a server is away, or is none of ours', async () => {
  const other = createServer((_, response) => response.end('{"hello":"world"}'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const ask = () => run(['check', '--server', `http://127.0.0.1:${port}`, '--key', 'hw_live_x', lure]);
  expect(await ask()).toMatchObject({
    code: 69,
    out: '',
    err: expect.stringContaining('not as a Hookwise server'),
  });
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
  expect(await ask()).toMatchObject({
    code: 69,
    out: '',
    err: expect.stringMatching(/cannot be reached: ECONN\w+\.\n$/),
  });
});

it('looks up what the server looks up when told to, and nothing else', async () => {
  const signed = await sign(plainMail());
  const dns = await serveDns({});
  const env = {
    DNS_SERVERS: dns.address,
    EGRESS_ALLOW: '127.0.0.0/8',
    RDAP_BOOTSTRAP_URL: 'http://127.0.0.1:9/',
    WHOIS_SERVER: '127.0.0.1',
  };
  await run(['check', '-'], { input: signed, env });
  await run(['check', 'example.org', lure], { env });
  await run(['lookalikes', 'paypal.com'], { env });
  expect(dns.questions).toEqual([]);

  const { out } = await run(['check', '--online', '--json', '-'], { input: signed, env });
  expect(dns.questions.length).toBeGreaterThan(0);
  const { outside } = JSON.parse(out).explanation;
  expect(outside.map(({ way }: { way: string }) => way)).toContain('dns');
  const before = dns.questions.length;
  await run(['check', '--online', '-q', 'example.org'], { env });
  expect(dns.questions.slice(before)).toContain('MX example.org');
});

it('says which lookalikes exist', async () => {
  const dns = await serveDns({ 'aypal.com': { A: ['192.0.2.7'], MX: [[10, 'mx.aypal.com']] } });
  const env = { DNS_SERVERS: dns.address };
  const { code, out } = await run(['lookalikes', 'paypal.com', '--resolve', '--limit', '40'], { env });
  expect(code).toBe(0);
  expect(out).toMatch(
    /^aypal\.com +omission +192\.0\.2\.7, receives mail\n1 of 40 lookalikes of paypal\.com exists\.\n$/,
  );
  dns.moods[''] = 'refused';
  expect(await run(['lookalikes', 'paypal.com', '--resolve'], { env })).toMatchObject({ code: 69, out: '' });
});

it('takes newer lists, and uses them from then on', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'hookwise-update-')), 'data');
  onTestFinished(() => rmSync(join(data, '..'), { recursive: true }));
  const list = await serveFeed('fresh-campaign-2026.example\n');
  const id = 'CVE-2020-15069';
  const kev = await serveFeed(JSON.stringify(kevFeed([id], '2026-11-16')));
  const epss = await serveFeed(epssFeed({ [id]: 0.5 }, '2026-11-17'));
  const env = {
    HOOKWISE_DATA: data,
    PHISHING_FEEDS: list.url,
    KEV_URL: kev.url,
    EPSS_URL: epss.url,
    EGRESS_ALLOW: '127.0.0.0/8',
  };
  const link = 'https://fresh-campaign-2026.example/';
  expect((await run(['check', '-q', link], { env })).code).not.toBe(2);
  const { code, out } = await run(['update'], { env });
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^127\.0\.0\.1: taken, 1 entry of 2026-11-14\nVulnerabilities: [\d,]+ as of 2026-11-17, \d+ known/,
    ),
  });
  const checked = await run(['check', link], { env });
  expect(checked.code).toBe(2);
  expect(checked.out).toContain('Lists of known phishing: 2026-11-14');
  const found = JSON.parse(
    (await run(['vulnerabilities', 'Sophos XG Firewall', '--severity', 'kev', '--json'], { env })).out,
  );
  expect(found.vulnerabilities[0]).toMatchObject({ cveId: 'CVE-2020-15069', cisaKev: true });

  list.list = null;
  kev.list = null;
  epss.list = null;
  const failed = await run(['update'], { env: { ...env, HOOKWISE_DATA: join(data, 'other') } });
  expect(failed).toMatchObject({ code: 69, err: expect.stringContaining('Not taken: 127.0.0.1') });
  expect(existsSync(join(data, 'other/vulnerabilities/manifest.json'))).toBe(false);
  expect((await run(['check', '-q', link], { env })).code).toBe(2);
});
