import { createHash } from 'node:crypto';
import type { Answer, DnskeyData, DsData } from 'dns-packet';
import type { Dnssec } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { DnsSession } from './dns-session.ts';

/**
 * Whether the answers of a zone can be verified. A DS record at the parent says that they should be. They are broken when
 * a resolver fails but answers once it is asked not to check, or when the parent's DS record fits none of the keys, which
 * shows even behind a resolver that does not validate.
 */
export const findDnssec = async (dns: DnsSession, zone: string): Promise<LookedUp<Dnssec>> => {
  const { askRaw } = dns;
  const [parent, checked] = await Promise.all([
    askRaw({ name: zone, type: 'DS' }),
    askRaw({ name: zone, type: 'SOA' }),
  ]);
  if (checked.state === 'known' && checked.value.code === 'SERVFAIL') {
    const unchecked = await askRaw({ name: zone, type: 'SOA', isChecked: false });
    const isAnswered = unchecked.state === 'known' && unchecked.value.code === 'NOERROR';
    return isAnswered ? { state: 'known', value: 'broken' } : { state: 'unknown', reason: 'unreachable' };
  }
  if (parent.state !== 'known') return parent;
  const { code, records } = parent.value;
  if (code === 'NXDOMAIN') return { state: 'absent' };
  if (code !== 'NOERROR') return { state: 'unknown', reason: 'unreachable' };
  if (records.length === 0) return { state: 'known', value: 'unsigned' };
  const isVouchedFor = checked.state === 'known' && checked.value.isAuthenticated;
  const isBroken = !isVouchedFor && (await hasStrangeKeys(dns, zone, records));
  return { state: 'known', value: isBroken ? 'broken' : 'signed' };
};

/** RFC 4034 A.2, 4509, 6605. Digests of other kinds cannot be compared here. */
const hashes: Partial<Record<number, string>> = { 1: 'sha1', 2: 'sha256', 4: 'sha384' };
const maxKeys = 20;

/** The zone has keys, or proves that it has none, and the parent's records fit none of them. Silence proves nothing. */
const hasStrangeKeys = async ({ askRaw }: DnsSession, zone: string, parent: readonly Answer[]) => {
  const meant = parent.slice(0, maxKeys).flatMap((record) => (record.type === 'DS' ? [record.data] : []));
  if (!meant.every(({ digestType }) => hashes[digestType])) return false;
  const shown = await askRaw({ name: zone, type: 'DNSKEY' });
  if (shown.state !== 'known' || shown.value.code !== 'NOERROR') return false;
  const keys = shown.value.records
    .slice(0, maxKeys)
    .flatMap((record) => (record.type === 'DNSKEY' ? [record.data] : []));
  return !keys.some((key) => meant.some((one) => isMeant(one, key, zone)));
};

/** RFC 4034 5.1.4: the hash of the owner's name and the key. */
const isMeant = ({ digestType, digest, algorithm }: DsData, key: DnskeyData, zone: string): boolean => {
  const hash = hashes[digestType];
  if (!hash || algorithm !== key.algorithm) return false;
  const owner = zone
    .split('.')
    .flatMap((label) => [Buffer.from([label.length]), Buffer.from(label.toLowerCase())]);
  const head = Buffer.from([0, key.flags >> 8, key.flags & 255, 3, key.algorithm]);
  return createHash(hash)
    .update(Buffer.concat([...owner, head, key.key]))
    .digest()
    .equals(digest);
};
