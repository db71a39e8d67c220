import { eq } from 'drizzle-orm';
import { organisationDomains } from '../store/schema.ts';
import { openBrowser } from './browser.ts';
import { client } from './openid-issuer.ts';
import { openidServer } from './openid-server.ts';
import { startTeamApp } from './team-app.ts';

export const domain = 'northwind-traders.com';

/** An organisation with a proved domain, and an issuer on loopback. */
export const startSignInApp = async ({ env = {}, ...options }: Parameters<typeof startTeamApp>[0] = {}) => {
  const issuer = await openidServer();
  const started = await startTeamApp({ env: { EGRESS_ALLOW: '127.0.0.0/8', ...env }, ...options });
  const { owner, database, app } = started;
  const signIn = (method: 'GET' | 'PUT' | 'DELETE', payload?: object) =>
    app.inject({
      method,
      url: '/api/organisations/sign-in',
      headers: owner.headers,
      ...(payload && { payload }),
    });
  const prove = async (name: string) => {
    const answer = await owner.call('POST', '/domains', { domain: name });
    if (answer.statusCode !== 201) throw new Error(`no domain: ${answer.body}`);
    // How a record proves it is tested with real DNS: organisations.test.ts.
    await database.db
      .update(organisationDomains)
      .set({ provedAt: app.now() })
      .where(eq(organisationDomains.domain, name));
    return answer.json<{ id: string }>().id;
  };
  /** A browser that signs in with the organisation. */
  const visit = (at = app) => {
    const browser = openBrowser(at);
    const begin = async (email: string) => {
      const answer = await browser.post('/api/auth/organisation', { email });
      if (answer.statusCode !== 200) throw new Error(`nothing began: ${answer.body}`);
      return answer.json<{ url: string }>().url;
    };
    const finish = (answer: string) => browser.post('/api/auth/organisation/answer', { answer });
    return {
      ...{ browser, begin, finish },
      /** All the way, as a person whom the issuer vouches for. */
      signIn: async (email: string, person: object = {}) =>
        finish(
          issuer.accept(await begin(email), { sub: `of ${email}`, email, email_verified: true, ...person }),
        ),
      /** Who is signed in there. */
      who: async () => {
        const answer = await browser.get('/api/auth/me');
        return answer.statusCode === 200 ? answer.json<{ user: { email: string } }>().user.email : null;
      },
    };
  };
  return {
    ...started,
    visit,
    ...{ issuer, signIn, prove },
    setUp: async (wish: object = {}) => {
      await prove(domain);
      const answer = await signIn('PUT', { issuer: issuer.issuer, ...client, ...wish });
      if (answer.statusCode !== 200) throw new Error(`not set up: ${answer.body}`);
    },
  };
};
