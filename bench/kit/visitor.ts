import type { Mailbox } from './mailbox.ts';

type Answer = { status: number; text: string; headers: Headers };

/** Somebody with a browser that keeps its cookies, at a network address of their own. */
export const visitorAt = (url: string, address: string) => {
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        'x-forwarded-for': address,
        origin: url,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const post = async (path: string, body: object) => {
    const { status, text } = await call('POST', path, body);
    return { status, message: (JSON.parse(text) as { message?: string }).message ?? '' };
  };
  const askForCode = (email: string) => post('/api/auth/send-otp', { email });
  const enterCode = (email: string, code: string) => post('/api/auth/verify-otp', { email, code });
  return {
    call,
    askForCode,
    enterCode,
    signIn: async (email: string, mailbox: Mailbox) => {
      await askForCode(email);
      const { status, message } = await enterCode(email, mailbox.newestCode(email));
      if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${message}`);
    },
    /** Submits something, and returns the id under which it is kept; retries when the server is busy. */
    check: async (what: 'email' | 'url', content: string): Promise<string> => {
      const body = what === 'email' ? { content } : { url: content };
      for (;;) {
        const { status, text } = await call('POST', `/api/analyze/${what}`, body);
        if (status === 200) return (JSON.parse(text) as { id: string }).id;
        if (status !== 503) throw new Error(`a check was refused: ${status} ${text}`);
      }
    },
  };
};
export type Visitor = ReturnType<typeof visitorAt>;
