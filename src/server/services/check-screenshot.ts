import { type Analysis, verdictSchema } from '../../contract/analysis.ts';
import { type ScreenshotStage, screenshotTypeMessage } from '../../contract/analyze-screenshot.ts';
import type { PictureReading } from '../../engine/index.ts';
import { refuseByHeader } from '../../vision/picture-header.ts';
import { PictureRefused, type RefusalReason } from '../../vision/picture-refused.ts';
import type { Judges, PictureJob } from '../adapters/judges.ts';
import type { PictureReader } from '../adapters/picture-reader.ts';
import { Failure } from '../failure.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import { addOutsideContacts } from './add-outside-contacts.ts';
import type { PictureMemory } from './picture-memory.ts';
import { presentAnalysis } from './present-analysis.ts';
import { shownFileName } from './shown-file-name.ts';
import type { SpendCheck } from './spend-check.ts';
import type { Visitor } from './visitor.ts';

type Needs = {
  spendCheck: SpendCheck;
  read: PictureReader['read'];
  judge: (job: Omit<PictureJob, 'feeds'>, signal: AbortSignal) => ReturnType<Judges['judge']>;
  analyses: AnalysisStore;
  memory: PictureMemory;
  clock: () => Date;
};

export type CheckScreenshot = (
  visitor: Visitor,
  file: { name: string; bytes: Uint8Array },
  onStage?: (stage: ScreenshotStage) => void,
) => Promise<Analysis>;

/** Checks one picture: reserve a check, read what it shows, judge, keep the result. The picture itself is not kept. */
export const checkScreenshot =
  ({ spendCheck, read, judge, analyses, memory, clock }: Needs): CheckScreenshot =>
  async (visitor, { name, bytes }, onStage = () => undefined) => {
    refuseAtOnce(bytes);
    const { signal } = visitor;
    const readPicture = async (): Promise<PictureReading> => {
      const outcome = await read({ bytes }, signal, onStage);
      if (outcome.state === 'busy') throw busy();
      if (outcome.state === 'given-up' || outcome.result.state === 'failed') throw tooMuch();
      if (outcome.result.state === 'refused') throw refusals[outcome.result.reason]();
      return outcome.result.reading;
    };
    const row = await spendCheck(visitor, {
      work: async () => {
        const seen = await readPicture();
        onStage('judging');
        const seenBefore = await memory.recall(seen.hash);
        const verdict = await addOutsideContacts(async () => {
          const outcome = await judge({ reading: seen, seenBefore }, signal);
          if (outcome.state === 'busy') throw busy();
          if (outcome.state === 'given-up' || outcome.result.state !== 'judged') throw tooMuch();
          return outcome.result.verdict;
        });
        return { hash: seen.hash, verdict: verdictSchema.parse(verdict) };
      },
      keep: async (transaction, { hash, verdict }) => {
        await memory.remember(transaction, hash, verdict);
        return analyses.keep(transaction, {
          userId: visitor.user?.id ?? null,
          analysisType: 'screenshot',
          inputData: shownFileName(name),
          verdict,
          createdAt: clock(),
        });
      },
    });
    return presentAnalysis(row);
  };

/** A picture that declares too many pixels is refused before it waits for a process or holds one. */
const refuseAtOnce = (bytes: Uint8Array) => {
  try {
    refuseByHeader(bytes);
  } catch (error) {
    throw error instanceof PictureRefused ? refusals[error.reason]() : error;
  }
};

const refusals: Record<RefusalReason, () => Failure> = {
  'not-an-image': () => new Failure('wrong_type', screenshotTypeMessage),
  'unknown-kind': () =>
    new Failure(
      'unreadable',
      'This kind of picture cannot be read here. Please save it as PNG or JPG, or take a screenshot of it.',
    ),
  'too-large': () =>
    new Failure(
      'too_large',
      'This picture has too many pixels to be read. Please crop it to what matters, or take a screenshot of it.',
    ),
  unreadable: () =>
    new Failure(
      'unreadable',
      'This picture is damaged or incomplete. Please save it again, or take a new screenshot.',
    ),
};

const busy = () =>
  new Failure('unavailable', 'The service is busy. Please try again in a few seconds.', {
    retryAfterMs: 5000,
  });

const tooMuch = () =>
  new Failure(
    'unreadable',
    'This picture could not be read: it is damaged, or built to break picture readers. Please take a new screenshot ' +
      'of it, or check its text or link instead.',
  );
