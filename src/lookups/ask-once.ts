import type { DnsAnswer, DnsRecords, RecordType } from './resolve-dns.ts';

/** Asks for the records of a name. Never throws. */
export type AskDns = <T extends RecordType>(name: string, type: T) => Promise<DnsAnswer<DnsRecords[T]>>;

/** Asks each question once, whichever part needs its answer, and refuses more questions than `max`. */
export const askOnce = (ask: AskDns, max: number): AskDns => {
  const answers = new Map<string, Promise<DnsAnswer<never>>>();
  return <T extends RecordType>(name: string, type: T) => {
    const question = `${type} ${name.toLowerCase()}`;
    const asked = answers.get(question);
    if (!asked && answers.size >= max) {
      return Promise.resolve<DnsAnswer<DnsRecords[T]>>({ state: 'unknown', reason: 'refused' });
    }
    const answer = asked ?? (ask(name, type) as Promise<DnsAnswer<never>>);
    answers.set(question, answer);
    return answer as Promise<DnsAnswer<DnsRecords[T]>>;
  };
};
