import type { PlanType } from '../../contract/plans.ts';

type Place = { createdAt: Date; id: string };
type Owned = Place & { userId: string; planType: PlanType };

/** Whether a thing is one of those that the plan does not watch any more: the oldest ones are watched. */
export const isPaused = ({ createdAt, id }: Place, firstPaused: Place | null): boolean =>
  firstPaused !== null &&
  (createdAt > firstPaused.createdAt ||
    (createdAt.getTime() === firstPaused.createdAt.getTime() && id >= firstPaused.id));

/** Parts what the plans of their owners watch from what they do not. */
export const withinPlans = async <Thing extends Owned>(
  some: readonly Thing[],
  firstPausedOf: (userId: string, planType: PlanType) => Promise<Place | null>,
): Promise<{ watched: Thing[]; paused: Thing[] }> => {
  const ends = new Map<string, Place | null>();
  for (const { userId, planType } of some)
    if (!ends.has(userId)) ends.set(userId, await firstPausedOf(userId, planType));
  const isLeftOut = (thing: Thing) => isPaused(thing, ends.get(thing.userId) ?? null);
  return { watched: some.filter((thing) => !isLeftOut(thing)), paused: some.filter(isLeftOut) };
};
