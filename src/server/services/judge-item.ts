import { analyzeDomainRequest } from '../../contract/analyze-domain.ts';
import { analyzeUrlRequest } from '../../contract/analyze-url.ts';
import { maxEmailBytes } from '../../contract/email-input.ts';
import type { JobKind } from '../../contract/v1/jobs.ts';
import { Failure } from '../failure.ts';
import type { NewAnalysis } from '../store/analyses.ts';
import type { Outcome } from '../store/job-item-rows.ts';
import type { WaitingItem } from '../store/job-items.ts';
import { isDatabaseUnavailable } from '../store/unavailable.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import { noReservation } from '../store/usage.ts';
import type { UserRow } from '../store/users.ts';
import { checkDomain } from './check-domain.ts';
import { checkEmail } from './check-email.ts';
import { checkUrl } from './check-url.ts';
import type { SpendCheck } from './spend-check.ts';
import type { TakeTurn } from './take-turns.ts';
import type { Visitor } from './visitor.ts';

/** What a job decides itself: what is spent, what is kept, and whose turn it is. */
type OfJobs = 'spendCheck' | 'analyses' | 'takeTurn';
type Needs = Omit<Parameters<typeof checkEmail>[0], OfJobs> &
  Omit<Parameters<typeof checkDomain>[0], OfJobs> & {
    /** Of links. */
    link: Pick<Parameters<typeof checkUrl>[0], 'lookUp' | 'judge' | 'itemOf'>;
    onFault: (error: unknown) => void;
  };

/** Judges an item of a job as a single check is judged, by the same services. What becomes of it is kept by the caller. */
export const judgeItem =
  ({ link, onFault, ...needs }: Needs) =>
  async (
    { user, kind, signal }: { user: UserRow; kind: JobKind; signal: AbortSignal },
    { number, id, name, input }: WaitingItem,
  ): Promise<Outcome> => {
    let result: NewAnalysis | null = null;
    const ofJob = {
      spendCheck: spendNothing,
      takeTurn: atOnce,
      analyses: {
        keep: async (given: NewAnalysis): Promise<AnalysisRow> => {
          result = given;
          return rowOf(given, id);
        },
      },
    };
    const visitor: Visitor = { user, address: 'job', signal, session: null, resultId: id };
    try {
      if (kind === 'mail') await checkEmail({ ...needs, ...ofJob })(visitor, { bytes: messageIn(input) });
      if (kind === 'url')
        await checkUrl({ ...needs, ...link, ...ofJob })(visitor, valueIn(analyzeUrlRequest.shape.url, input));
      if (kind === 'domain')
        await checkDomain({ ...needs, ...ofJob })(visitor, valueIn(analyzeDomainRequest.shape.domain, input));
    } catch (error) {
      if (!isAboutItem(error)) throw error;
      if (!(error instanceof Failure)) onFault(error);
      const problem = error instanceof Failure ? error.message : ourFault;
      return { number, id, name, problem, input: input.toString('utf8', 0, shownBytes) };
    }
    if (!result) throw new Error('a check ended without a result');
    return { number, id, name, result };
  };
export type JudgeItem = ReturnType<typeof judgeItem>;

/** Of what could not be judged, so many bytes are kept to recognise it by. */
const shownBytes = 300;

const ourFault = 'Something went wrong on our side with this item.';

/** What else fails is tried again: the database is away, the machine is busy, the server stops. */
const isAboutItem = (error: unknown): boolean => {
  if (error instanceof Failure) return error.code !== 'unavailable';
  return !(error instanceof Error && (error.name === 'AbortError' || isDatabaseUnavailable(error)));
};

/** Items are counted when their job begins. */
const spendNothing: SpendCheck = async (visitor, { work, keep }) => {
  const kept = await keep(noReservation, await work({ signal: visitor.signal, owe: () => undefined }));
  if (kept === null) throw new Error('a result that was not kept');
  return kept;
};

/** The runner of jobs decides how many are judged at once. */
export const atOnce: TakeTurn = (_, work) => work({ begin: () => undefined, end: () => undefined });

const rowOf = ({ verdict, domain, ...given }: NewAnalysis, id: string): AnalysisRow => ({
  ...verdict,
  ...given,
  id,
  ...(domain && { domain }),
});

/** A copy, because the bytes go to another thread. */
const messageIn = (input: Buffer): Uint8Array => {
  if (input.length > maxEmailBytes) throw new Failure('too_large', 'This message is larger than 2 MB');
  if (input.length === 0) throw new Failure('invalid_input', 'This message is empty');
  return new Uint8Array(input);
};

type Schema = { safeParse: (value: unknown) => { data?: string; error?: { issues: { message: string }[] } } };

const valueIn = (schema: Schema, input: Buffer): string => {
  const { data, error } = schema.safeParse(input.toString());
  if (data !== undefined) return data;
  throw new Failure('invalid_input', error?.issues[0]?.message ?? 'This cannot be read');
};
