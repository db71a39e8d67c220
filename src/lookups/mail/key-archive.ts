/** The text of a key record seen before, or null. Used when the signer's DNS cannot be asked. */
export type FindKey = (domain: string, selector: string) => string | null;

type SeenKey = { record: string; firstSeen: Date; lastSeen: Date };

/** At most two kilobytes each: ten megabytes. An attacker with many keys of its own only evicts the oldest. */
const maxKeys = 5000;
const maxRecordLength = 2048;

/** Keeps the keys that have verified a signature, so that mail can be verified while DNS is away. */
export const keyArchive = () => {
  const keys = new Map<string, SeenKey>();
  const nameOf = (domain: string, selector: string) => `${selector}._domainkey.${domain}`.toLowerCase();
  return {
    find: (domain: string, selector: string) => keys.get(nameOf(domain, selector))?.record ?? null,
    /** When a key was first and last seen in use; null for one that was not. */
    seen: (domain: string, selector: string): SeenKey | null => keys.get(nameOf(domain, selector)) ?? null,
    remember: (domain: string, selector: string, record: string, at: Date): void => {
      if (record.length > maxRecordLength) return;
      const name = nameOf(domain, selector);
      const known = keys.get(name);
      // Reinserted, so that the first in the map is the least recently used.
      keys.delete(name);
      // A changed record is a new key under an old name.
      const firstSeen = known?.record === record ? known.firstSeen : at;
      keys.set(name, { record, firstSeen, lastSeen: at });
      const [oldest] = keys.keys();
      if (keys.size > maxKeys && oldest !== undefined) keys.delete(oldest);
    },
  };
};
