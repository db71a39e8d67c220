import type { MailSecurityFacts } from '../../contract/domain-facts.ts';
import type { AskDns } from '../ask-once.ts';
import { madeUpLabel } from './made-up-label.ts';

/** The selectors that mail services and common set-ups use, the most common first. */
const commonest = ['google', 'selector1', 'default', 's1'];
const others =
  'selector2 dkim mail k1 k2 k3 s2 smtp email key1 key2 dkim1 dkim2 mx mta sig1 fm1 fm2 fm3 protonmail ' +
  'protonmail2 protonmail3 zoho zmail mandrill mailjet sendgrid smtpapi mg pic krs cm everlytickey1 hs1 ' +
  'hs2 scph0316 amazonses turbo-smtp mailo x';
const selectors = [...commonest, ...others.split(' ')];

/**
 * Guesses where a domain keeps its signing keys. A selector can have any name, so finding none proves nothing: the result
 * is then unknown, never absent.
 */
export const lookUpDkim = async (
  ask: AskDns,
  domain: string,
  random: () => number,
): Promise<MailSecurityFacts['dkim']> => {
  // Dozens of guesses are worth sending only if the server answers and the domain exists at all (RFC 8020).
  const domainItself = await ask(domain, 'TXT');
  if (domainItself.state === 'unknown') return domainItself;
  if (domainItself.state === 'absent' && !domainItself.hasName) return notFound;
  if (await hasNothingBelow(ask, `_domainkey.${domain}`)) return notFound;
  const everything = madeUpLabel(random);
  const answers = await Promise.all(
    [everything, ...selectors].map(async (selector) => ({
      selector,
      answer: await ask(`${selector}._domainkey.${domain}`, 'TXT'),
    })),
  );
  const found = answers.flatMap(({ selector, answer }) => {
    const record = answer.state === 'known' ? answer.value.find(hasKey) : undefined;
    return record === undefined ? [] : [{ selector, record }];
  });
  const [first] = found;
  if (!first) {
    const failed = answers.find(({ answer }) => answer.state === 'unknown')?.answer;
    return failed?.state === 'unknown' ? failed : notFound;
  }
  // A domain with a key for a random selector has one for every selector.
  const names = first.selector === everything ? ['*'] : found.map(({ selector }) => selector);
  return { state: 'known', value: { selectors: names, record: first.record } };
};

/**
 * A name that does not exist has nothing below it (RFC 8020), so one question can replace dozens. Some servers deny a name
 * that only has others below it, so the most common selectors are asked for as well.
 */
const hasNothingBelow = async (ask: AskDns, keys: string): Promise<boolean> => {
  const names = [keys, ...commonest.map((selector) => `${selector}.${keys}`)];
  const answers = await Promise.all(names.map((name) => ask(name, 'TXT')));
  return answers.every((answer) => answer.state === 'absent' && !answer.hasName);
};

const notFound = { state: 'unknown', reason: 'unreadable' } as const;

/** A key with bytes in it: an empty one is revoked (RFC 6376 3.6.1). */
const hasKey = (text: string) => /(?:^|;)\s*p\s*=\s*[a-z0-9+/]/i.test(text);
