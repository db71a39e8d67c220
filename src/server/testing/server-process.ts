import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { formBody } from './form-body.ts';

// The product as a process of its own, as `npm start` runs it. For tests, through start-server.ts, and for bench.

export const main = fileURLToPath(new URL('../main.mjs', import.meta.url));

/** As npm runs them. */
export const { scripts } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { scripts: Record<'serve' | 'admin' | 'verify-report', string> };

/** Node's options in production. */
export const servedWith = scripts.serve.split(' ').filter((word) => word.startsWith('--'));

/** What it is told besides: how memory is given back. */
const servedEnv = Object.fromEntries(
  scripts.serve.split(' ').flatMap((word) => (/^[A-Z_]+=/.test(word) ? [word.split('=')] : [])),
) as Record<string, string>;

/** Of our own environment: no setting, only where programs are and where compiled code is kept. */
export const inherited = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
};

export const startProcess = (
  env: Record<string, string>,
  [file, ...given]: [string, ...string[]] = [process.execPath, ...servedWith, main],
) => {
  const child = spawn(file, given, {
    env: { ...inherited(), ...servedEnv, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isOver = false;
  const waiting = new Set<() => void>();
  const lookAgain = () => {
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
      lookAgain();
    });
  // Later than its exit: what it said last may still be on its way then.
  child.once('close', () => {
    isOver = true;
    lookAgain();
  });
  const said = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match) resolve(match);
        else if (isOver) reject(new Error(`ended before it said ${pattern}: ${output}`));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  return { child, said, output: () => output };
};
type RunningProcess = ReturnType<typeof startProcess>;

/** A process that listens, at its address. */
export type RunningServer = RunningProcess & { url: string };

export const listening = async (server: RunningProcess): Promise<RunningServer> => {
  const [, url = ''] = await server.said(/ready at (http:\S+)/);
  return { ...server, url };
};

export const exitCode = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};

export const killed = async ({ child }: RunningProcess): Promise<void> => {
  child.kill('SIGKILL');
  await exitCode(child);
};

export const post = (
  url: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A client that comes back when a busy server says when. */
const patiently = async (call: () => Promise<Response>): Promise<Response> => {
  for (;;) {
    const answer = await call();
    const wait = answer.headers.get('retry-after');
    if (answer.status !== 503 || wait === null) return answer;
    await setTimeout(Number(wait) * 1000);
  }
};

export const postPatiently = (...call: Parameters<typeof post>): Promise<Response> =>
  patiently(() => post(...call));

export const uploadPatiently = (
  url: string,
  { headers, payload }: ReturnType<typeof formBody>,
): Promise<Response> =>
  patiently(() => fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) }));

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Signs in with the code on the console; through `url` where that is not the server's own. */
export const signIn = async (server: RunningServer, email: string, url = server.url): Promise<string> => {
  await post(`${url}/api/auth/send-otp`, { email });
  const mail = `mail to ${email.replaceAll('.', '\\.')} -+[^-]*?verification code is (\\d{6})`;
  const [, code = ''] = await server.said(new RegExp(mail));
  const answer = await post(`${url}/api/auth/verify-otp`, { email, code });
  return ((await answer.json()) as { jwtToken: string }).jwtToken;
};

type CallBody = { payload: string | Uint8Array; headers: Record<string, string> };

export const jsonBody = (body: object): CallBody => ({
  payload: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

type CallUnderWay = {
  /** Sends the body and waits for the status. */
  finish: () => Promise<number>;
  /** Answered without its body: not admitted. */
  isRefused: () => boolean;
};

/** A call that the server has begun to read, for certain: it has said "continue". The body follows when asked for. */
export const beginCall = async (url: string, { payload, headers }: CallBody): Promise<CallUnderWay> => {
  const call = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(payload), expect: '100-continue' },
  });
  let isAnswered = false;
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  answered.then(
    () => {
      isAnswered = true;
    },
    () => undefined,
  );
  // A connection may be closed under a call that was refused; the caller that waits for the answer gets the error.
  call.on('error', () => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  return {
    isRefused: () => isAnswered,
    finish: async () => {
      call.end(payload);
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode ?? 0;
    },
  };
};
