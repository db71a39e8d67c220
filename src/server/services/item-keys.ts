import { createHmac } from 'node:crypto';
import type { JudgedItem } from '../adapters/judged-item.ts';

/**
 * Under what a decision about an item is kept: a keyed digest, so that neither a report nor a correction says in the database
 * what somebody submitted.
 */
export const itemKeys =
  (key: Uint8Array) =>
  (item: JudgedItem): string =>
    createHmac('sha256', key).update(item).digest('hex');
export type ItemKeys = ReturnType<typeof itemKeys>;
