import { setTimeout } from 'node:timers/promises';
import type { ImapMailbox } from '../adapters/imap-mailbox.ts';
import { deliveredSender } from '../reports/delivered-sender.ts';
import type { Brought } from '../reports/types.ts';

const lookEveryMs = 5000;
/** A server that is away is asked less and less often. */
const pauses = { firstMs: 5000, mostMs: 5 * 60 * 1000 };
/** Of one turn, so that one that is stopped, or full, notices. */
const mostAtOnce = 50;

type Needs = {
  mailbox: ImapMailbox;
  /** Whose Authentication-Results are believed; null: nobody's. */
  vouchingServer: string | null;
  isFull: () => Promise<boolean>;
  /** Once it resolves, the mail is kept. */
  take: (brought: Brought) => Promise<void>;
  chance: () => number;
  onOpened: () => void;
  /** The first failure of a row of them. */
  onFailure: (error: unknown) => void;
  onTooLarge: () => void;
};

/**
 * Takes the unseen mails of a mailbox until it is stopped. One is marked as seen after it was kept: a server that dies in between, or
 * another one that reads the same mailbox, brings the same mail again, which is kept once.
 */
export const pollMailbox = (needs: Needs) => {
  const { mailbox, vouchingServer, isFull, take, chance, onOpened, onFailure, onTooLarge } = needs;
  const stopping = new AbortController();
  const { signal } = stopping;
  let underWay: Promise<void> | null = null;
  /** How often a mail was tried in vain: one that cannot be read does not hold up the others. */
  const troubles = new Map<number, number>();

  type Opened = Awaited<ReturnType<ImapMailbox['open']>>;

  const takeOne = async (opened: Opened, id: number): Promise<void> => {
    const mail = await opened.read(id);
    if (!mail) return;
    if (!mail.bytes) onTooLarge();
    else await take({ via: 'imap', sender: deliveredSender(mail.bytes, vouchingServer), bytes: mail.bytes });
    await opened.markSeen(id);
  };

  const takeUnseen = async (opened: Opened): Promise<void> => {
    const unseen = await opened.unseen();
    const next = unseen.toSorted((a, b) => (troubles.get(a) ?? 0) - (troubles.get(b) ?? 0));
    for (const id of next.slice(0, mostAtOnce)) {
      if (signal.aborted || (await isFull())) return;
      // Counted before: nothing else is known of one on which the connection ends.
      troubles.set(id, (troubles.get(id) ?? 0) + 1);
      await takeOne(opened, id);
      troubles.delete(id);
    }
  };

  /** Until the connection ends. */
  const live = async (onWorks: () => void): Promise<void> => {
    const opened = await mailbox.open(signal);
    try {
      onOpened();
      while (!signal.aborted) {
        await takeUnseen(opened);
        onWorks();
        await setTimeout(lookEveryMs, undefined, { signal, ref: false });
      }
    } finally {
      await opened.close();
    }
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await live(() => {
          failures = 0;
        });
      } catch (error) {
        if (signal.aborted) return;
        if (failures === 0) onFailure(error);
        const pause = Math.min(pauses.firstMs * 2 ** Math.min(failures, 10), pauses.mostMs);
        failures += 1;
        await setTimeout(pause * (0.75 + chance() / 2), undefined, { signal, ref: false }).catch(
          () => undefined,
        );
      }
    }
  };

  return {
    start: (): void => {
      underWay ??= run();
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await underWay;
    },
  };
};
