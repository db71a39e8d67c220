import { setImmediate } from 'node:timers/promises';
import { type Mail, MailInDoubt, type SendMail } from '../adapters/mail.ts';
import type { OutgoingMail, OutgoingMailStore } from '../store/outgoing-mails.ts';

const minuteMs = 60 * 1000;
const firstPauseMs = 2 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;
const holdEveryMs = 3000;

type Needs = {
  outgoing: Pick<
    OutgoingMailStore,
    'nextDue' | 'postpone' | 'take' | 'hold' | 'handOver' | 'tryAgain' | 'markSent' | 'drop'
  >;
  /** Null where what it was about is gone. */
  writeMail: (mail: OutgoingMail) => Promise<Mail | null>;
  /** Null where there is no mail server: mails wait until there is one. */
  sendMail: SendMail | null;
  clock: () => Date;
  onMailFailure: (error: unknown) => void;
  onUnwritable: (error: unknown) => void;
};

/**
 * Sends what waits in the queue, each mail at most once: it is held while the mail server is given it, and marked before that gets
 * the end of it. Of a process that dies before the mark nothing was sent, and another takes the mail; after it, nobody does.
 */
export const deliverMails = ({
  outgoing,
  writeMail,
  sendMail,
  clock,
  onMailFailure,
  onUnwritable,
}: Needs) => {
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  const sendOne = async (send: SendMail, due: OutgoingMail) => {
    const later = () => new Date(clock().getTime() + pauseAfter(due.tries));
    let mail: Mail | null;
    try {
      // Written first, so that a database that fails now costs no mail.
      mail = await writeMail(due);
    } catch (error) {
      // One that cannot be written must not keep those behind it waiting. Without a database this fails as well, and ends the round.
      await outgoing.postpone(due.id, { now: clock(), until: later() });
      return onUnwritable(error);
    }
    if (!mail) return outgoing.drop(due.id);
    const taken = await outgoing.take(due.id, clock());
    if (!taken) return;
    // Where that fails, the mark does, too, and nothing is sent.
    const holding = setInterval(() => void outgoing.hold(taken, clock()).catch(() => undefined), holdEveryMs);
    try {
      await send(mail, async () => {
        if (!(await outgoing.handOver(taken))) throw new Error('another server has taken this mail');
      });
    } catch (error) {
      onMailFailure(error);
      if (!(error instanceof MailInDoubt)) await outgoing.tryAgain(taken, later());
      return;
    } finally {
      clearInterval(holding);
    }
    await outgoing.markSent(due, clock());
  };

  const rounds = async (send: SendMail) => {
    do {
      isAskedAgain = false;
      for (;;) {
        const due = isStopped ? null : await outgoing.nextDue(clock());
        if (!due) break;
        await sendOne(send, due);
        // Thousands of mails must not keep calls waiting: the embedded engine answers without a pause in between.
        await setImmediate();
      }
    } while (isAskedAgain && !isStopped);
  };

  return {
    /** Sends what is due. A call during a round makes it run once more. */
    deliver: async (): Promise<void> => {
      if (!sendMail || isStopped) return;
      isAskedAgain = true;
      round ??= rounds(sendMail).finally(() => {
        round = null;
      });
      await round;
    },
    /** Begins no further delivery, and waits for the one in progress. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await round?.catch(() => undefined);
    },
  };
};

/** Twice as long after every try, up to six hours: a mail server that is back is not met by everything at once. */
export const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries, 20));
