import type { FastifyBaseLogger } from 'fastify';
import { identifyKey } from '../http/identify-key.ts';
import { keyUses } from '../services/key-uses.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { manageApiKeys } from '../services/manage-api-keys.ts';
import type { Notify } from '../services/post-mails.ts';
import { keyUsers } from '../services/use-api-key.ts';
import { apiKeyStore } from '../store/api-keys.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { idempotentAnswerStore } from '../store/idempotent-answers.ts';
import { userStore } from '../store/users.ts';

type Needs = {
  db: Database;
  keys: ContentKeyStore;
  limitCalls: LimitCalls;
  notify: Notify;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** What programs use, and what people manage it with. */
export const programs = ({ db, keys, limitCalls, notify, clock, log }: Needs) => {
  const apiKeys = apiKeyStore(db);
  const uses = keyUses({
    apiKeys,
    onFailure: (error) => log.warn({ err: error }, 'uses of keys could not be counted'),
  });
  return {
    apiKeys,
    idempotent: idempotentAnswerStore(db, keys),
    calls: {
      manageApiKeys: manageApiKeys({ apiKeys, uses, limitCalls, notify, clock }),
      identifyKey: identifyKey({ keyUsers: keyUsers({ apiKeys, users: userStore(db), uses, clock }) }),
    },
    stop: uses.stop,
  };
};
