import { type PlanType, planTypes } from '../../contract/plans.ts';

/** What may be read from a refusal. Every part is optional: a proxy in between may answer with anything. */
export type Refusal = {
  message?: string | undefined;
  error?: string | undefined;
  requiresAuth?: true | undefined;
  requiresUpgrade?: true | undefined;
  planType?: PlanType | undefined;
  resetsAt?: string | undefined;
};

/** Read by hand: a guest's first call is refused with 401, which must not fetch a validation library. */
export const readRefusal = (value: unknown): Refusal | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (name: string) => {
    const found = fields.get(name);
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const flag = (name: string) => fields.get(name) === true || undefined;
  const resetsAt = text('resetsAt');
  return {
    message: text('message'),
    error: text('error'),
    requiresAuth: flag('requiresAuth'),
    requiresUpgrade: flag('requiresUpgrade'),
    planType: planTypes.find((planType) => planType === fields.get('planType')),
    resetsAt: resetsAt && moment.test(resetsAt) && !Number.isNaN(Date.parse(resetsAt)) ? resetsAt : undefined,
  };
};

/** As the server writes it: ISO 8601 in UTC. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
