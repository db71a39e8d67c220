import { X509Certificate } from 'node:crypto';
import dnsPacket, { type Answer } from 'dns-packet';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { Unreadable } from '../attempt.ts';
import type { RecordType } from '../resolve-dns.ts';
import { makeCertificate } from '../testing/certificates.ts';
import {
  organisationCertificate,
  ownCertificate,
  rootCertificate,
  shopCertificate,
} from '../testing/kept-certificates.ts';
import { mutateBytes, mutateText } from '../testing/mutations.ts';
import { type DnsMessage, encodeQuestion, readAnswer } from './dns-message.ts';
import { recordsOf } from './dns-session.ts';
import { judge } from './look-up-certificate.ts';
import { lookUpDmarc } from './look-up-dmarc.ts';
import { lookUpSpf } from './look-up-spf.ts';
import { onceFailedDmarc, onceFailedSpf } from './testing/once-failed.ts';

const wellFormed = (length: number) =>
  z
    .string()
    .max(length)
    .refine((text) => text.isWellFormed(), 'half a character');

describe('S42 a DNS answer that was tampered with', () => {
  const name = 'example.com';
  const records: Record<RecordType, Answer> = {
    A: { type: 'A', name, data: '192.0.2.1' },
    AAAA: { type: 'AAAA', name, data: '2001:db8::1' },
    TXT: { type: 'TXT', name, data: ['v=spf1 include:_spf.example.net -all', 'more'] },
    MX: { type: 'MX', name, data: { exchange: 'mx.example.com', preference: 10 } },
    NS: { type: 'NS', name, data: 'ns.example.com' },
    CNAME: { type: 'CNAME', name, data: 'other.example.com' },
    PTR: { type: 'PTR', name, data: 'host.example.com' },
    SOA: { type: 'SOA', name, data: { mname: 'ns.example.com', rname: 'hostmaster.example.com', serial: 7 } },
    CAA: { type: 'CAA', name, data: { flags: 0, tag: 'issue', value: 'ca.example.net' } },
  };
  const text = wellFormed(4096);
  const shapes: Record<RecordType, z.ZodType> = {
    ...{ A: text, AAAA: text, TXT: text, NS: text, CNAME: text, PTR: text, CAA: text },
    MX: z.strictObject({ exchange: text, priority: z.number().int().min(0).max(65_535) }),
    SOA: z.strictObject({ nameServer: text, mailbox: text, serial: z.number().int().min(0) }),
  };
  const types = Object.keys(records) as RecordType[];

  /** What is made of these bytes; null where they are no answer. */
  const read = (message: Buffer, asked: NonNullable<ReturnType<typeof encodeQuestion>>, type: RecordType) => {
    let answer: DnsMessage;
    try {
      answer = readAnswer(message, asked);
    } catch (error) {
      expect(error).toBeInstanceOf(Unreadable);
      return null;
    }
    const found = recordsOf(answer, type);
    if (found.state === 'known') z.array(shapes[type]).min(1).max(100).parse(found.value);
    return found;
  };

  it.each(types)('is read as far as it can be: %s', (type) => {
    const random = repeatableRandom(44);
    const asked = encodeQuestion({ name, type }, 7);
    if (!asked) throw new Error('the question is a good one');
    const others = Object.values(records);
    const good = dnsPacket.encode({
      type: 'response',
      id: 7,
      flags: dnsPacket.RECURSION_AVAILABLE,
      questions: [{ type, name }],
      answers: [records[type], ...others, records[type]],
    });
    expect(read(good, asked, type)).toMatchObject({ state: 'known' });
    let known = 0;
    for (let run = 0; run < 1000; run += 1) {
      // The question itself stays: a changed one is rejected before anything is read.
      if (
        read(mutateBytes(good, random, run % 2 === 0 ? asked.questionEnd : 2), asked, type)?.state === 'known'
      )
        known += 1;
    }
    expect(known).toBeGreaterThan(50);
  });
});

