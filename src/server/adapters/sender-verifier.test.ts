import { expect, it, onTestFinished } from 'vitest';
import { serveDns } from '../../lookups/testing/dns-server.ts';
import { senderVerifier } from './sender-verifier.ts';

const waiter = () => new AbortController().signal;

const mailFrom = (domain: string) =>
  Buffer.from(
    [
      `Received: from mail.${domain} (mail.${domain} [192.0.2.5]) by mx.here.example; Sun, 15 Nov 2026 11:00:00 +0000`,
      `From: Parcel Service <info@${domain}>`,
      'Subject: Your parcel waits',
      '',
      'Hello',
    ].join('\r\n'),
  );

const open = (dnsServers: string[] | null) => {
  const verifier = senderVerifier({ dnsServers, onFault: () => undefined });
  onTestFinished(verifier.close);
  return (domain: string, signal = waiter()) => verifier.verify(mailFrom(domain), { isExact: true, signal });
};

it('looks up what the sender’s domain publishes, for many messages at once', async () => {
  const dns = await serveDns({ '_dmarc.strict.example': { TXT: ['v=DMARC1; p=reject'] } });
  const verify = open([dns.address]);
  const found = await Promise.all(
    Array.from({ length: 20 }, (_, n) => verify(n % 2 === 0 ? 'strict.example' : 'open.example')),
  );
  const states = found.map((one) => one?.dmarc.state);
  expect(states.filter((_, n) => n % 2 === 1)).toEqual(Array.from({ length: 10 }, () => 'absent'));
  expect(states).not.toContain(undefined);
  expect(states.filter((_, n) => n % 2 === 0)).not.toContain('absent');
});

it('makes no lookups where they are off', async () => {
  const found = await open(null)('sender.example');
  expect(found?.dmarc).toMatchObject({ state: 'unknown', reason: 'off' });
});

it('stops once the caller gave up', async () => {
  const dns = await serveDns();
  dns.moods['sender.example'] = 'silent';
  const caller = new AbortController();
  const pending = open([dns.address])('sender.example', caller.signal);
  caller.abort(new Error('the visitor left'));
  await expect(pending).rejects.toThrow('the visitor left');
});

it('reports nothing known when its thread ends', async () => {
  const dns = await serveDns();
  dns.moods['sender.example'] = 'silent';
  const verifier = senderVerifier({ dnsServers: [dns.address], onFault: () => undefined });
  const pending = verifier.verify(mailFrom('sender.example'), { isExact: true, signal: waiter() });
  await verifier.close();
  expect(await pending).toBeNull();
  onTestFinished(verifier.close);
  dns.moods = {};
  const next = await verifier.verify(mailFrom('sender.example'), { isExact: true, signal: waiter() });
  expect(next?.dmarc).toEqual({ state: 'absent' });
});
