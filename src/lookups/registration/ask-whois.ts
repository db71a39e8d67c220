import { Unreadable } from '../attempt.ts';
import type { Egress } from '../egress.ts';
import { RegistryDeclined } from './ask-rdap.ts';
import { readWhois, type WhoisReading } from './read-whois.ts';
import type { RegistrationQuestion } from './registration-question.ts';
import { askWhoisServer, referredServerIn, type WhoisServer, whoisServerIn } from './whois-connection.ts';
import { whoisQuestion } from './whois-questions.ts';

type Known = Extract<WhoisReading, { state: 'known' }>;
export type AskWhois = (question: RegistrationQuestion, signal: AbortSignal) => Promise<Known | null>;

/** IANA refers to the registry, and some registries to another; a longer chain is an attack. */
const maxReferrals = 2;

/** The root knows some 1,500 suffixes, and their servers hardly ever move. */
const maxSuffixes = 2000;
const suffixGoodForMs = 24 * 60 * 60 * 1000;

type Needs = { egress: Pick<Egress, 'connect'>; server: string; clock: () => Date };

/** Asks the root server and follows its referrals. Null: the registry knows that no such object exists. */
export const whoisLookup = ({ egress, server, clock }: Needs): AskWhois => {
  const suffixServers = new Map<string, { server: WhoisServer; goodUntil: number }>();
  const suffixOf = (question: RegistrationQuestion) =>
    question.kind === 'domain' ? (question.name.split('.').at(-1) ?? '') : null;

  const remembered = (question: RegistrationQuestion): WhoisServer | null => {
    const kept = suffixServers.get(suffixOf(question) ?? '');
    return kept && clock().getTime() < kept.goodUntil ? kept.server : null;
  };

  /** Only if the referral led to an answer: a bad one is not kept. */
  const remember = (question: RegistrationQuestion, server: WhoisServer | null) => {
    const suffix = suffixOf(question);
    if (suffix === null || server === null) return;
    if (suffixServers.size >= maxSuffixes) suffixServers.clear();
    suffixServers.set(suffix, { server, goodUntil: clock().getTime() + suffixGoodForMs });
  };

  return async (question, signal) => {
    const known = remembered(question);
    let target = known ?? whoisServerIn(server);
    let registry: WhoisServer | null = null;
    const asked = new Set<string>();
    for (let referrals = known ? 1 : 0; referrals <= maxReferrals; referrals += 1) {
      if (!target || asked.has(`${target.host} ${target.port}`)) break;
      asked.add(`${target.host} ${target.port}`);
      const reading = await askOneWhois(egress, target, question, signal);
      if (reading === null || reading.state === 'known') {
        remember(question, registry);
        return reading;
      }
      target = referredServerIn(reading.to);
      if (referrals === 0) registry = target;
    }
    throw new Unreadable('referrals that lead nowhere');
  };
};

type Answered = Extract<WhoisReading, { state: 'known' | 'referral' }>;

/** One server's answer. Throws when it holds nothing usable. */
export const askOneWhois = async (
  egress: Pick<Egress, 'connect'>,
  target: WhoisServer,
  question: RegistrationQuestion,
  signal: AbortSignal,
): Promise<Answered | null> => {
  const text = await askWhoisServer(egress, target, whoisQuestion(target.host, question), signal);
  const reading = readWhois(text, question, target.host);
  if (reading.state === 'known' || reading.state === 'referral') return reading;
  if (reading.state === 'absent') return null;
  if (reading.state === 'declined') throw new RegistryDeclined('the WHOIS server does not want to answer');
  throw new Unreadable('not a WHOIS answer to the question');
};
