import type { DnsAnswer, DnsRecords, RecordType, ResolveDns } from '../resolve-dns.ts';

/** Asks for the records of a name, for one message. Never throws. */
export type AskDns = <T extends RecordType>(name: string, type: T) => Promise<DnsAnswer<DnsRecords[T]>>;

type Needs = {
  /** Null: no lookups are allowed. */
  resolve: ResolveDns | null;
  signal: AbortSignal;
  /** For all questions of one message together. */
  budgetMs: number;
};

/** SPF may fan out to a hundred questions by its own rules; a legitimate message needs about twenty. */
const maxQuestions = 100;

/** One message's share of the resolver: each question once, all under one deadline, and a bounded number of them. */
export const boundedQuestions = ({ resolve, signal, budgetMs }: Needs): AskDns => {
  const answers = new Map<string, Promise<DnsAnswer<never>>>();
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)]);

  const ask: AskDns = async (name, type) => {
    if (!resolve) return { state: 'unknown', reason: 'off' };
    try {
      return await resolve(name, type, deadline);
    } catch {
      // It throws only after the deadline; a caller that gave up learns so at the end of the message.
      return { state: 'unknown', reason: 'timeout' };
    }
  };

  return <T extends RecordType>(name: string, type: T) => {
    const question = `${type} ${name.toLowerCase()}`;
    const asked = answers.get(question);
    if (!asked && answers.size >= maxQuestions) {
      return Promise.resolve<DnsAnswer<DnsRecords[T]>>({ state: 'unknown', reason: 'refused' });
    }
    const answer = asked ?? (ask(name, type) as Promise<DnsAnswer<never>>);
    answers.set(question, answer);
    return answer as Promise<DnsAnswer<DnsRecords[T]>>;
  };
};
