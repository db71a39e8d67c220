import { knownBrowsers } from '../adapters/known-browsers.ts';
import type { SendMail } from '../adapters/mail.ts';
import { deriveKey } from '../adapters/secrets.ts';
import { sessionTokens } from '../adapters/session-tokens.ts';
import { webauthn } from '../adapters/webauthn.ts';
import type { Config } from '../config.ts';
import { challengeCookie, isKnownBrowser, organisationCookie } from '../http/browser-cookies.ts';
import { carriedTokens } from '../http/carried-tokens.ts';
import { identify } from '../http/identify.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { startSession } from '../http/start-session.ts';
import { adminAccess } from '../services/admin-access.ts';
import { isAdmin } from '../services/is-admin.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { managePasskeys } from '../services/manage-passkeys.ts';
import { manageSessions } from '../services/manage-sessions.ts';
import { openSession } from '../services/open-session.ts';
import type { Notify, PostMails } from '../services/post-mails.ts';
import type { PresentUser } from '../services/present-user.ts';
import { redeemRecoveryCode } from '../services/redeem-recovery-code.ts';
import { reportGuesses } from '../services/report-guesses.ts';
import { sendCode } from '../services/send-code.ts';
import { signInWithPasskey } from '../services/sign-in-with-passkey.ts';
import { spendCode } from '../services/spend-code.ts';
import { endSession, sessionUsers } from '../services/use-session.ts';
import { verifyCode } from '../services/verify-code.ts';
import { adminTermStore } from '../store/admin-terms.ts';
import { codeTryStore } from '../store/code-tries.ts';
import type { Database } from '../store/database.ts';
import { otpCodeStore } from '../store/otp-codes.ts';
import { passkeyStore } from '../store/passkeys.ts';
import { rateLimitStore } from '../store/rate-limits.ts';
import { recoveryCodeStore } from '../store/recovery-codes.ts';
import { sessionStore } from '../store/sessions.ts';
import { userStore } from '../store/users.ts';

type Needs = {
  config: Config;
  db: Database;
  sessionSecret: string;
  sendMail: SendMail | null;
  limitCalls: LimitCalls;
  presentUser: PresentUser;
  notify: Notify;
  welcome: PostMails['welcome'];
  clock: () => Date;
  onMailFailure: (error: unknown) => void;
};

/** Who a caller is, and how they prove it: by code, by passkey, by recovery code. */
export const signingIn = (needs: Needs) => {
  const { config, db, sessionSecret, limitCalls, presentUser, notify, welcome, ...mailing } = needs;
  const { clock } = mailing;
  const codes = otpCodeStore(db);
  const codeTries = codeTryStore(db);
  const sessions = sessionStore(db);
  const tokens = sessionTokens(deriveKey(sessionSecret, 'session tokens'));
  const codeKey = deriveKey(sessionSecret, 'sign-in codes');
  const known = knownBrowsers(deriveKey(sessionSecret, 'known browsers'));
  const cookie = sessionCookie(config);
  const carried = carriedTokens(cookie);
  const end = endSession({ sessions, tokens, clock });
  const open = openSession({ tokens });
  const access = adminAccess({ adminTerms: adminTermStore(db), clock });
  const tryCode = spendCode({
    codes,
    codeTries,
    limitCalls,
    reportGuesses: reportGuesses({ rateLimits: rateLimitStore(db), notify, clock }),
    codeKey,
    clock,
  });
  return {
    spendCode: tryCode,
    sessionCookie: cookie,
    challengeCookie: challengeCookie(config),
    organisationCookie: organisationCookie(config),
    openSession: open,
    isKnownBrowser: isKnownBrowser({ config, knownBrowsers: known, clock }),
    carriedTokens: carried,
    identify: identify({
      sessionUsers: sessionUsers({ sessions, users: userStore(db), tokens, clock }),
      carriedTokens: carried,
    }),
    startSession: startSession({
      config,
      carriedTokens: carried,
      endSession: end,
      sessionCookie: cookie,
      knownBrowsers: known,
      presentUser,
      notify,
      welcome,
      clock,
    }),
    sendCode: sendCode({ codes, codeTries, limitCalls, codeKey, ...mailing }),
    verifyCode: verifyCode({ db, spendCode: tryCode, openSession: open, clock }),
    redeemRecoveryCode: redeemRecoveryCode({ db, openSession: open, limitCalls, notify, codeKey, clock }),
    signInWithPasskey: signInWithPasskey({ db, webauthn, openSession: open, limitCalls, clock }),
    adminAccess: access,
    managePasskeys: managePasskeys({
      passkeys: passkeyStore(db),
      recoveryCodes: recoveryCodeStore(db),
      webauthn,
      adminAccess: access,
      isAdmin: isAdmin(config),
      limitCalls,
      notify,
      codeKey,
      clock,
    }),
    endSession: end,
    manageSessions: manageSessions({ sessions, tokens, clock }),
  };
};