describe('S42 a policy for mail that was tampered with', () => {
  const problems = z.array(wellFormed(400)).max(12);
  // A name that has the same record for everybody, or none for anybody else.
  const answering = (record: string, isAlone: boolean) => async (name: string) =>
    (isAlone && !/^(?:_dmarc\.)?example\.com$/.test(name)
      ? { state: 'absent', hasName: false }
      : { state: 'known', value: [record.toWellFormed()] }) as never;

  const readsSpf = async (record: string, isAlone: boolean) => {
    const found = await lookUpSpf(answering(record, isAlone), 'example.com');
    if (found.state !== 'known') return;
    problems.parse(found.value.problems);
    expect(found.value.lookups).toBeLessThanOrEqual(30);
  };
  const readsDmarc = async (record: string) => {
    const asked = { host: 'example.com', registrable: 'example.com' };
    const found = await lookUpDmarc(answering(record, true), asked);
    if (found.state === 'known') problems.parse(found.value.problems);
  };

  it('is read as far as it can be: SPF', async () => {
    const random = repeatableRandom(45);
    const good =
      'v=spf1 a mx ptr exists:%{i}.example.net include:_spf.example.net ip4:192.0.2.0/24 redirect=b.example.net -all';
    for (let run = 0; run < 600; run += 1)
      await readsSpf(`v=spf1 ${mutateText(good, random)}`, run % 2 === 0);
  });

  it('is read as far as it can be: DMARC', async () => {
    const random = repeatableRandom(46);
    const good = 'v=DMARC1; p=reject; sp=quarantine; pct=50; rua=mailto:x@example.com; adkim=s';
    for (let run = 0; run < 600; run += 1) await readsDmarc(`v=DMARC1; ${mutateText(good, random)}`);
  });

  it.each(onceFailedSpf)('and once failed: SPF with %s', (_, record) => readsSpf(record, true));
  it.each(onceFailedDmarc)('and once failed: DMARC with %s', (_, record) => readsDmarc(record));
});

describe('S42 a certificate that was tampered with', () => {
  const shape = z.strictObject({
    isValid: z.boolean(),
    problems: z.array(z.string()).max(7),
    subject: wellFormed(256),
    names: z.array(wellFormed(300)).max(100),
    issuer: wellFormed(600),
    validFrom: z.iso.datetime(),
    validTo: z.iso.datetime(),
    type: z.enum(['DV', 'OV', 'EV', 'self-signed']),
    key: wellFormed(60),
    protocol: z.string(),
    chain: z.array(wellFormed(256)).max(9),
  });
  const derOf = (pem: string) => new X509Certificate(pem).raw;
  const roots = [new X509Certificate(rootCertificate)];
  const now = new Date('2026-11-17T12:00:00Z');
  const judged = (shown: X509Certificate) =>
    judge({ shown, host: 'example.com', error: null, protocol: 'TLSv1.3', roots, now });

  const isRead = (der: Buffer) => {
    let shown: X509Certificate;
    try {
      shown = new X509Certificate(der);
    } catch {
      // TLS itself does not take it.
      return false;
    }
    try {
      shape.parse(judged(shown));
      return true;
    } catch (error) {
      expect(error, der.toString('base64')).toBeInstanceOf(Unreadable);
      return false;
    }
  };

  it.each([
    ['of a shop', shopCertificate],
    ['of an organisation', organisationCertificate],
    ['of its own', ownCertificate],
  ])('is judged as far as it can be: %s', (_, pem) => {
    const random = repeatableRandom(47);
    const good = derOf(pem);
    let read = 0;
    for (let run = 0; run < 1000; run += 1) if (isRead(mutateBytes(good, random, 4))) read += 1;
    expect(read).toBeGreaterThan(100);
  });

  it.each([
    ['begins', '20261101000000Z'],
    ['ends', '20361101000000Z'],
  ])('is unreadable where nobody can say when it %s', (_, date) => {
    const der = derOf(shopCertificate);
    der.write('\u0018', der.indexOf(date) + 10);
    expect(() => judged(new X509Certificate(der))).toThrow(Unreadable);
  });

  it('S41 with ten thousand names is reported with a hundred of them', () => {
    const names = Array.from({ length: 10_000 }, (_, n) => `n${n}.example.com`);
    expect(isRead(derOf(makeCertificate({ names }).pem))).toBe(true);
  });
});
