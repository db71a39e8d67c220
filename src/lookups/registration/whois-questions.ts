import { type RegistrationQuestion, wordsOf } from './registration-question.ts';

// Most servers take the bare name. These answer something else, or nothing, unless they are asked in their way.

const spellings: readonly [RegExp, RegistrationQuestion['kind'], (words: string) => string][] = [
  // The bare word would also find hosts and registrars whose names begin so.
  [/(?:^|\.)verisign-grs\.com$/, 'domain', (name) => `domain ${name}`],
  // Without it only "connect" is told; `ace` takes the name as it goes over the wire.
  [/^whois\.denic\.de$/, 'domain', (name) => `-T dn,ace ${name}`],
  // In English.
  [/^whois\.jprs\.jp$/, 'domain', (name) => `${name}/e`],
  [/^whois\.nic\.ad\.jp$/, 'address', (address) => `${address}/e`],
  // The whole record, of the networks only.
  [/^whois\.arin\.net$/, 'address', (address) => `n + ${address}`],
  [/^whois\.arin\.net$/, 'asn', (number) => `a + ${number}`],
];

/** How this server wants to be asked. */
export const whoisQuestion = (host: string, question: RegistrationQuestion): string => {
  const words = wordsOf(question);
  const spelling = spellings.find(([server, kind]) => kind === question.kind && server.test(host));
  return spelling ? spelling[2](words) : words;
};
