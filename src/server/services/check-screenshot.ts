import type { Analysis } from '../../contract/analysis.ts';
import { type ScreenshotStage, screenshotTypeMessage } from '../../contract/screenshot-input.ts';
import type { PictureReading } from '../../engine/index.ts';
import { refuseByHeader } from '../../vision/picture-header.ts';
import { PictureRefused, type RefusalReason } from '../../vision/picture-refused.ts';
import type { WorkMeter } from '../adapters/job-pool.ts';
import { judgedItem } from '../adapters/judged-item.ts';
import type { Judges, PictureJob } from '../adapters/judges.ts';
import type { PictureReader } from '../adapters/picture-reader.ts';
import { busy, Failure } from '../failure.ts';
import { shownFileName } from '../report/shown-file-name.ts';
import { judgeAndKeep, type KeepingNeeds } from './judge-and-keep.ts';
import type { PictureMemory } from './picture-memory.ts';
import type { TakeTurn } from './take-turns.ts';
import type { Visitor } from './visitor.ts';

type Needs = KeepingNeeds & {
  read: PictureReader['read'];
  judge: (
    job: Omit<PictureJob, 'feeds'>,
    signal: AbortSignal,
    meter: WorkMeter,
  ) => ReturnType<Judges['judge']>;
  takeTurn: TakeTurn;
  memory: PictureMemory;
};

/** Checks one picture: reserve a check, read what it shows, judge, keep the result. The picture itself is not kept. */
export const checkScreenshot =
  ({ read, judge, takeTurn, memory, ...needs }: Needs) =>
  async (
    visitor: Visitor,
    { name, bytes }: { name: string; bytes: Uint8Array },
    onStage: (stage: ScreenshotStage) => void = () => undefined,
  ): Promise<Analysis> => {
    refuseAtOnce(bytes);
    const { signal } = visitor;
    let reading: PictureReading | undefined;
    return judgeAndKeep(needs, visitor, {
      analysisType: 'screenshot',
      judge: () =>
        takeTurn(visitor, async (meter) => {
          const seen = await read({ bytes }, signal, onStage, meter);
          if (seen.state === 'busy') throw busy(5000);
          if (seen.state === 'given-up' || seen.result.state === 'failed') throw tooMuch();
          if (seen.result.state === 'refused') throw refusals[seen.result.reason]();
          reading = seen.result.reading;
          onStage('judging');
          const seenBefore = await memory.recall(reading);
          const outcome = await judge({ reading, seenBefore }, signal, meter);
          if (outcome.state === 'busy') throw busy(5000);
          if (outcome.state === 'given-up' || outcome.result.state !== 'judged') throw tooMuch();
          return outcome.result.verdict;
        }),
      inputOf: () => shownFileName(name, 'screenshot'),
      itemOf: () => judgedItem('picture', bytes),
      alsoKeep: async (transaction, verdict) => {
        if (reading) await memory.remember(transaction, reading, { verdict, ...visitor });
      },
    });
  };
export type CheckScreenshot = ReturnType<typeof checkScreenshot>;

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

const tooMuch = () =>
  new Failure(
    'unreadable',
    'This picture could not be read: it is damaged, or built to break picture readers. Please take a new screenshot ' +
      'of it, or check its text or link instead.',
  );
