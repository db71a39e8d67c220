import { hashRecoveryCode } from '../adapters/secrets.ts';
import type { Database } from '../store/database.ts';
import { recoveryCodeStore } from '../store/recovery-codes.ts';
import { userStore } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';
import type { OpenSession, SignedIn } from './open-session.ts';
import type { Notify } from './post-mails.ts';
import { wrongCode } from './spend-code.ts';
import { networkOf } from './visitor.ts';

type Needs = {
  db: Database;
  openSession: OpenSession;
  limitCalls: LimitCalls;
  notify: Notify;
  codeKey: Uint8Array;
  clock: () => Date;
};

/** Signs in with a recovery code in place of a lost passkey, once each. */
export const redeemRecoveryCode =
  ({ db, openSession, limitCalls, notify, codeKey, clock }: Needs) =>
  async ({ email, code, address }: { email: string; code: string; address: string }): Promise<SignedIn> => {
    await limitCalls([{ key: `recovery-from:${networkOf(address)}`, max: 60, windowMs: 60 * 60 * 1000 }]);
    const now = clock();
    const { signedIn, left } = await db.transaction(async (transaction) => {
      const codes = recoveryCodeStore(transaction);
      if (!(await codes.use(email, hashRecoveryCode(codeKey, email, code), now))) throw wrongCode();
      const users = userStore(transaction);
      const user = await users.expirePlan(await users.recordLogin(email, now), now);
      return {
        signedIn: await openSession(transaction, user, { now, isWithPasskey: true }),
        left: await codes.countLeft(user.id),
      };
    });
    notify(email, { kind: 'recovery code used', left });
    return signedIn;
  };
export type RedeemRecoveryCode = ReturnType<typeof redeemRecoveryCode>;
