import type { ApiKeyStore } from '../store/api-keys.ts';

const everyMs = 5000;

type Needs = {
  apiKeys: Pick<ApiKeyStore, 'recordUses'>;
  onFailure: (error: unknown) => void;
};

/**
 * Counts the uses of keys in memory and writes them down every few seconds: a statement more for every call would cost more than the
 * count is worth. A server that dies loses those seconds.
 */
export const keyUses = ({ apiKeys, onFailure }: Needs) => {
  const unwritten = new Map<string, { uses: number; lastUsedAt: Date }>();
  const write = async (): Promise<void> => {
    const taken = [...unwritten];
    unwritten.clear();
    for (const [id, { uses, lastUsedAt }] of taken) await apiKeys.recordUses(id, uses, lastUsedAt);
  };
  const timer = setInterval(() => void write().catch(onFailure), everyMs);
  timer.unref();
  return {
    note: (id: string, now: Date): void => {
      unwritten.set(id, { uses: (unwritten.get(id)?.uses ?? 0) + 1, lastUsedAt: now });
    },
    write,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await write().catch(onFailure);
    },
  };
};
export type KeyUses = ReturnType<typeof keyUses>;
