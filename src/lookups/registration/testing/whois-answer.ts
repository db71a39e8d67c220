import type { Registration } from '../../../contract/domain-facts.ts';

/** An answer in the shape of a registry, with made-up names, and what a reader should extract from it. */
export type WhoisAnswer = {
  registry: string;
  /** A domain, an address or an AS number. */
  asked: string;
  text: string;
  expected: Partial<Registration>;
};

/** A day without a time, as the readers return it. */
export const day = (date: string) => `${date}T00:00:00.000Z`;
