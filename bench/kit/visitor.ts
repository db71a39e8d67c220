/** Somebody with a browser that keeps its cookies, at a network address of their own. */
export const visitorAt = (url: string, address: string) => {
  const cookies = new Map<string, string>();
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        origin: url,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const { message = '' } = (await answer.json()) as { message?: string };
    return { status: answer.status, message };
  };
  return {
    askForCode: (email: string) => post('/api/auth/send-otp', { email }),
    enterCode: (email: string, code: string) => post('/api/auth/verify-otp', { email, code }),
  };
};
