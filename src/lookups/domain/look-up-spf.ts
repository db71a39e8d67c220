import type { SpfEnding, SpfFacts } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import { cutText } from '../cut-text.ts';
import { isSpf, readSpf, type SpfRecord, type SpfTerm } from './read-spf.ts';

/** RFC 7208 4.6.4: with more than this a receiver treats the record as broken. */
const allowedLookups = 10;
const allowedVoidLookups = 2;
/** Counting further is of no use, and a hostile record fans out endlessly. */
const maxLookups = 30;
/** A person reads them; a hostile record has one for each of its terms, with names of any length. */
const maxProblems = 8;
const maxName = 100;

type Count = { lookups: number; voids: number; problems: Set<string> };

/** Reads a domain's SPF record and follows it as a receiver would, counting the lookups (RFC 7208). */
export const lookUpSpf = async (ask: AskDns, domain: string): Promise<LookedUp<SpfFacts>> => {
  const answer = await ask(domain, 'TXT');
  if (answer.state === 'unknown') return answer;
  const [first, ...others] = answer.state === 'known' ? answer.value.filter(isSpf) : [];
  if (first === undefined) return { state: 'absent' };
  const count: Count = { lookups: 0, voids: 0, problems: new Set() };
  if (others.length > 0) {
    count.problems.add(
      `There are ${others.length + 1} SPF records where only one is allowed: receivers accept none of them.`,
    );
  }
  const ending = await follow(readSpf(first), { domain, path: [domain], ask, count });
  return {
    state: 'known',
    value: { record: first, ending, lookups: count.lookups, problems: problemsOf(count, ending) },
  };
};

const problemsOf = ({ lookups, voids, problems }: Count, ending: SpfEnding): string[] => {
  const found = [...problems].slice(0, maxProblems);
  if (lookups > allowedLookups) {
    const number = lookups >= maxLookups ? `${maxLookups} or more` : lookups;
    found.push(
      `A receiver must make ${number} lookups to follow it; more than ${allowedLookups} make it fail.`,
    );
  }
  if (voids > allowedVoidLookups) {
    found.push(`${voids} of the names it refers to do not exist; receivers accept ${allowedVoidLookups}.`);
  }
  if (ending === '+all') found.push('It ends in +all: anyone may send mail as this domain.');
  if (ending === 'none') found.push('It does not say what to do with mail from anyone else.');
  return found;
};

type Way = { domain: string; path: readonly string[]; ask: AskDns; count: Count };

/** Resolves to how the record ends, after all redirects. */
const follow = async (record: SpfRecord, way: Way): Promise<SpfEnding> => {
  for (const term of record.unknownTerms.slice(0, 3)) {
    way.count.problems.add(`It has a part that no receiver understands: “${cutText(term, 60)}”.`);
  }
  if (record.terms.some(({ kind }) => kind === 'ptr')) {
    way.count.problems.add('It uses “ptr”, which is slow, unreliable and should not be used any more.');
  }
  const endings = await Promise.all(record.terms.map((term) => lookUpTerm(term, way)));
  const redirected = endings.find((ending) => ending !== null);
  return redirected ?? record.ending;
};

/** Null unless the term is a redirect. */
const lookUpTerm = async ({ kind, target }: SpfTerm, way: Way): Promise<SpfEnding | null> => {
  const { ask, count, path } = way;
  if (count.lookups >= maxLookups) return null;
  count.lookups += 1;
  const name = target ?? way.domain;
  // A macro becomes a domain only with a sender at hand.
  if (kind === 'ptr' || name.includes('%')) return null;
  if (kind !== 'include' && kind !== 'redirect') {
    const answer = await ask(name, kind === 'mx' ? 'MX' : 'A');
    if (answer.state === 'absent' && (kind === 'mx' || kind === 'exists' || (await isVoid(ask, name))))
      count.voids += 1;
    return null;
  }
  if (path.includes(name)) {
    count.problems.add(`It leads back to itself through ${cutText(name, maxName)}.`);
    return null;
  }
  const answer = await ask(name, 'TXT');
  if (answer.state === 'unknown') return null;
  const records = answer.state === 'known' ? answer.value.filter(isSpf) : [];
  if (answer.state === 'absent') count.voids += 1;
  const [next] = records;
  if (next === undefined || records.length > 1) {
    const what = next === undefined ? 'no SPF record' : 'more than one SPF record';
    count.problems.add(
      `It refers to ${cutText(name, maxName)}, which has ${what}: receivers treat it as broken.`,
    );
    return null;
  }
  const ending = await follow(readSpf(next), { ...way, domain: name, path: [...path, name] });
  return kind === 'redirect' ? ending : null;
};

const isVoid = async (ask: AskDns, name: string) => (await ask(name, 'AAAA')).state === 'absent';
