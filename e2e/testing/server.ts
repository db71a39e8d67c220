import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../../src/server/testing/server-process.ts';

export type RunningServer = {
  url: string;
  /** Waits for the newest sign-in code mailed to an address; without a mail server it is printed on the console. */
  codeFor: (email: string) => Promise<string>;
  /** Waits for the code of the newest invitation mailed to an address. */
  invitationFor: (email: string) => Promise<string>;
  /** The session cookie of a user, who is signed in only once: codes are rate-limited. */
  sessionOf: (email: string) => Promise<string>;
  stop: () => void;
};

export const ownerEmail = 'owner@hookwise.example';

/** A busy machine may take a while to start a process. */
const patienceMs = 60_000;

/** The product as a process of its own, on a fresh data folder. */
export const startServer = async (env: Record<string, string> = {}): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-e2e-'));
  const { child, output } = startProcess({
    DATA_DIR: folder,
    OWNER_EMAIL: ownerEmail,
    LOOKUPS: 'off',
    // Webhooks of tests lead to servers of theirs.
    EGRESS_ALLOW: '127.0.0.1/32',
    // Each test comes from a network of its own, so that no test uses up another one's guest checks.
    TRUST_PROXY: '127.0.0.1/32',
    ...env,
  });
  const waitForOutput = async (pattern: RegExp): Promise<string> => {
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 50) {
      const found = [...output().matchAll(pattern)].at(-1)?.[1];
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server never printed ${pattern}: ${output().slice(-2000)}`);
  };
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const url = await waitForOutput(/ready at (http:\S+)/g).catch((error) => {
    stop();
    throw error;
  });
  // The judge of messages is loaded with the first of them. On a busy machine that takes longer than a visitor waits.
  await post(url, '/api/analyze/email', { content: 'Hello' });
  const codeFor = (email: string) =>
    waitForOutput(new RegExp(`mail to ${RegExp.escape(email)} -----(?:(?!-----)[^])*?code is (\\d{6})`, 'g'));
  const invitationFor = (email: string) =>
    waitForOutput(
      new RegExp(`mail to ${RegExp.escape(email)} -----(?:(?!-----)[^])*?invitation code is (\\S+)`, 'g'),
    );
  const sessions = new Map<string, Promise<string>>();
  return {
    url,
    codeFor,
    invitationFor,
    sessionOf: (email) => {
      const session = sessions.get(email) ?? signIn(url, email, codeFor);
      sessions.set(email, session);
      return session;
    },
    stop,
  };
};

const post = (url: string, path: string, body: object) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(body),
  });

const signIn = async (url: string, email: string, codeFor: (email: string) => Promise<string>) => {
  const asked = await post(url, '/api/auth/send-otp', { email });
  const { challenge } = (await asked.json()) as { challenge: string };
  const code = await codeFor(email);
  const answer = await post(url, '/api/auth/verify-otp', { email, code, challenge });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`could not sign in as ${email}: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
};

/** A network address that no other test uses. */
export const newAddress = () => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
