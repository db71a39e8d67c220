import { EgressRefused } from '../allowed-address.ts';
import { Unreadable } from '../attempt.ts';
import type { Egress } from '../egress.ts';
import { type RdapReading, readRdap } from './read-rdap.ts';
import type { RegistrationQuestion } from './registration-question.ts';

/** The registry refused to answer: too many questions, or none allowed from here. */
export class RegistryDeclined extends EgressRefused {
  override name = 'RegistryDeclined';
}

/** Asks one RDAP server (RFC 9082). Null: the server knows that no such object exists. */
export const askRdap = async (
  egress: Pick<Egress, 'fetch'>,
  url: string,
  question: RegistrationQuestion,
  signal: AbortSignal,
): Promise<RdapReading | null> => {
  const { status, text } = await egress.fetch(url, {
    signal,
    accept: 'application/rdap+json, application/json;q=0.8',
  });
  if (status === 404) return null;
  if (status === 429 || status === 403 || status === 401)
    throw new RegistryDeclined(`RDAP answered ${status}`);
  if (status !== 200) throw new Error(`RDAP answered ${status}`);
  const reading = readRdap(text, question, new URL(url).hostname);
  if (!reading) throw new Unreadable('not an RDAP answer to the question');
  return reading;
};

/** RFC 9082 3.1 */
export const rdapUrl = (base: string, question: RegistrationQuestion): string => {
  if (question.kind === 'domain') return new URL(`domain/${question.name}`, base).href;
  if (question.kind === 'address') return new URL(`ip/${question.address}`, base).href;
  return new URL(`autnum/${question.number}`, base).href;
};
