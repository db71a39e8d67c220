import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from './seal.ts';

/** Who we are at the issuer of an organisation. */
const content = z.object({ clientId: z.string(), clientSecret: z.string() });
export type SignInContent = z.infer<typeof content>;

const placeOf = (id: string) => `organisation sign-in ${id}`;

export const sealSignIn = (key: KeyObject, id: string, signIn: SignInContent): Uint8Array =>
  seal(key, JSON.stringify(signIn), placeOf(id));

export const unsealSignIn = (key: KeyObject, id: string, sealed: Uint8Array): SignInContent =>
  content.parse(JSON.parse(unseal(key, sealed, placeOf(id))));
