import { readFileSync } from 'node:fs';
import { bytesPerDomain, popularityKey } from '../../engine/index.ts';

const table = new URL('../../../models/popularity/popularity.bin', import.meta.url);

/** The popularity table as a set, for looking up a million domains. Its bands do not matter here. */
export const popularNames = (): ((registrableDomain: string) => boolean) => {
  const bytes = readFileSync(table);
  const keys = new Set<number>();
  for (let at = 0; at < bytes.length; at += bytesPerDomain) keys.add(bytes.readUIntBE(at, bytesPerDomain));
  return (registrableDomain) => keys.has(popularityKey(registrableDomain));
};
