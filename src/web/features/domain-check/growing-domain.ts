import { isRecord } from '../../lib/loose-value.ts';
import { type DomainView, domainView } from './domain-view.ts';

/** A result that is still coming in, as the server sent it so far. */
export type GrowingDomain = { fields: Record<string, unknown>; arrived: readonly string[] };

export const newGrowingDomain = (domain: string): GrowingDomain => ({ fields: { domain }, arrived: [] });

/** Two lookups may each fill their half of the same field. */
export const withPart = (
  { fields, arrived }: GrowingDomain,
  part: string,
  added: Record<string, unknown>,
): GrowingDomain => {
  const merged = Object.entries(added).map(([key, value]) => {
    const before = fields[key];
    return [key, isRecord(before) && isRecord(value) ? { ...before, ...value } : value];
  });
  return { fields: { ...fields, ...Object.fromEntries(merged) }, arrived: [...arrived, part] };
};

/** What can be shown: the values, and which of them are already final. */
export type ShownDomain = {
  view: DomainView;
  isComplete: boolean;
  /** Whether a lookup has ended. */
  has: (part: string) => boolean;
  /** The result as the server answered it; null while it is still coming in. */
  answer: unknown;
};

export const shownSoFar = ({ fields, arrived }: GrowingDomain): ShownDomain => ({
  view: domainView.parse(fields),
  isComplete: false,
  has: (part) => arrived.includes(part),
  answer: null,
});

export const shownWhole = (answer: unknown): ShownDomain => ({
  view: domainView.parse(answer),
  isComplete: true,
  has: () => true,
  answer,
});
