import type { SharedResult } from '../../contract/share.ts';
import { hashShareToken } from '../adapters/secrets.ts';
import { Failure } from '../failure.ts';
import { sharedAnalysis } from '../sharing/shared-analysis.ts';
import type { SharedResultStore } from '../store/shared-results.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import type { LimitCalls } from './limit-calls.ts';
import { presentAnalysis } from './present-analysis.ts';
import { endOfRetention, endOfShare } from './share-end.ts';
import type { TakeTurn } from './take-turns.ts';
import { networkOf, type Visitor } from './visitor.ts';

type Needs = {
  shares: Pick<SharedResultStore, 'find'>;
  findAnalysis: (id: string) => Promise<AnalysisRow | null>;
  limitCalls: LimitCalls;
  takeTurn: TakeTurn;
  clock: () => Date;
};

/** Each opening is two calls, the page and what it shows; an office behind one address opens many. */
const perHour = 600;

/** Shows a result to whoever has its address. An address that never was, was withdrawn or replaced is answered alike. */
export const openShared = ({ shares, findAnalysis, limitCalls, takeTurn, clock }: Needs) => {
  const find = async (address: string, token: string) => {
    await limitCalls([
      { key: `open-share-from:${networkOf(address)}`, max: perHour, windowMs: 60 * 60 * 1000 },
    ]);
    const share = await shares.find(hashShareToken(token));
    const now = clock();
    if (!share || endOfRetention(share) <= now.getTime()) throw nothingHere();
    if (share.expiresAt <= now) throw ended();
    return share;
  };

  return {
    /** Whether there is something to show; throws why not. */
    look: async (address: string, token: string): Promise<void> => {
      await find(address, token);
    },

    /** Read with the key of its owner: without it there is nothing to show. */
    show: async (reader: Pick<Visitor, 'address' | 'signal'>, token: string): Promise<SharedResult> => {
      const share = await find(reader.address, token);
      // Looking through a text for an address in every encoding takes a quarter of a second where its sender wants it to.
      return takeTurn(reader, async () => {
        const row = await findAnalysis(share.analysisId);
        if (!row) throw nothingHere();
        return {
          content: share.content,
          expiresAt: endOfShare(share).toISOString(),
          analysis: sharedAnalysis(presentAnalysis(row), share),
        };
      });
    },
  };
};
export type OpenShared = ReturnType<typeof openShared>;

const nothingHere = () => new Failure('not_found', 'There is nothing at this address');

const ended = () =>
  new Failure(
    'gone',
    'This shared result has expired. Ask the person who sent you the link to share it again.',
  );
