import type { DNSResolver } from 'mailauth';
import type { UnknownReason } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import type { RecordType } from '../resolve-dns.ts';
import type { FindKey } from './key-archive.ts';

export type VerifierDns = {
  resolver: DNSResolver;
  /** Why a question found no answer; null while all of them did. The verifier itself may mistake that for a verdict. */
  failure: () => UnknownReason | null;
  /** Key records that could not be fetched, by name. */
  missingKeys: Set<string>;
};

type Needs = { ask: AskDns; findKey?: FindKey | undefined };

/** In the verifier's own convention: records, or an error whose code separates a missing record from a failure. */
export const verifierDns = ({ ask, findKey }: Needs): VerifierDns => {
  let failure: UnknownReason | null = null;
  const missingKeys = new Set<string>();
  const resolver = async (name: string, type: string) => {
    const answer = await ask(name, type as RecordType);
    const isKey = type === 'TXT' && name.includes(keyLabel);
    if (answer.state === 'known') {
      if (type !== 'TXT') return answer.value;
      const texts = answer.value as string[];
      // The verifier reads only the first record; a wildcard may have put others before the key.
      return (isKey ? texts.toSorted((a, b) => Number(hasKey(b)) - Number(hasKey(a))) : texts).map((text) => [
        text,
      ]);
    }
    // A signer that withdrew a key meant to: the archive answers only while DNS cannot.
    const kept = isKey && answer.state === 'unknown' ? archived(name, findKey) : null;
    if (kept !== null) return [[kept]];
    if (isKey) missingKeys.add(name.toLowerCase());
    if (answer.state === 'absent') throw coded(answer.hasName ? 'ENODATA' : 'ENOTFOUND');
    failure ??= answer.reason;
    throw coded('EUNKNOWN');
  };
  return { resolver: resolver as DNSResolver, failure: () => failure, missingKeys };
};

/** The verifier reads hostile text with many small parsers; if one of them fails, there is no result. */
export const survive = <T>(result: Promise<T>): Promise<T | null> => result.catch(() => null);

const keyLabel = '._domainkey.';
const hasKey = (text: string) => /(?:^|;)\s*p\s*=/.test(text);

const archived = (name: string, findKey: FindKey | undefined): string | null => {
  const [selector = '', domain = ''] = name.split(keyLabel);
  return findKey?.(domain, selector) ?? null;
};

const coded = (code: string) => Object.assign(new Error(code), { code });
