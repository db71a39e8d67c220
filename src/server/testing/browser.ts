import type { TestApp } from './start-test-app.ts';
import { codeIn } from './start-test-app.ts';

/** A browser at a network address, which keeps its cookies. The app must trust the proxy that tells it the address. */
export type Browser = ReturnType<typeof openBrowser>;

export const openBrowser = (app: TestApp, address = '203.0.113.1') => {
  const cookies = new Map<string, string>();
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { origin: 'http://localhost:80', 'x-forwarded-for': address, ...(cookie && { cookie }) },
    });
    for (const { name, value } of answer.cookies) value ? cookies.set(name, value) : cookies.delete(name);
    return answer;
  };
  const post = (url: string, payload: object = {}) => call('POST', url, payload);
  const askForCode = (email: string) => post('/api/auth/send-otp', { email });
  const enterCode = (email: string, code: string) => post('/api/auth/verify-otp', { email, code });
  return {
    cookies,
    post,
    get: (url: string) => call('GET', url),
    remove: (url: string) => call('DELETE', url),
    askForCode,
    enterCode,
    /** The statuses of asking for a code and of entering it. */
    signIn: async (email: string) => {
      const asked = await askForCode(email);
      if (asked.statusCode !== 200) return [asked.statusCode];
      return [asked.statusCode, (await enterCode(email, codeIn(app.mails))).statusCode];
    },
  };
};
