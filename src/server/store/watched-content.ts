import { createHmac, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from './seal.ts';

/** A device as it was added. */
export const watchedDeviceContent = z.object({
  vendor: z.string(),
  product: z.string(),
  /** Its list in the catalogue. */
  key: z.string(),
  version: z.string(),
  note: z.string().nullable(),
});
export type WatchedDeviceContent = z.infer<typeof watchedDeviceContent>;

/** A domain, and what its owner is to publish to prove that it is theirs. */
export const watchedDomainContent = z.object({ ascii: z.string(), unicode: z.string(), token: z.string() });
export type WatchedDomainContent = z.infer<typeof watchedDomainContent>;

const placeOf = (id: string) => `watched thing ${id}`;
const factsPlaceOf = (id: string) => `watched facts ${id}`;
const loggedPlaceOf = (id: string) => `watched logged ${id}`;
const alertPlaceOf = (id: string) => `watch alert ${id}`;
const reasonPlaceOf = (id: string) => `watch reason ${id}`;

export const sealThing = (key: KeyObject, id: string, content: object): Uint8Array =>
  seal(key, JSON.stringify(content), placeOf(id));
export const unsealThing = (key: KeyObject, id: string, sealed: Uint8Array): unknown =>
  JSON.parse(unseal(key, sealed, placeOf(id)));

/** What was seen of a thing; its reader knows its shape by the kind of the thing. */
export const sealFacts = (key: KeyObject, id: string, facts: object): Uint8Array =>
  seal(key, JSON.stringify(facts), factsPlaceOf(id));
export const unsealFacts = (key: KeyObject, id: string, sealed: Uint8Array): unknown =>
  JSON.parse(unseal(key, sealed, factsPlaceOf(id)));

/** Which certificates of logs were reported. */
export const sealLogged = (key: KeyObject, id: string, logged: readonly string[]): Uint8Array =>
  seal(key, JSON.stringify(logged), loggedPlaceOf(id));
export const unsealLogged = (key: KeyObject, id: string, sealed: Uint8Array): string[] =>
  z.array(z.string()).parse(JSON.parse(unseal(key, sealed, loggedPlaceOf(id))));

export const sealAlert = (key: KeyObject, id: string, content: object): Uint8Array =>
  seal(key, JSON.stringify(content), alertPlaceOf(id));
export const unsealAlert = (key: KeyObject, id: string, sealed: Uint8Array): unknown =>
  JSON.parse(unseal(key, sealed, alertPlaceOf(id)));

export const sealReason = (key: KeyObject, id: string, reason: string): Uint8Array =>
  seal(key, reason, reasonPlaceOf(id));
export const unsealReason = (key: KeyObject, id: string, sealed: Uint8Array): string =>
  unseal(key, sealed, reasonPlaceOf(id));

/** Recognises the same thing without saying what it is. */
export const watchedDigest = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(`watched ${text}`).digest('base64url').slice(0, 32);
