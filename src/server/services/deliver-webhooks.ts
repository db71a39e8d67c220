import { plans } from '../../contract/plans.ts';
import { webhookRetryHours } from '../../contract/webhooks.ts';
import { signatureHeaders } from '../adapters/webhook-signature.ts';
import type { TargetAnswer, WebhookTarget } from '../adapters/webhook-target.ts';
import type { WebhookAnswer } from '../store/webhook-content.ts';
import type { TakenDelivery, WebhookDeliveryStore } from '../store/webhook-deliveries.ts';
import { messageBody } from '../webhooks/message-body.ts';
import type { ComposeMessage } from './compose-message.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** At the same time, by one server. */
const mostAtOnce = 32;
/** What another server has queued and could not send is noticed after so long. */
const paceMs = 5 * secondMs;
const heldBackMs = secondMs / 2;

/** How long a message waits after each try that failed. The last pause repeats, up to the end of its row of tries. */
const pauses = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
];

type Needs = {
  deliveries: WebhookDeliveryStore;
  target: Pick<WebhookTarget, 'post'>;
  compose: ComposeMessage;
  /** Called when a webhook may have been paused: its owner is to be mailed. */
  deliverMails: () => void;
  clock: () => Date;
  /** Another pace, for tests. */
  lookEveryMs?: number | undefined;
  onFailure: (error: unknown) => void;
};

/**
 * Sends what waits for webhooks, each message by one server at a time, and again until it was accepted or a day is over. A process
 * that dies while it sends leaves the message held for a minute; it is sent again then, under the same id.
 */
export const deliverWebhooks = ({
  deliveries,
  target,
  compose,
  deliverMails,
  clock,
  lookEveryMs = paceMs,
  onFailure,
}: Needs) => {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;

  const sendOne = async (taken: TakenDelivery): Promise<void> => {
    const { webhook, user } = taken;
    if (plans[user.planType].apiKeys === 0) {
      const error = `The ${plans[user.planType].name} plan has no webhooks.`;
      return deliveries.giveUp(taken, { answer: noAnswer(error, clock()), now: clock() }, false);
    }
    const message = await compose(taken);
    if (!message) return deliveries.drop(taken);
    const body = messageBody(webhook.format, message);
    const began = clock();
    const before = performance.now();
    const headers = headersOf(taken, { at: began, body });
    const came = await target.post(webhook.url, { body, headers, signal: stopping.signal });
    const now = clock();
    const answer = answerOf(came, { at: began, ms: Math.round(performance.now() - before) });
    if (answer.error === null) return deliveries.deliver(taken, { answer, now });
    const next = answer.status === gone || webhook.pausedAt ? null : nextTry(taken, now);
    if (next) return deliveries.tryAgain(taken, { answer, now }, next);
    await deliveries.giveUp(taken, { answer, now }, true);
    deliverMails();
  };

  const send = async (taken: TakenDelivery): Promise<void> => {
    try {
      await sendOne(taken);
    } catch (error) {
      // What was cut off by the end of this server is sent by the next one; anything else once the hold has lapsed.
      if (stopping.signal.aborted) await deliveries.release(taken).catch(onFailure);
      else onFailure(error);
    }
  };

  const start = (taken: TakenDelivery): void => {
    const sending = send(taken).finally(() => {
      underWay.delete(sending);
      wake();
    });
    underWay.add(sending);
  };

  const look = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      const free = mostAtOnce - underWay.size;
      const taken = free > 0 ? await deliveries.take(clock(), free) : [];
      for (const one of taken) start(one);
    } while (isAskedAgain && !stopping.signal.aborted);
    if (underWay.size > 0 || stopping.signal.aborted) return;
    const due = await deliveries.nextDue();
    const untilDue = due ? due.getTime() - clock().getTime() : lookEveryMs;
    // What is due and was not taken waits for what other servers send to the same webhook or person.
    const waitMs = untilDue > 0 ? untilDue : heldBackMs;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(lookEveryMs, waitMs));
    timer.unref();
  };

  const lookLater = () => {
    clearTimeout(timer);
    timer = setTimeout(wake, lookEveryMs);
    timer.unref();
  };

  /** Looks for what is due. A call while that is being done has it done once more. */
  const wake = (): void => {
    if (stopping.signal.aborted) return;
    isAskedAgain = true;
    looking ??= look()
      .catch((error: unknown) => {
        onFailure(error);
        if (!stopping.signal.aborted) lookLater();
      })
      .finally(() => {
        looking = null;
      });
  };

  return {
    wake,
    /** Begins no further delivery, and lets go of those in progress. */
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(underWay);
    },
  };
};

/** The target says that it will never take anything again. */
const gone = 410;

const headersOf = ({ id, webhook }: TakenDelivery, { at, body }: { at: Date; body: string }) => {
  const { secret, before, authorization } = webhook;
  const secrets = [secret, ...(before && new Date(before.until) > at ? [before.secret] : [])];
  return {
    'content-type': 'application/json',
    'user-agent': 'Hookwise-Webhooks/1',
    accept: 'application/json, */*',
    ...signatureHeaders(secrets, { id, at, body }),
    ...(authorization && { authorization }),
  };
};

/** Null where the day of tries is over. The last try is at its very end. */
export const nextTry = (
  { tries, firstTriedAt }: Pick<TakenDelivery, 'tries' | 'firstTriedAt'>,
  now: Date,
): Date | null => {
  const end = (firstTriedAt ?? now).getTime() + webhookRetryHours * hourMs;
  if (now.getTime() >= end) return null;
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? 0;
  return new Date(Math.min(now.getTime() + pause, end));
};

const noAnswer = (error: string, at: Date): WebhookAnswer => ({
  ...{ at: at.toISOString(), status: null, text: '', error, ms: 0 },
});

const answerOf = (came: TargetAnswer, { at, ms }: { at: Date; ms: number }): WebhookAnswer => {
  if ('failed' in came) return { ...noAnswer(came.failed, at), ms };
  const { status, text } = came;
  return { at: at.toISOString(), ms, status, text: text.toWellFormed(), error: faultIn(status) };
};

const faultIn = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `The target redirects (${status}), and redirects are not followed: please give the address that it leads to.`;
  if (status === gone) return 'The target is gone (410): it asks for no further messages.';
  return `The target did not accept it: it answered ${status}.`;
};
