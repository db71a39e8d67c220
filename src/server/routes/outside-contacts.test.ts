import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { analysisSchema } from '../../contract/analysis.ts';
import { domainResultSchema } from '../../contract/analyze-domain.ts';
import type { OutsideContact } from '../../contract/outside-contacts.ts';
import { serveDns } from '../../lookups/testing/dns-server.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const judges = sharedJudges();

const full = [
  'Received: from mail.sender.example (mail.sender.example [192.0.2.5]) by mx.here.example; Sun, 15 Nov 2026 11:00:00 +0000',
  'From: Parcel Service <info@sender.example>',
  'Subject: Your parcel waits',
  '',
  'Confirm your address at http://parcel-fee.example/pay today.',
].join('\r\n');

const outsideOf = async (app: TestApp, what: string, body: object) => {
  const answer = await app.postJson(`/api/analyze/${what}`, body);
  expect(answer.statusCode).toBe(200);
  const contacts =
    what === 'domain'
      ? domainResultSchema.parse(answer.json()).outside
      : analysisSchema.parse(answer.json()).explanation?.outside;
  return contacts ?? null;
};

const timesOf = (contacts: OutsideContact[] | null, way: OutsideContact['way']) =>
  (contacts ?? []).filter((contact) => contact.way === way).reduce((sum, { times }) => sum + times, 0);

/** Every socket that this process opens from here to the end of the test. */
const watchSockets = () => {
  const opened: unknown[] = [];
  const note = (message: unknown) => opened.push(message);
  const channels = ['net.client.socket', 'udp.socket'];
  for (const name of channels) subscribe(name, note);
  onTestFinished(() => {
    for (const name of channels) unsubscribe(name, note);
  });
  return opened;
};

describe('with lookups off', () => {
  it.each([
    ['url', { url: 'https://paypa1-support.com/verify' }],
    ['email', { content: full }],
    ['domain', { domain: 'paypa1-support.com' }],
  ])('a check of type %s opens no connection and says so', async (what, body) => {
    const app = await startTestApp({ judges });
    const opened = watchSockets();
    expect(await outsideOf(app, what, body)).toEqual([]);
    expect(opened).toEqual([]);
  });
});

describe('with lookups on', () => {
  it('a message lists as many questions as the name server was asked', async () => {
    const dns = await serveDns({ 'sender.example': { TXT: ['v=spf1 -all'] } });
    const app = await startTestApp({ judges, env: { LOOKUPS: 'on', DNS_SERVERS: dns.address } });
    const contacts = await outsideOf(app, 'email', { content: full });
    expect(contacts).toEqual([{ way: 'dns', to: 'resolver', times: dns.questions.length }]);
    expect(dns.questions.length).toBeGreaterThan(0);
  });

  it('a link names the registry and the site that were asked, and none when all answers are cached', async () => {
    const { env, tls, rdap, dns } = await loopbackInternet({ 'quiet-river.com': { A: ['127.0.0.1'] } });
    const app = await startTestApp({ env, tls });
    const body = { url: 'https://quiet-river.com/' };
    const contacts = await outsideOf(app, 'url', body);
    expect(contacts).toContainEqual({
      way: 'web',
      to: new URL(rdap.url).hostname,
      times: expect.any(Number),
    });
    expect(timesOf(contacts, 'dns')).toBeGreaterThan(0);
    const asked = dns.questions.length;
    expect(await outsideOf(app, 'url', body)).toEqual([]);
    expect(dns.questions).toHaveLength(asked);
  });

  it('a link into a private network, or to no page at all, is never asked about', async () => {
    const { env, tls, dns } = await loopbackInternet({});
    const app = await startTestApp({ env: { ...env, GUEST_DAILY_LIMIT: '100' }, tls });
    const asked = dns.questions.length;
    for (const url of [
      'http://localhost:3000/',
      'http://192.168.1.1/',
      'http://0xa9fea9fe/latest/meta-data/',
      'http://[::ffff:10.0.0.1]/',
      'http://[64:ff9b::a00:1]/',
      'https://wiki.corp/',
      'http://intranet/',
      'http://abcdefghijklmnop.onion/',
      'https://www.google.com/url?q=http://169.254.169.254/latest/meta-data/',
      'mailto:help@example.com',
      'file:///etc/passwd',
      'data:text/html,hello',
    ]) {
      expect(await outsideOf(app, 'url', { url }), url).toEqual([]);
    }
    expect(dns.questions).toHaveLength(asked);
  });

  it('a domain lists every question that reached the name server, and its result repeats them', async () => {
    const { env, tls, dns } = await loopbackInternet({ 'quiet-river.com': { A: ['127.0.0.1'] } });
    const contacts = await outsideOf(await startTestApp({ env, tls }), 'domain', {
      domain: 'quiet-river.com',
    });
    // A datagram that gets lost is sent again: the server may see more than was asked, never less.
    expect(timesOf(contacts, 'dns')).toBeGreaterThan(0);
    expect(timesOf(contacts, 'dns')).toBeLessThanOrEqual(dns.questions.length);
  });
});
