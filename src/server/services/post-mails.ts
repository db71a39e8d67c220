import { randomUUID } from 'node:crypto';
import type { MessageKind } from '../../contract/admin-messages.ts';
import { confirmationMail } from '../mails/contact-mails.ts';
import type { MailWords, OutgoingKind } from '../mails/mail-words.ts';
import { type Notice, noticeMail } from '../mails/notice-mail.ts';
import { type OrganisationNews, organisationMail } from '../mails/organisation-mails.ts';
import { welcomeMail } from '../mails/welcome-mail.ts';
import type { Database } from '../store/database.ts';
import { type OutgoingMailStore, queueMails } from '../store/outgoing-mails.ts';
import type { UserRow } from '../store/users.ts';

type Needs = {
  db: Database;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  /** Without a mail server nothing is queued here: old news is of no use on the day when there is one. */
  hasMailServer: boolean;
  inboxes: Record<MessageKind, string>;
  deliverSoon: () => void;
  clock: () => Date;
  onFailure: (error: unknown) => void;
};

type Letter = { kind: OutgoingKind; recipient: string; dedupeKey: string; words: MailWords };

/** Mails people what was done with their account. What was done stands whether or not the mail arrives. */
export type Notify = (to: string | readonly string[], notice: Notice) => void;

/** The same for what happens in an organisation. */
export type TellMembers = (organisation: string, to: readonly string[], news: OrganisationNews) => void;

/** Queues mails beside what a call does; none of them keeps its answer waiting, or makes it fail. */
export const postMails = ({ db, outgoing, hasMailServer, inboxes, deliverSoon, clock, onFailure }: Needs) => {
  const underWay = new Set<Promise<void>>();
  const queue = async (letters: readonly Letter[]) => {
    const createdAt = clock();
    const sealed = [];
    for (const letter of letters) sealed.push(await outgoing.seal({ ...letter, createdAt }));
    await queueMails(db, sealed);
    deliverSoon();
  };
  const post = (letters: readonly Letter[]) => {
    if (!hasMailServer) return;
    const queuing = queue(letters)
      .catch(onFailure)
      .finally(() => underWay.delete(queuing));
    underWay.add(queuing);
  };
  const notify: Notify = (to, notice) => {
    const words = noticeMail(notice, clock());
    const letters = [to]
      .flat()
      .map(
        (recipient): Letter => ({ kind: 'notice', recipient, dedupeKey: `notice:${randomUUID()}`, words }),
      );
    post(letters);
  };
  const tellMembers: TellMembers = (organisation, to, news) => {
    const words = organisationMail(organisation, news);
    const letters = to.map(
      (recipient): Letter => ({
        ...{ kind: 'organisation', recipient, words },
        dedupeKey: `organisation:${randomUUID()}`,
      }),
    );
    post(letters);
  };
  return {
    notify,
    tellMembers,
    welcome: ({ id, email, planType }: Pick<UserRow, 'id' | 'email' | 'planType'>) =>
      post([{ kind: 'welcome', recipient: email, dedupeKey: `welcome:${id}`, words: welcomeMail(planType) }]),

    /** Once a day for each address and inbox: the form takes any address, and must not fill a stranger's mailbox. */
    confirm: (kind: MessageKind, email: string) =>
      post([
        {
          kind: 'contact confirmation',
          recipient: email,
          dedupeKey: `contact confirmation:${kind}:${clock().toISOString().slice(0, 10)}:${email}`,
          words: confirmationMail(kind, inboxes[kind]),
        },
      ]),

    /** Waits for what is being queued. */
    stop: async (): Promise<void> => {
      await Promise.all(underWay);
    },
  };
};
export type PostMails = ReturnType<typeof postMails>;
