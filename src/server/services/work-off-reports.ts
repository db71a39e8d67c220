import type { DueReport, ReportedMessageStore } from '../store/reported-messages.ts';
import type { AnswerReport } from './answer-report.ts';

/** One that another server has taken in, or left, is noticed after so long. */
const lookEveryMs = 2000;
const renewEveryMs = 5000;
/** What could not be judged now is tried again. */
const pauseMs = 3000;

type Needs = {
  reported: Pick<ReportedMessageStore, 'take' | 'renew' | 'release'>;
  answer: AnswerReport;
  /** How many are judged at once by this server. */
  atOnce: number;
  clock: () => Date;
  onFailure: (error: unknown) => void;
};

/** Judges the reports that wait, each by one of all servers. */
export const workOffReports = ({ reported, answer, atOnce, clock, onFailure }: Needs) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;

  const work = async (report: DueReport): Promise<void> => {
    const renewing = setInterval(
      () => void reported.renew(report.id, clock()).catch(onFailure),
      renewEveryMs,
    );
    try {
      await answer(report, signal);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
      // If even this fails, another server takes it once this one is not heard of any more.
      const until = new Date(clock().getTime() + (signal.aborted ? 0 : pauseMs));
      await reported.release(report.id, until).catch(() => undefined);
    } finally {
      clearInterval(renewing);
    }
  };

  const look = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      while (underWay.size < atOnce && !signal.aborted) {
        const report = await reported.take(clock());
        if (!report) break;
        const working = work(report).finally(() => {
          underWay.delete(working);
          wake();
        });
        underWay.add(working);
      }
    } while (isAskedAgain && underWay.size < atOnce && !signal.aborted);
  };

  /** Looks for what waits. A call while that is being done has it done once more. */
  const wake = (): void => {
    if (signal.aborted) return;
    isAskedAgain = true;
    clearTimeout(timer);
    looking ??= look()
      .catch(onFailure)
      .finally(() => {
        looking = null;
        if (signal.aborted) return;
        timer = setTimeout(wake, lookEveryMs);
        timer.unref();
      });
  };

  return {
    wake,
    /** Leaves what is not judged yet to other servers, or to the next life of this one. */
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(underWay);
    },
  };
};
