import { createHash, randomUUID } from 'node:crypto';
import type { Brought } from '../reports/types.ts';
import type { ReportedMessageStore } from '../store/reported-messages.ts';

/** More would wait for longer than anybody waits for an answer; who sends more is told to come back. */
const mostWaiting = { reports: 20_000, bytes: 2 * 1024 ** 3 };
/** Counted so often at most, however many mails arrive. */
const countedForMs = 1000;

type Needs = {
  reported: Pick<ReportedMessageStore, 'add' | 'isFull'>;
  /** A mail waits to be judged. */
  onTaken: () => void;
  clock: () => Date;
};

/** Keeps mails that arrive: once this has resolved, none of them is lost. */
export const takeReport = ({ reported, onTaken, clock }: Needs) => {
  let counted: { at: number; isFull: boolean } | null = null;
  return {
    isFull: async (): Promise<boolean> => {
      if (counted && performance.now() - counted.at < countedForMs) return counted.isFull;
      counted = { at: performance.now(), isFull: await reported.isFull(mostWaiting) };
      return counted.isFull;
    },
    take: async ({ via, sender, bytes }: Brought): Promise<void> => {
      const digest = createHash('sha256').update(`${sender.address}\n`).update(bytes).digest('hex');
      await reported.add({ id: randomUUID(), receivedAt: clock(), via, digest, sender, bytes });
      onTaken();
    },
  };
};
