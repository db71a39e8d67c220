import type { SendMail } from '../adapters/mail.ts';
import { type Notice, noticeMail } from '../adapters/notice-mail.ts';

type Needs = { sendMail: SendMail | null; clock: () => Date; onMailFailure: (error: unknown) => void };

/** Mails a person what was done with their account. What was done stands whether or not the mail arrives. */
export type Notify = (email: string, notice: Notice) => void;

export const notices = ({ sendMail, clock, onMailFailure }: Needs) => {
  const underWay = new Set<Promise<void>>();
  const notify: Notify = (email, notice) => {
    if (!sendMail) return;
    const delivery = sendMail(noticeMail(email, notice, clock()))
      .catch(onMailFailure)
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  };
  return {
    notify,
    /** Waits for mails that are on their way. */
    stop: async (): Promise<void> => {
      await Promise.all(underWay);
    },
  };
};
