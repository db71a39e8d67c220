import { describe, expect, it } from 'vitest';
import { type AbuseReport, abuseReportResponse } from '../../contract/abuse-report.ts';
import { entity, network, text, thinDomain } from '../../lookups/registration/testing/rdap-answers.ts';
import { bootstrapList, rdapMoods } from '../../lookups/testing/rdap-server.ts';
import { type WhoisAnswer, whoisMoods } from '../../lookups/testing/whois-server.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { xarfReport } from '../testing/xarf-schema.ts';

const judges = sharedJudges();
const address = '93.184.216.34';
const phishing = 'http://paypal.com.paypa1-login.com/verify?e=ana%40example.com';
const ana = 'ana@example.com';

/** One phishing domain with a registrar, an address and its network. */
const startInternet = async (whois?: () => WhoisAnswer) => {
  const net = await loopbackInternet(
    {
      'paypa1-login.com': { A: [address] },
      'paypal.com.paypa1-login.com': { A: [address] },
      'hookwise-shop.com': { A: [address] },
      'h0okwise-shop.com': { A: [address] },
    },
    whois && { whois },
  );
  net.rdap.answers['/domain/paypa1-login.com'] = thinDomain('paypa1-login.com');
  net.rdap.answers['/ipv4.json'] = bootstrapList([['93.184.216.0/24'], [net.rdap.url]]);
  net.rdap.answers[`/ip/${address}`] = {
    ...network,
    startAddress: '93.184.216.0',
    endAddress: '93.184.216.255',
    cidr0_cidrs: [{ v4prefix: '93.184.216.0', length: 24 }],
  };
  return net;
};

type Internet = Awaited<ReturnType<typeof startInternet>>;

const start = async (net: Pick<Internet, 'env' | 'tls'> | null) => {
  const app = await startTestApp({ judges, ...(net && { env: net.env, tls: net.tls }) });
  const { cookie } = await app.signIn(ana);
  const check = async (what: string, body: object) => {
    const answer = await app.postJson(`/api/analyze/${what}`, body, { cookie });
    const { id, analysisId } = answer.json<{ id?: string; analysisId?: string }>();
    return id ?? analysisId ?? '';
  };
  const report = (id: string, body?: object, as = cookie) =>
    app.postJson(`/api/analysis/${id}/abuse-report`, body, { cookie: as });
  return { app, check, report };
};

const read = (answer: { json: () => unknown; statusCode: number; body: string }): AbuseReport => {
  expect(answer.statusCode, answer.body).toBe(200);
  const report = abuseReportResponse.parse(answer.json());
  if (report.xarf) xarfReport.parse(report.xarf);
  return report;
};

