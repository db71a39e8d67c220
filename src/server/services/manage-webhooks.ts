import { plans } from '../../contract/plans.ts';
import { isUuid } from '../../contract/uuid.ts';
import {
  type DeliveriesQuery,
  maxWebhooks,
  type NewWebhook,
  type Webhook,
  type WebhookDeliveries,
  type WebhookDelivery,
  type Webhooks,
  type WebhookWish,
} from '../../contract/webhooks.ts';
import { newWebhookSecret } from '../adapters/webhook-signature.ts';
import type { WebhookTarget } from '../adapters/webhook-target.ts';
import { Failure } from '../failure.ts';
import type { UserRow } from '../store/users.ts';
import type { DeliveryRow, WebhookDeliveryStore } from '../store/webhook-deliveries.ts';
import type { WebhookRow, WebhookStore } from '../store/webhooks.ts';
import type { LimitCalls } from './limit-calls.ts';
import type { Notify } from './post-mails.ts';

const hourMs = 60 * 60 * 1000;
const changesAnHour = 60;
const sentAgainAnHour = 300;
const deliveriesOnPage = 20;

type Needs = {
  webhooks: WebhookStore;
  deliveries: WebhookDeliveryStore;
  target: Pick<WebhookTarget, 'refusal'>;
  limitCalls: LimitCalls;
  notify: Notify;
  /** Starts sending what is due, without waiting for it. */
  wake: () => void;
  clock: () => Date;
};

/** A user's webhooks, for the account page and for programs. */
export const manageWebhooks = ({ webhooks, deliveries, target, limitCalls, notify, wake, clock }: Needs) => {
  const limit = ({ id }: UserRow, what = 'webhooks', max = changesAnHour) =>
    limitCalls([{ key: `${what}:${id}`, max, windowMs: hourMs }]);

  const own = async (user: UserRow, id: string): Promise<WebhookRow> => {
    const found = isUuid(id) ? await webhooks.find(user.id, id) : null;
    if (!found) throw notFound();
    return found;
  };
  const shown = (row: WebhookRow) => present(row, clock());

  return {
    list: async (user: UserRow): Promise<Webhooks> => ({
      webhooks: (await webhooks.listOf(user.id)).map(shown),
      limit: hasWebhooks(user) ? maxWebhooks : 0,
    }),

    show: async (user: UserRow, id: string): Promise<Webhook> => shown(await own(user, id)),

    create: async (user: UserRow, wish: WebhookWish): Promise<NewWebhook> => {
      await limit(user);
      if (!hasWebhooks(user)) throw beyondPlan(user);
      const refusal = await target.refusal(wish.url);
      if (refusal !== null) throw new Failure('invalid_input', refusal, { field: 'url' });
      const secret = newWebhookSecret();
      const { events, levels, format, authorization } = wish;
      const url = new URL(wish.url).href;
      const added = await webhooks.add(
        user.id,
        { ...{ url, events, format, secret }, levels: levels ?? [], authorization: authorization || null },
        clock(),
      );
      if (!added) throw new Failure('not_signed_in', 'This account has been deleted');
      if (added === 'full')
        throw new Failure(
          'conflict',
          `An account has at most ${maxWebhooks} webhooks. Please delete one first.`,
        );
      notify(user.email, { kind: 'webhook created', host: hostOf(added) });
      return { ...shown(added), secret };
    },

    rotate: async (user: UserRow, id: string): Promise<NewWebhook> => {
      await limit(user);
      await own(user, id);
      const secret = newWebhookSecret();
      const rotated = await webhooks.rotate(user.id, id, secret, clock());
      if (!rotated) throw notFound();
      notify(user.email, { kind: 'webhook secret renewed', host: hostOf(rotated) });
      return { ...shown(rotated), secret };
    },

    resume: async (user: UserRow, id: string): Promise<Webhook> => {
      await limit(user);
      await own(user, id);
      const resumed = await webhooks.resume(user.id, id);
      if (!resumed) throw notFound();
      return shown(resumed);
    },

    remove: async (user: UserRow, id: string): Promise<void> => {
      if (!isUuid(id) || !(await webhooks.remove(user.id, id))) throw notFound();
    },

    deliveries: async (
      user: UserRow,
      id: string,
      { cursor, limit: wanted }: DeliveriesQuery,
    ): Promise<WebhookDeliveries> => {
      const webhook = await own(user, id);
      if (cursor !== undefined && !isUuid(cursor))
        throw new Failure('invalid_input', 'This cursor is none of ours', { field: 'cursor' });
      const most = wanted === undefined ? deliveriesOnPage : Number(wanted);
      const rows = await deliveries.listOf(webhook, { before: cursor ?? null, most: most + 1 });
      const page = rows.slice(0, most);
      const last = page.at(-1);
      return {
        deliveries: page.map(presentDelivery),
        ...(rows.length > most && last && { next: last.id }),
      };
    },

    sendAgain: async (user: UserRow, id: string, deliveryId: string): Promise<WebhookDelivery> => {
      await limit(user, 'webhooks-again', sentAgainAnHour);
      const webhook = await own(user, id);
      if (!isUuid(deliveryId)) throw notFound();
      const again = await deliveries.sendAgain(webhook, deliveryId, clock());
      if (!again) throw notFound();
      if (again === 'being sent')
        throw new Failure(
          'conflict',
          'This message is being sent at this moment. Please look at its answer.',
        );
      wake();
      return presentDelivery(again);
    },
  };
};
export type ManageWebhooks = ReturnType<typeof manageWebhooks>;

const notFound = () => new Failure('not_found', 'There is nothing at this address');

/** They come with the keys of programs. */
const hasWebhooks = ({ planType }: Pick<UserRow, 'planType'>): boolean => plans[planType].apiKeys !== 0;

const beyondPlan = ({ planType }: UserRow) =>
  new Failure(
    'not_allowed',
    `The ${plans[planType].name} plan has no webhooks. They come with the Standard plan.`,
    { requiresUpgrade: true, planType },
  );

/** Of an address that may be a secret, what can be named in a mail. */
const hostOf = ({ url }: Pick<WebhookRow, 'url'>): string => new URL(url).host;

const present = (row: WebhookRow, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  levels: row.levels,
  format: row.format,
  hasAuthorization: row.authorization !== null,
  createdAt: row.createdAt.toISOString(),
  state: row.pausedAt ? 'paused' : 'active',
  pausedAt: row.pausedAt?.toISOString() ?? null,
  lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
  oldSecretUntil: row.before && new Date(row.before.until) > now ? row.before.until : null,
});

const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  about: row.about,
  state: row.nextTryAt ? 'waiting' : row.deliveredAt ? 'delivered' : 'failed',
  tries: row.tries,
  createdAt: row.createdAt.toISOString(),
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  answer: row.answer,
});
