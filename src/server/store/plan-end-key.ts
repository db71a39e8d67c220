import type { OutgoingKind } from '../mails/mail-words.ts';

export type PlanEndKind = Extract<OutgoingKind, `plan ${string}`>;

/** Of a mail about a plan with an end: one that is renewed has another end, and other mails. */
export const planEndKey = (kind: PlanEndKind, { id, endsAt }: { id: string; endsAt: Date }): string =>
  `${kind}:${id}:${endsAt.getTime()}`;
