import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { SignedSource } from '../../lookups/mail/signed-source.ts';
import { algorithmOf, readTags, type TagList } from './tag-list.ts';

const setNames = ['arc-seal', 'arc-message-signature', 'arc-authentication-results'] as const;
type SetName = (typeof setNames)[number];
type ChainSet = { instance: number } & Partial<Record<SetName, TagList>>;

const maxInstances = 50;
const off = { state: 'unknown', reason: 'off' } as const;

/**
 * What a chain of forwarders (RFC 8617) shows without their keys. One whose form is broken is refuted; a sound one would have
 * to be verified.
 */
export const readChain = (
  { fields, isChainLeftOut }: SignedSource,
  isExact: boolean,
): MailAuthentication['arc'] => {
  if (!fields.some(({ name }) => name.startsWith('arc-'))) return { state: 'absent' };
  if (isChainLeftOut) return { state: 'unknown', reason: 'refused' };
  const sets = setsOf(fields);
  if (sets?.length === 0) return { state: 'absent' };
  if (sets?.every(isSound) && sets.some(namesKey)) return off;
  return isExact ? { state: 'known', value: { isPassed: false, sealers: [] } } : off;
};

/** In their order; null where a set has something twice. */
const setsOf = (fields: SignedSource['fields']): ChainSet[] | null => {
  const sets = new Map<number, ChainSet>();
  for (const { name, value } of fields) {
    const part = setNames.find((one) => one === name);
    if (!part) continue;
    const tags = readTags(value);
    const instance = Number(tags.get('i') ?? Number.NaN);
    if (Number.isNaN(instance) || instance === 0) continue;
    const set = sets.get(instance) ?? { instance };
    if (set[part]) return null;
    sets.set(instance, { ...set, [part]: tags });
  }
  return [...sets.values()].toSorted((a, b) => a.instance - b.instance);
};

const isSound = (set: ChainSet, index: number, all: readonly ChainSet[]): boolean => {
  const { 'arc-seal': seal, 'arc-message-signature': signature } = set;
  if (all.length > maxInstances || set.instance !== index + 1) return false;
  if (!seal || !signature || !set['arc-authentication-results']) return false;
  const verdict = (seal.get('cv') ?? '').toLowerCase();
  const signed = (signature.get('h') ?? '').toLowerCase().split(':');
  return (
    verdict === (index === 0 ? 'none' : 'pass') &&
    isAlgorithm(seal) &&
    isAlgorithm(signature) &&
    !seal.has('h') &&
    !signed.includes('arc-seal')
  );
};

const isAlgorithm = (tags: TagList): boolean => {
  const { signs, hashes } = algorithmOf(tags);
  return (
    /^[^-]+-[^-]+$/.test(tags.get('a') ?? '') &&
    (signs === 'rsa' || signs === 'ed25519') &&
    hashes === 'sha256'
  );
};

const namesKey = ({ 'arc-seal': seal }: ChainSet) => Boolean(seal?.get('s') && seal.get('d'));
