import { describe, expect, it } from 'vitest';
import { organisationSignIns } from '../store/schema.ts';
import { client } from '../testing/openid-issuer.ts';
import { putOnPlan } from '../testing/program-app.ts';
import { domain, startSignInApp } from '../testing/sign-in-app.ts';
import { founder } from '../testing/team-app.ts';

type Answer = { statusCode: number; json: () => { message: string } };
const refusal = (answer: Answer) => [answer.statusCode, answer.json().message];

describe('setting up a sign-in', () => {
  it('keeps the issuer, and the secret encrypted and in no answer', async () => {
    const { app, owner, issuer, signIn, setUp, database } = await startSignInApp();
    expect((await signIn('GET')).json()).toEqual({ signIn: null });
    await setUp();
    const shown = await signIn('GET');
    expect(shown.json()).toEqual({
      signIn: {
        ...{ issuer: issuer.issuer, clientId: client.clientId, linked: 0 },
        createdAt: app.now().toISOString(),
      },
    });
    const [row] = await database.db.select().from(organisationSignIns);
    expect(Buffer.from(row?.content ?? []).toString('latin1')).not.toContain(client.clientSecret);
    expect(JSON.stringify([shown.json(), (await owner.call('GET', '/mine')).json()])).not.toContain('secret');
    expect((await signIn('DELETE')).statusCode).toBe(200);
    expect((await signIn('GET')).json()).toEqual({ signIn: null });
    expect((await signIn('DELETE')).statusCode).toBe(404);
  });

  it('takes the address of the description for the issuer, and a new secret without a new sign-in', async () => {
    const { issuer, signIn, setUp, database } = await startSignInApp();
    await setUp({ issuer: `${issuer.issuer}/.well-known/openid-configuration` });
    const before = await database.db.select().from(organisationSignIns);
    expect(before).toMatchObject([{ issuer: issuer.issuer }]);
    const wish = { issuer: issuer.issuer, ...client, clientSecret: 'another' };
    expect((await signIn('PUT', wish)).statusCode).toBe(200);
    const after = await database.db.select().from(organisationSignIns);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.content).not.toEqual(before[0]?.content);
    expect((await signIn('PUT', { ...wish, clientId: 'another' })).statusCode).toBe(200);
    const [changed] = await database.db.select().from(organisationSignIns);
    expect(changed?.id).not.toBe(before[0]?.id);
  });

  it('needs a proved domain and a plan, and is the owner’s alone', async () => {
    const { app, issuer, signIn, prove, joined, owner, database } = await startSignInApp();
    const wish = { issuer: issuer.issuer, ...client };
    expect(refusal(await signIn('PUT', wish))).toEqual([
      409,
      expect.stringContaining('Please prove a domain of your organisation first'),
    ]);
    await owner.call('POST', '/domains', { domain: 'wingtip-toys.com' });
    expect((await signIn('PUT', wish)).statusCode).toBe(409);
    await prove(domain);
    const ben = await joined('ben@northwind-traders.com', 'analyst');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await app.inject({
        ...{ method, url: '/api/organisations/sign-in', headers: ben.headers },
        ...(method === 'PUT' && { payload: wish }),
      });
      expect(refusal(answer)).toEqual([
        403,
        'Only the owner of your organisation can do this. Please ask them.',
      ]);
    }
    await putOnPlan(database, 'standard', founder);
    expect(refusal(await signIn('PUT', wish))[1]).toContain('The plan of your organisation has ended');
    expect(await database.db.$count(organisationSignIns)).toBe(0);
  });

  it.each([
    [
      'which no one runs',
      { issuer: 'http://127.0.0.1:9' },
      'The issuer could not be reached. Please check the address.',
    ],
    [
      'that is private',
      { issuer: 'https://10.0.0.1' },
      'its address is private, reserved or of this machine',
    ],
    ['that is a page', { issuer: '{issuer}/elsewhere' }, 'There is no usable OpenID Connect issuer'],
    ['that is not one', { issuer: 'not an address' }, 'Please enter the address of the issuer'],
    ['of another scheme', { issuer: 'ftp://login.example' }, 'Please enter the address of the issuer'],
  ])('refuses an issuer %s', async (_, wish, sentence) => {
    const { issuer, signIn, prove, database } = await startSignInApp();
    await prove(domain);
    const body = { ...client, issuer: wish.issuer.replace('{issuer}', issuer.issuer) };
    const answer = await signIn('PUT', body);
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.json().message).toContain(sentence);
    expect(await database.db.$count(organisationSignIns)).toBe(0);
  });

  it('refuses this machine unless the operator allows it, also behind a redirect and in what the issuer names', async () => {
    const { issuer, signIn, prove } = await startSignInApp({ env: { EGRESS_ALLOW: '127.0.0.1/32' } });
    await prove(domain);
    const wish = { issuer: issuer.issuer, ...client };
    issuer.ways.movedTo = `${issuer.issuer}/elsewhere`;
    expect((await signIn('PUT', wish)).json().message).toContain('There is no usable OpenID Connect issuer');
    expect(issuer.calls).toEqual(['GET /.well-known/openid-configuration']);
    delete issuer.ways.movedTo;
    for (const page of ['javascript:alert(1)', 'file:///etc/passwd', '', undefined]) {
      issuer.ways.metadata = (metadata) => ({ ...metadata, authorization_endpoint: page });
      expect((await signIn('PUT', wish)).statusCode).toBe(422);
    }
    issuer.ways.metadata = (metadata) => ({ ...metadata, issuer: 'http://127.0.0.1:1' });
    expect((await signIn('PUT', wish)).json().message).toContain('names another issuer');

    const strict = await startSignInApp({ env: { EGRESS_ALLOW: '' } });
    await strict.prove(domain);
    const refused = await strict.signIn('PUT', { issuer: strict.issuer.issuer, ...client });
    expect(refusal(refused)).toEqual([
      422,
      expect.stringContaining('private, reserved or of this machine, or it is plain http'),
    ]);
    expect(strict.issuer.calls).toEqual([]);
  });
});
