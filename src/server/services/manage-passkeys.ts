import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  type Passkey,
  type passkeyResponse,
  type passkeysResponse,
  recoveryCodeCount,
} from '../../contract/account-passkeys.ts';
import { hashRecoveryCode, newReadableCode, newSecretId } from '../adapters/secrets.ts';
import { challengeIn, passkeyAnswerMinutes, type Site, type Webauthn } from '../adapters/webauthn.ts';
import { Failure } from '../failure.ts';
import type { PasskeyRow, PasskeyStore } from '../store/passkeys.ts';
import type { RecoveryCodeStore } from '../store/recovery-codes.ts';
import type { SessionFacts } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';
import { type AdminAccess, confirmFirst } from './admin-access.ts';
import type { IsAdmin } from './is-admin.ts';
import type { LimitCalls } from './limit-calls.ts';
import type { Notify } from './post-mails.ts';

const hourMs = 60 * 60 * 1000;
const maxPasskeys = 20;

type Needs = {
  passkeys: PasskeyStore;
  recoveryCodes: RecoveryCodeStore;
  webauthn: Webauthn;
  adminAccess: AdminAccess;
  isAdmin: IsAdmin;
  limitCalls: LimitCalls;
  notify: Notify;
  codeKey: Uint8Array;
  clock: () => Date;
};

/** A signed-in user in their session. */
type Owner = { user: UserRow; session: SessionFacts };

/** A user's passkeys, and the codes for the day on which one is lost. */
export const managePasskeys = (needs: Needs) => {
  const { passkeys, recoveryCodes, webauthn, adminAccess, isAdmin, limitCalls, notify, codeKey, clock } =
    needs;

  /** Otherwise a code by mail would be enough to replace the passkey that the console asks for. */
  const confirmAdministrator = async ({ user, session }: Owner) => {
    if (!isAdmin(user)) return;
    const { state } = await adminAccess.consoleOf(user, session);
    if (state === 'confirm') throw confirmFirst();
  };
  const limit = ({ id }: UserRow) => limitCalls([{ key: `passkeys:${id}`, max: 60, windowMs: hourMs }]);

  return {
    list: async ({ user, session }: Owner): Promise<z.infer<typeof passkeysResponse>> => ({
      passkeys: (await passkeys.listOf(user.id)).map(present),
      recoveryCodesLeft: await recoveryCodes.countLeft(user.id),
      console: isAdmin(user) ? await adminAccess.consoleOf(user, session) : null,
    }),

    options: async (owner: Owner, site: Site): Promise<Record<string, unknown>> => {
      const { user } = owner;
      await limit(user);
      await confirmAdministrator(owner);
      const existing = await passkeys.listOf(user.id);
      if (existing.length >= maxPasskeys)
        throw new Failure('conflict', `You have ${maxPasskeys} passkeys. Please remove one first.`);
      const question = newQuestion();
      await passkeys.ask(hashQuestion(question), user.id, endOfQuestion(clock()));
      const challenge = new Uint8Array(Buffer.from(question, 'base64url'));
      return webauthn.creationOptions(site, user, { challenge, existing });
    },

    add: async (
      owner: Owner,
      site: Site,
      { name, response }: { name: string; response: z.infer<typeof passkeyResponse> },
    ): Promise<Passkey> => {
      const { user, session } = owner;
      await limit(user);
      await confirmAdministrator(owner);
      const now = clock();
      const question = challengeIn(response);
      if (question === null || !(await passkeys.takeQuestion(hashQuestion(question), user.id, now)))
        throw wrongAnswer();
      const credential = await webauthn.checkCreation(site, response, question);
      if (!credential || (await passkeys.countOf(user.id)) >= maxPasskeys) throw wrongAnswer();
      const added = await passkeys.add({ ...credential, userId: user.id, name, createdAt: now });
      if (!added) throw wrongAnswer();
      // Its owner has just used it.
      await passkeys.markSession(session.id, now);
      notify(user.email, { kind: 'passkey added', name });
      return present(added);
    },

    remove: async (owner: Owner, id: string): Promise<void> => {
      await confirmAdministrator(owner);
      const removed = await passkeys.remove(owner.user.id, id, clock());
      if (!removed) throw new Failure('not_found', 'This passkey does not exist');
      notify(owner.user.email, { kind: 'passkey removed', name: removed.name });
    },

    /** Makes ten new codes; nobody sees them again. */
    makeRecoveryCodes: async (owner: Owner): Promise<string[]> => {
      const { user } = owner;
      await limit(user);
      await confirmAdministrator(owner);
      const codes = Array.from({ length: recoveryCodeCount }, newReadableCode);
      const hashes = codes.map((code) => hashRecoveryCode(codeKey, user.email, code));
      await recoveryCodes.replaceAll(user.id, hashes, clock());
      notify(user.email, { kind: 'recovery codes made' });
      return codes;
    },
  };
};
export type ManagePasskeys = ReturnType<typeof managePasskeys>;

const present = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const newQuestion = newSecretId;
export const hashQuestion = (question: string): string => createHash('sha256').update(question).digest('hex');
export const endOfQuestion = (now: Date) => new Date(now.getTime() + passkeyAnswerMinutes * 60 * 1000);

/** Replayed, for another site or user, made up: the caller learns no more than an honest one needs. */
export const wrongAnswer = () =>
  new Failure('invalid_input', 'This passkey was not accepted. Please try again.');