describe('a report of phishing', () => {
  it('goes to the registrar, the host and the lists of browsers, and says where they were learned', async () => {
    const { check, report } = await start(await startInternet());
    const { contacts, mail } = read(await report(await check('url', { url: phishing })));
    expect(contacts).toMatchObject([
      {
        kind: 'registrar',
        about: 'paypa1-login.com',
        name: 'Example Registrar, Inc.',
        email: 'abuse@registrar.example',
        note: 'From the record at 127.0.0.1 (RDAP).',
      },
      { kind: 'host', about: address, name: 'Beispiel Netze GmbH', email: 'abuse@example.net' },
      { kind: 'list', name: 'Google Safe Browsing', email: null, url: expect.stringContaining('https://') },
      { kind: 'list', name: 'Microsoft SmartScreen' },
      { kind: 'list', name: 'Netcraft' },
    ]);
    expect(mail.to).toEqual(['abuse@registrar.example', 'abuse@example.net']);
    expect(mail.subject).toBe('Phishing: paypal[.]com[.]paypa1-login[.]com');
    expect(mail.text).toContain('registered on 2003-03-04');
    expect(mail.text).toContain('network 93.184.216.0/24');
    // Nothing in it can be opened by mistake, and it does not name who reports it.
    expect(mail.text).toContain('hxxp://paypal[.]com[.]paypa1-login[.]com/verify');
    expect(mail.text).not.toMatch(/https?:\/\/(?!xarf)|ana@|ana%40/);
  });

  it('is XARF 4 for programs, with the evidence and without the address of the reader', async () => {
    const { check, report } = await start(await startInternet());
    const id = await check('url', { url: phishing });
    const { xarf, mail } = read(await report(id));
    expect(xarf).toMatchObject({
      xarf_version: expect.stringMatching(/^4\.\d+\.\d+$/),
      report_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reporter: { org: ana, contact: ana, domain: 'example.com' },
      sender: { contact: ana },
      source_identifier: address,
      category: 'content',
      type: 'phishing',
      url: 'http://paypal.com.paypa1-login.com/verify',
      domain: 'paypal.com.paypa1-login.com',
      registrar: 'Example Registrar, Inc.',
      whois: { registrar_abuse_contact: 'abuse@registrar.example' },
    });
    const [evidence] = (xarf?.['evidence'] ?? []) as { payload: string }[];
    expect(Buffer.from(evidence?.payload ?? '', 'base64').toString()).toBe(mail.text);
    expect(read(await report(id)).xarf?.['report_id']).toBe(xarf?.['report_id']);
  });

  it('of a message leaves out what is known to be legitimate and what is not proven', async () => {
    const { check, report } = await start(await startInternet());
    const message = [
      'Return-Path: <x@paypa1-login.com>',
      `Received: from mail.paypa1-login.com (mail.paypa1-login.com [${address}]) by mx.example.com; Sun, 15 Nov 2026 11:00:00 +0000`,
      'Received: from forged.bank.com (forged.bank.com [8.8.8.8]) by mail.paypa1-login.com; Sun, 15 Nov 2026 10:00:00 +0000',
      'From: PayPal Service <service@paypal.com>',
      `To: Ana <${ana}>`,
      'Subject: Your account closes in 2 hours',
      '',
      'Verify your password and the code we sent you:',
      'http://paypal.com.paypa1-login.com/verify',
      'Terms: https://www.paypal.com/terms and https://bit.ly/3abcde',
    ].join('\r\n');
    const { contacts, leftOut, mail } = read(await report(await check('email', { content: message })));
    expect(contacts.map(({ kind, about }) => `${kind} ${about}`)).toEqual([
      'registrar paypa1-login.com',
      `host ${address}`,
      expect.stringContaining('list'),
      expect.stringContaining('list'),
      expect.stringContaining('list'),
    ]);
    expect(leftOut).toContainEqual({ what: 'paypal.com', why: expect.stringContaining('not proven') });
    expect(mail.text).toContain(`${address.replaceAll('.', '[.]')} (the server that delivered the message`);
    // Below the line of the receiver's own server anything may be made up.
    expect(JSON.stringify({ contacts, mail })).not.toMatch(/8\.8\.8\.8|8\[\.\]8|bank/);
  });

  it('says what is unknown where registries do not answer or name nobody', async () => {
    const net = await startInternet(() => whoisMoods.slamsTheDoor);
    net.rdap.answers['/domain/paypa1-login.com'] = {
      ...thinDomain('paypa1-login.com'),
      entities: [entity(['registrar'], text('fn', 'Silent Registrar'))],
    };
    net.rdap.answers[`/ip/${address}`] = rdapMoods.isBusy;
    const { check, report } = await start(net);
    const { contacts, mail, xarf } = read(await report(await check('url', { url: phishing })));
    expect(contacts).toMatchObject([
      {
        name: 'Silent Registrar',
        email: null,
        note: expect.stringContaining('names no address for complaints'),
      },
      { kind: 'host', email: null, note: `Unknown: the network registry of ${address} declined to answer.` },
      { kind: 'list' },
      { kind: 'list' },
      { kind: 'list' },
    ]);
    expect(mail.to).toEqual([]);
    expect(xarf).not.toHaveProperty(['whois', 'registrar_abuse_contact']);
  });

  it('with lookups off says what could not be asked, and asks nobody', async () => {
    const { check, report } = await start(null);
    const { contacts, mail, xarf } = read(await report(await check('url', { url: phishing })));
    for (const contact of contacts.slice(0, 2))
      expect(contact).toMatchObject({
        email: null,
        note: expect.stringContaining('lookups are switched off'),
      });
    expect(contacts.slice(2).every(({ kind, url }) => kind === 'list' && url !== null)).toBe(true);
    expect(mail.to).toEqual([]);
    expect(xarf).toMatchObject({ source_identifier: 'paypal.com.paypa1-login.com' });
  });
});

describe('a report of a lookalike', () => {
  it('names the domain it imitates, and accuses it of nothing else', async () => {
    const { check, report } = await start(await startInternet());
    const id = await check('domain', { domain: 'hookwise-shop.com' });
    const { contacts, mail, xarf } = read(await report(id, { lookalike: 'h0okwise-shop.com' }));
    expect(contacts[0]).toMatchObject({
      kind: 'registrar',
      about: 'h0okwise-shop.com',
      name: 'Test Registrar',
    });
    expect(mail.subject).toBe('Lookalike of hookwise-shop.com: h0okwise-shop[.]com');
    expect(mail.text).not.toContain('phishing');
    expect(xarf).toMatchObject({
      type: 'brand_infringement',
      infringement_type: 'lookalike',
      legitimate_site: 'https://hookwise-shop.com/',
      url: 'https://h0okwise-shop.com/',
      target_brand: 'hookwise-shop.com',
    });
  });

  it('is refused for a domain that was not found', async () => {
    const { check, report } = await start(await startInternet());
    const id = await check('domain', { domain: 'hookwise-shop.com' });
    const answer = await report(id, { lookalike: 'innocent.com' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'lookalike: please give one of the similar domains of this result',
    ]);
  });
});

describe('is refused', () => {
  it('for what is not phishing', async () => {
    const { check, report } = await start(null);
    const answer = await report(await check('url', { url: 'https://www.paypal.com/' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        message: 'Only phishing is reported. This result was not judged to be phishing.',
        error: 'invalid_input',
      },
    ]);
  });

  it('to guests, and to everybody but the owner as if there were nothing', async () => {
    const { app, check, report } = await start(null);
    const id = await check('url', { url: phishing });
    expect((await report(id, {}, '')).statusCode).toBe(401);
    const bob = await app.signIn('bob@example.com');
    for (const wrong of [id, '00000000-0000-4000-8000-000000000000', 'x']) {
      const answer = await report(wrong, {}, bob.cookie);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'There is nothing at this address']);
    }
  });

  it('after thirty in an hour', async () => {
    const { check, report } = await start(null);
    const id = await check('url', { url: phishing });
    for (let n = 0; n < 30; n += 1) expect((await report(id)).statusCode).toBe(200);
    expect((await report(id)).statusCode).toBe(429);
  });
});
