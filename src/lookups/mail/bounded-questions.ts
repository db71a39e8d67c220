import { type AskDns, askOnce } from '../ask-once.ts';
import { isInternalName } from '../domain/subject-reader.ts';
import type { ResolveDns } from '../resolve-dns.ts';

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
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)]);
  return askOnce(async (name, type) => {
    if (!resolve) return { state: 'unknown', reason: 'off' };
    // The operator's resolver may know names of the operator's own network, which are none of a stranger's message.
    if (isInternalName(name)) return { state: 'absent', hasName: false };
    try {
      return await resolve(name, type, deadline);
    } catch {
      // It throws only after the deadline; a caller that gave up learns so at the end of the message.
      return { state: 'unknown', reason: 'timeout' };
    }
  }, maxQuestions);
};
