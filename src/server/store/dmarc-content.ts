import { createHmac, type KeyObject } from 'node:crypto';
import type { DmarcPolicy } from '../../contract/dmarc.ts';
import type { SenderCount } from '../dmarc/add-up.ts';
import { seal, unseal } from './seal.ts';

/** A report without its rows, which are added up by day. */
export type KeptReport = {
  domain: string;
  reporter: string;
  reportId: string;
  begin: string;
  end: string;
  policy: DmarcPolicy;
  messages: number;
};

const reportPlace = (id: string) => `dmarc report ${id}`;
const dayPlace = (userId: string, domain: string, day: string) => `dmarc day ${userId} ${domain} ${day}`;

export const sealReport = (key: KeyObject, id: string, report: KeptReport): Uint8Array =>
  seal(key, JSON.stringify(report), reportPlace(id));
export const unsealReport = (key: KeyObject, id: string, sealed: Uint8Array): KeptReport =>
  JSON.parse(unseal(key, sealed, reportPlace(id)));

type Place = { userId: string; domain: string; day: string };

export const sealDay = (
  key: KeyObject,
  { userId, domain, day }: Place,
  senders: readonly SenderCount[],
): Uint8Array => seal(key, JSON.stringify(senders), dayPlace(userId, domain, day));
export const unsealDay = (
  key: KeyObject,
  { userId, domain, day }: Place,
  sealed: Uint8Array,
): SenderCount[] => JSON.parse(unseal(key, sealed, dayPlace(userId, domain, day)));

/** Recognises a domain or a report without saying which it is. */
export const dmarcDigest = (key: KeyObject, kind: 'domain' | 'report', text: string): string =>
  createHmac('sha256', key).update(`dmarc ${kind} ${text}`).digest('base64url').slice(0, 32);
