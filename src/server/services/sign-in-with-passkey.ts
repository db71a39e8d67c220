import type { z } from 'zod';
import type { passkeyResponse } from '../../contract/account-passkeys.ts';
import { challengeIn, type Site, userIn, type Webauthn } from '../adapters/webauthn.ts';
import type { Database } from '../store/database.ts';
import { passkeyStore } from '../store/passkeys.ts';
import { userStore } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';
import { endOfQuestion, hashQuestion, newQuestion, wrongAnswer } from './manage-passkeys.ts';
import type { OpenSession, SignedIn } from './open-session.ts';
import { networkOf } from './visitor.ts';

type Needs = {
  db: Database;
  webauthn: Webauthn;
  openSession: OpenSession;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** Signing in with a passkey: without an address, a mail or a code. */
export const signInWithPasskey = ({ db, webauthn, openSession, limitCalls, clock }: Needs) => ({
  /** The same for everybody: which passkeys there are is between the browser and its user. */
  options: async (site: Site, address: string): Promise<Record<string, unknown>> => {
    await limitCalls([{ key: `passkey-from:${networkOf(address)}`, max: 600, windowMs: 60 * 60 * 1000 }]);
    const question = newQuestion();
    await passkeyStore(db).ask(hashQuestion(question), null, endOfQuestion(clock()));
    return webauthn.requestOptions(site, new Uint8Array(Buffer.from(question, 'base64url')));
  },

  verify: async (site: Site, response: z.infer<typeof passkeyResponse>): Promise<SignedIn> => {
    const now = clock();
    const question = challengeIn(response);
    const passkeys = passkeyStore(db);
    if (question === null || !(await passkeys.takeQuestion(hashQuestion(question), null, now)))
      throw wrongAnswer();
    const found = await passkeys.find(response.id);
    if (!found || (userIn(response) ?? found.user.id) !== found.user.id) throw wrongAnswer();
    const { passkey } = found;
    const checked = await webauthn.checkAnswer(site, response, { expectedChallenge: question, passkey });
    if (!checked) throw wrongAnswer();
    return db.transaction(async (transaction) => {
      if (!(await passkeyStore(transaction).recordUse(passkey.id, checked.counter, now))) throw wrongAnswer();
      const users = userStore(transaction);
      const user = await users.expirePlan(await users.recordLogin(found.user.email, now), now);
      return openSession(transaction, user, { now, isWithPasskey: true });
    });
  },
});
export type SignInWithPasskey = ReturnType<typeof signInWithPasskey>;
