import { describe, expect, it } from 'vitest';
import type { Zone } from '../testing/dns-server.ts';
import { serveDns } from '../testing/dns-server.ts';
import { openDnsSessions } from './dns-session.ts';
import { followLookalikes } from './follow-lookalikes.ts';
import type { LookUpCertificate } from './look-up-certificate.ts';

const own = {
  kind: 'domain',
  ascii: 'example.com',
  unicode: 'example.com',
  registrable: 'example.com',
  publicSuffix: 'com',
} as const;

const look = async (zone: Zone, domains: readonly string[], moods: Record<string, 'servfail'> = {}) => {
  const server = await serveDns({ 'example.com': { A: ['192.0.2.1'], NS: ['ns1.example.com'] }, ...zone });
  Object.assign(server.moods, moods);
  const nothingThere: LookUpCertificate = async () => ({ state: 'absent' });
  const follow = followLookalikes({
    openDns: openDnsSessions({ servers: [server.address] }),
    certificateOf: nothingThere,
    candidatesFor: () => domains.map((domain) => ({ domain, kind: 'homoglyph' })),
    pace: async () => undefined,
    random: () => 0.5,
  });
  return { server, ...(await follow(own, AbortSignal.timeout(20_000))) };
};

describe('lookalikes of a watched domain', () => {
  it('are those that are registered, with what they are ready for', async () => {
    const { found, unanswered } = await look(
      {
        'exarnple.com': { NS: ['ns1.parking.example'] },
        'examp1e.com': { NS: ['ns1.host.example'], A: ['198.51.100.7'], MX: [[10, 'mail.examp1e.com']] },
      },
      ['exarnple.com', 'examp1e.com', 'exampie.com'],
    );
    expect(found).toEqual([
      { domain: 'exarnple.com', kind: 'homoglyph', hasAddress: false, hasMail: false, hasCertificate: false },
      { domain: 'examp1e.com', kind: 'homoglyph', hasAddress: true, hasMail: true, hasCertificate: false },
    ]);
    expect(unanswered).toEqual([]);
  });

  it('are not those that the owner holds, nor those of a suffix that answers for every name', async () => {
    const { found } = await look(
      {
        'exarnple.com': { NS: ['ns1.example.com'], A: ['192.0.2.1'] },
        '*.ws': { NS: ['ns1.registry.example'], A: ['203.0.113.1'] },
      },
      ['exarnple.com', 'example.ws'],
    );
    expect(found).toEqual([]);
  });

  it('are unknown where nobody answered', async () => {
    const { found, unanswered } = await look({}, ['exarnple.com', 'examp1e.com'], {
      'exarnple.com': 'servfail',
    });
    expect([found, unanswered]).toEqual([[], ['exarnple.com']]);
  });
});
