import { type RegistrationQuestion, wordsOf } from './registration-question.ts';

// Most servers take the bare name. These answer something else, or nothing, unless asked in their own syntax.

const spellings: readonly [RegExp, RegistrationQuestion['kind'], (words: string) => string][] = [
  // The bare word would also match hosts and registrars whose names begin with it.
  [/(?:^|\.)verisign-grs\.com$/, 'domain', (name) => `domain ${name}`],
  // Without it the answer is only "connect"; `ace` means that the name is in its ASCII form.
  [/^whois\.denic\.de$/, 'domain', (name) => `-T dn,ace ${name}`],
  // In English.
  [/^whois\.jprs\.jp$/, 'domain', (name) => `${name}/e`],
  [/^whois\.nic\.ad\.jp$/, 'address', (address) => `${address}/e`],
  // The whole record, of the networks only.
  [/^whois\.arin\.net$/, 'address', (address) => `n + ${address}`],
  [/^whois\.arin\.net$/, 'asn', (number) => `a + ${number}`],
];

/** The question in this server's syntax. */
export const whoisQuestion = (host: string, question: RegistrationQuestion): string => {
  const words = wordsOf(question);
  const spelling = spellings.find(([server, kind]) => kind === question.kind && server.test(host));
  return spelling ? spelling[2](words) : words;
};
