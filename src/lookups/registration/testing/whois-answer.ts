import type { Registration } from '../../../contract/domain-facts.ts';

/** An answer in the shape of a registry, with made-up names, and what is to be read from it. */
export type WhoisAnswer = {
  registry: string;
  /** A domain, an address or an AS number. */
  asked: string;
  text: string;
  expected: Partial<Registration>;
};

/** A day without a time, as the readers tell it. */
export const day = (date: string) => `${date}T00:00:00.000Z`;
