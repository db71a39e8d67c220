import { randomBytes } from 'node:crypto';
import { proofRecordOf } from '../../contract/domain-proof.ts';
import type { ResolveDns } from '../resolve-dns.ts';

/** `missing`: the DNS answered, and the record is not there. `unknown`: nobody answered, which proves and disproves nothing. */
export type ProofState = 'proved' | 'missing' | 'unknown';

/** 128 bits, in hexadecimal: registrars' forms change the case of letters and trip over other signs. */
export const newProofToken = (): string => randomBytes(16).toString('hex');

/** Whether the owner of a domain has published the record with this token. Throws only when the caller gave up. */
export const proveDomain =
  (resolve: ResolveDns) =>
  async (domain: string, token: string, signal: AbortSignal): Promise<ProofState> => {
    const { name, value } = proofRecordOf(domain, token);
    const found = await resolve(name, 'TXT', signal);
    if (found.state === 'unknown') return 'unknown';
    const isThere = found.state === 'known' && found.value.some((text) => plain(text) === value);
    return isThere ? 'proved' : 'missing';
  };

/** Forms of registrars add quotes and blanks of their own. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim()
    .toLowerCase();
