import type { Analysis, Verdict } from '../../contract/analysis.ts';
import type { JudgedItem } from '../adapters/judged-item.ts';
import { judgeAndKeep, type KeepingNeeds } from './judge-and-keep.ts';
import type { LinkFacts, LookUpLink } from './look-up-link.ts';
import type { Visitor } from './visitor.ts';

type Needs = KeepingNeeds & {
  lookUp: LookUpLink;
  judge: (url: string, facts: LinkFacts, signal: AbortSignal) => Verdict | Promise<Verdict>;
  itemOf: (url: string) => JudgedItem | null;
};

/** Checks one URL: reserve a check, ask what its host has on record, judge, keep the result. The URL is never visited. */
export const checkUrl =
  ({ lookUp, judge, itemOf, ...needs }: Needs) =>
  (visitor: Visitor, url: string): Promise<Analysis> =>
    judgeAndKeep(needs, visitor, {
      analysisType: 'url',
      judge: async () => judge(url, await lookUp(url, visitor.signal), visitor.signal),
      inputOf: () => url,
      itemOf: () => itemOf(url),
    });
export type CheckUrl = ReturnType<typeof checkUrl>;
