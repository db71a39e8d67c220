import { expect, it } from 'vitest';
import { serveSignedZones } from '../testing/debian-dns.ts';
import { openSession } from '../testing/open-session.ts';
import { findDnssec } from './find-dnssec.ts';

it('distinguishes signed, unsigned and broken zones, as Knot signs and Unbound validates them', async () => {
  const records = ['@ A 192.0.2.1', '@ MX 10 mail', 'mail A 192.0.2.2', '@ TXT "v=spf1 mx -all"'];
  const server = await serveSignedZones({
    'good.test': { isSigned: true, records },
    'broken.test': { isSigned: true, isTrue: false, records },
    'plain.test': { isSigned: false, records },
  });
  const session = openSession(server);
  expect(await findDnssec(session, 'good.test')).toEqual({ state: 'known', value: 'signed' });
  expect(await findDnssec(session, 'plain.test')).toEqual({ state: 'known', value: 'unsigned' });
  expect(await findDnssec(session, 'broken.test')).toEqual({ state: 'known', value: 'broken' });
  expect(await session.ask('good.test', 'TXT')).toEqual({ state: 'known', value: ['v=spf1 mx -all'] });
  expect(await session.ask('nothing.good.test', 'A')).toEqual({ state: 'absent', hasName: false });
  // The resolver withholds what does not verify: that is no answer, never the absence of a record.
  expect(await session.ask('broken.test', 'A')).toMatchObject({ state: 'unknown' });
});
