import type { VerifiedSignature } from '../../lookups/mail/signatures.ts';
import { type BodyHash, type BodyRule, hashBody } from './body-hash.ts';
import { algorithmOf, readTags, type TagList } from './tag-list.ts';

type HashOf = (rule: BodyRule) => Promise<BodyHash | null>;

/** Hashes a body once for each rule by which signatures want it hashed. */
export const bodyHashes = (body: string): HashOf => {
  const known = new Map<string, Promise<BodyHash | null>>();
  return (rule) => {
    const key = JSON.stringify(rule);
    const hash = known.get(key) ?? hashBody(body, rule);
    known.set(key, hash);
    return hash;
  };
};

/**
 * What a signature proves without its key: whether the text is as it was signed. Null for one that no verifier understands,
 * which counts as none.
 */
export const verifyBody = async (value: string, hashOf: HashOf): Promise<VerifiedSignature | null> => {
  const tags = readTags(value);
  const rule = ruleOf(tags);
  const signingDomain = tags.get('d') ?? '';
  const selector = tags.get('s') ?? '';
  if (rule === null || signingDomain === '' || selector === '') return null;
  const named = { signingDomain, selector, bodyHashExpecting: tags.get('bh') };
  // A signature that leaves out From says nothing about its author (RFC 6376 6.1.1).
  if (!signsFrom(tags)) return { ...named, status: { result: 'neutral' } };
  const found = await hashOf(rule);
  if (found === null) return { ...named, status: { result: 'neutral' } };
  return {
    ...named,
    bodyHash: found.hash,
    status: { result: 'temperror', ...(found.underSized > 0 && { underSized: found.underSized }) },
  };
};

const ruleOf = (tags: TagList): BodyRule | null => {
  const { signs, hashes } = algorithmOf(tags);
  const isKnown =
    (signs === 'rsa' && (hashes === 'sha256' || hashes === 'sha1')) ||
    (signs === 'ed25519' && hashes === 'sha256');
  const [header = '', body = ''] = (tags.get('c') ?? '').toLowerCase().split('/');
  const canonicalization = body.trim() || 'simple';
  if (!isKnown || !isCanonicalization(header.trim() || 'simple') || !isCanonicalization(canonicalization))
    return null;
  return { canonicalization, hash: hashes === 'sha1' ? 'sha1' : 'sha256', length: lengthOf(tags.get('l')) };
};

const isCanonicalization = (name: string): name is BodyRule['canonicalization'] =>
  name === 'simple' || name === 'relaxed';

const lengthOf = (written: string | undefined): number | null => {
  const length = written === undefined ? Number.NaN : Number(written);
  return Number.isNaN(length) || length < 0 ? null : Math.floor(length);
};

const signsFrom = (tags: TagList): boolean => {
  const fields = tags.get('h');
  return fields === undefined || fields.toLowerCase().split(':').includes('from');
};
