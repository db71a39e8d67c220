import { attempt, Unreadable } from '../attempt.ts';
import type { Egress } from '../egress.ts';
import { networkBlock } from './network-block.ts';
import { jsonRecord, listOf, textsOf } from './rdap-json.ts';
import type { RegistrationQuestion } from './registration-question.ts';
import { unlessAborted } from './shared-work.ts';

type Needs = { egress: Pick<Egress, 'fetch'>; bootstrapUrl: string; clock: () => Date };

/** The base URL of the RDAP service for a question; null when there is none. Throws when the lists cannot be fetched. */
export type FindRdapService = (question: RegistrationQuestion, signal: AbortSignal) => Promise<string | null>;

type Service = { keys: string[]; base: string };
type FileName = 'dns' | 'ipv4' | 'ipv6' | 'asn';

/** IANA asks clients not to fetch the lists for each question (RFC 9224 8); they change a few times a week. */
const maxAgeMs = 24 * 60 * 60 * 1000;
/** While IANA cannot be reached, not every visitor waits for it. */
const retryAfterMs = 60 * 1000;
const fetchTimeoutMs = 5000;

/** Which RDAP service answers for what (RFC 9224), from IANA's four lists. */
export const rdapBootstrap = ({ egress, bootstrapUrl, clock }: Needs): FindRdapService => {
  const root = bootstrapUrl.endsWith('/') ? bootstrapUrl : `${bootstrapUrl}/`;
  const lists = new Map<FileName, { services: Service[] | null; goodUntil: number }>();
  const underway = new Map<FileName, Promise<Service[] | null>>();
  // A signal of its own: the caller that asked first may leave, but the list is for all.
  const { signal: neverAborted } = new AbortController();

  const download = async (name: FileName): Promise<Service[] | null> => {
    const found = await attempt({ signal: neverAborted, timeoutMs: fetchTimeoutMs }, async (signal) => {
      const { status, text } = await egress.fetch(`${root}${name}.json`, {
        signal,
        accept: 'application/json',
      });
      if (status !== 200) throw new Error(`the list of RDAP services answered ${status}`);
      const services = servicesIn(text);
      if (services.length === 0) throw new Unreadable('not a list of RDAP services');
      return services;
    });
    // An old list is better than none: services hardly ever move.
    const services = found.state === 'known' ? found.value : (lists.get(name)?.services ?? null);
    const goodForMs = found.state === 'known' ? maxAgeMs : retryAfterMs;
    lists.set(name, { services, goodUntil: clock().getTime() + goodForMs });
    return services;
  };

  const listNamed = (name: FileName): Promise<Service[] | null> => {
    const kept = lists.get(name);
    if (kept && clock().getTime() < kept.goodUntil) return Promise.resolve(kept.services);
    const pending = underway.get(name) ?? download(name).finally(() => underway.delete(name));
    underway.set(name, pending);
    return pending;
  };

  return async (question, signal) => {
    const services = await unlessAborted(listNamed(fileFor(question)), signal);
    if (!services) throw new Error('the list of RDAP services cannot be had');
    return matches[question.kind](services, question);
  };
};

const fileFor = (question: RegistrationQuestion): FileName => {
  if (question.kind === 'domain') return 'dns';
  if (question.kind === 'asn') return 'asn';
  return question.version === 4 ? 'ipv4' : 'ipv6';
};

/** `{ "services": [[["com", "net"], ["https://rdap.example/"]], ...] }` */
const servicesIn = (text: string): Service[] => {
  const entries = jsonRecord(text)?.['services'];
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const [keys, urls] = listOf(entry);
    const base = preferredBase(textsOf(urls));
    return base && Array.isArray(keys)
      ? [{ keys: keys.filter((key) => typeof key === 'string').map((key) => key.toLowerCase()), base }]
      : [];
  });
};

const preferredBase = (urls: string[]): string | undefined => {
  const usable = urls.filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  const base = usable.find((url) => url.startsWith('https:')) ?? usable[0];
  return base && !base.endsWith('/') ? `${base}/` : base;
};

type Match = (services: Service[], question: RegistrationQuestion) => string | null;

const forDomain: Match = (services, question) => {
  if (question.kind !== 'domain') return null;
  const labels = question.name.split('.');
  for (let from = 1; from < labels.length; from += 1) {
    const suffix = labels.slice(from).join('.');
    const service = services.find(({ keys }) => keys.includes(suffix));
    if (service) return service.base;
  }
  return null;
};

/** The smallest of the blocks that hold it. */
const forAddress: Match = (services, question) => {
  if (question.kind !== 'address') return null;
  let best: { base: string; size: bigint } | null = null;
  for (const { keys, base } of services) {
    for (const key of keys) {
      const block = networkBlock(key);
      if (block?.holds(question.address) && (!best || block.size < best.size))
        best = { base, size: block.size };
    }
  }
  return best?.base ?? null;
};

const forAsn: Match = (services, question) => {
  if (question.kind !== 'asn') return null;
  const holds = (range: string) => {
    const [first, last = first] = range.split('-').map(Number);
    return question.number >= Number(first) && question.number <= Number(last);
  };
  return services.find(({ keys }) => keys.some(holds))?.base ?? null;
};

const matches: Record<RegistrationQuestion['kind'], Match> = {
  domain: forDomain,
  address: forAddress,
  asn: forAsn,
};
