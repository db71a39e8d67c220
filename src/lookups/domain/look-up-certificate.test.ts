import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEgress } from '../egress.ts';
import { type Made, makeCertificate, type Wish } from '../testing/certificates.ts';
import { servePlain, serveTls } from '../testing/tls-server.ts';
import { lookUpCertificate } from './look-up-certificate.ts';

const host = 'test.example';
const signal = new AbortController().signal;
const day = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * day);

const root = makeCertificate({ names: ['Test Root'], organisation: 'Test Trust', isAuthority: true });
const between = makeCertificate(
  { names: ['Test Issuing CA'], organisation: 'Test Trust', isAuthority: true },
  root,
);
const stranger = makeCertificate({ names: ['Strange Root'], isAuthority: true });
const issue = (wish: Wish = {}) => makeCertificate(wish, between);

const open = (addresses: string[] = ['127.0.0.1'], allow: string[] = ['127.0.0.0/8']) => {
  const egress = createEgress({ allow, resolve: async () => addresses });
  onTestFinished(egress.close);
  return egress;
};

const lookUp = (port: number, { timeoutMs = 5000, name = host, now = new Date(), egress = open() } = {}) =>
  lookUpCertificate({ egress, clock: () => now, port, ca: [root.pem], timeoutMs })(name, signal);

const shown = async (own: Made, ...others: Made[]) => {
  const { port } = await serveTls(own, ...others);
  const found = await lookUp(port);
  if (found.state !== 'known') throw new Error(`not known: ${JSON.stringify(found)}`);
  return found.value;
};

describe('a good certificate', () => {
  it('is read and valid', async () => {
    const from = new Date('2020-01-01T00:00:00Z');
    const to = new Date('2090-06-01T12:00:00Z');
    const own = issue({ names: [host, '*.other.example'], from, to, policy: '2.23.140.1.2.1' });
    const { port, asked } = await serveTls(own, between);
    expect(await lookUp(port)).toEqual({
      state: 'known',
      value: {
        isValid: true,
        problems: [],
        subject: host,
        names: [host, '*.other.example'],
        issuer: 'Test Trust (Test Issuing CA)',
        validFrom: '2020-01-01T00:00:00.000Z',
        validTo: '2090-06-01T12:00:00.000Z',
        type: 'DV',
        key: 'EC P-256',
        protocol: 'TLSv1.3',
        chain: [host, 'Test Issuing CA', 'Test Root'],
      },
    });
    expect(asked).toEqual([host]);
  });

  it.each<[string, Wish, string]>([
    ['extended validation', { policy: '2.23.140.1.1', organisation: 'Shop Ltd' }, 'EV'],
    ['an organisation by policy', { policy: '2.23.140.1.2.2', organisation: 'Shop Ltd' }, 'OV'],
    ['an organisation by its name alone', { organisation: 'Shop Ltd' }, 'OV'],
    ['a domain whose owner claims more', { policy: '2.23.140.1.2.1', organisation: 'Shop Ltd' }, 'DV'],
    ['a domain without any policy', {}, 'DV'],
  ])('tells %s', async (_, wish, type) => {
    expect(await shown(issue(wish), between)).toMatchObject({ type, isValid: true });
  });

  it('covers a name by a wildcard', async () => {
    const { port } = await serveTls(issue({ names: ['*.test.example'] }), between);
    expect(await lookUp(port, { name: 'www.test.example' })).toMatchObject({ value: { isValid: true } });
    expect(await lookUp(port, { name: 'a.b.test.example' })).toMatchObject({
      value: { problems: ['wrong-name'] },
    });
  });
});

describe('a bad certificate', () => {
  it.each<[string, () => Made[], string[]]>([
    ['expired', () => [issue({ from: fromNow(-90), to: fromNow(-1) }), between], ['expired']],
    ['not yet valid', () => [issue({ from: fromNow(1) }), between], ['not-yet-valid']],
    ['for somebody else', () => [issue({ names: ['other.example'] }), between], ['wrong-name']],
    ['signed by itself', () => [makeCertificate({})], ['self-signed']],
    ['signed by nobody known', () => [makeCertificate({}, stranger)], ['untrusted']],
    ['signed by nobody known, root included', () => [makeCertificate({}, stranger), stranger], ['untrusted']],
    ['without the one between', () => [issue()], ['untrusted']],
    [
      'expired and of nobody known',
      () => [makeCertificate({ to: fromNow(-0.5) }, stranger)],
      ['expired', 'untrusted'],
    ],
    [
      'signed by an issuer that has expired',
      () => {
        const old = makeCertificate({ names: ['Old CA'], isAuthority: true, to: fromNow(-0.5) }, root);
        return [makeCertificate({}, old), old];
      },
      ['untrusted'],
    ],
    ['with a short key', () => [issue({ key: 'RSA 1024' }), between], ['weak-key']],
    [
      'wrong in every way',
      () => [makeCertificate({ names: ['other.example'], to: fromNow(-0.5), key: 'RSA 1024', hash: 'sha1' })],
      ['expired', 'wrong-name', 'self-signed', 'weak-key'],
    ],
  ])('%s is named', async (_, make, problems) => {
    const [own = makeCertificate({}), ...others] = make();
    expect(await shown(own, ...others)).toMatchObject({ isValid: false, problems });
  });

  it('with a signature that can be forged is named', async () => {
    expect(await shown(issue({ hash: 'sha1' }), between)).toMatchObject({
      problems: expect.arrayContaining(['weak-key']),
    });
  });

  it('without a trusted issuer has no type', async () => {
    expect(await shown(makeCertificate({ policy: '2.23.140.1.1', organisation: 'Shop Ltd' }))).toMatchObject({
      type: 'self-signed',
    });
  });

  it('is judged at the given time', async () => {
    const { port } = await serveTls(issue(), between);
    expect(await lookUp(port, { now: fromNow(60) })).toMatchObject({ value: { problems: ['expired'] } });
    expect(await lookUp(port, { now: fromNow(-60) })).toMatchObject({
      value: { problems: ['not-yet-valid'] },
    });
  });

  it('S41 with thousands of names is cut to a hundred', async () => {
    const names = Array.from({ length: 3000 }, (_, n) => `shop-${n}.test.example`);
    const found = await shown(issue({ names: [host, ...names] }), between);
    expect(found.names).toHaveLength(100);
    expect(found.names[0]).toBe(host);
  });

  it('S41 of absurd size is refused', async () => {
    const names = Array.from({ length: 10_000 }, (_, n) => `shop-number-${n}.test.example`);
    const { port } = await serveTls(issue({ names }), between);
    expect(await lookUp(port)).toEqual({ state: 'unknown', reason: 'unreadable' });
  });
});

describe('a server', () => {
  it('that is not running is absent', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    expect(await lookUp(port)).toEqual({ state: 'absent' });
  });

  it('without an address is absent', async () => {
    expect(await lookUp(443, { egress: open([]) })).toEqual({ state: 'absent' });
  });

  it.each<[string, Parameters<typeof servePlain>[0], string]>([
    ['that says nothing', () => undefined, 'timeout'],
    [
      'that drips one byte after the other',
      (socket) => {
        const record = Buffer.from([22, 3, 3, 64, 0]);
        let at = 0;
        const timer = setInterval(() => socket.write(Buffer.from([record[at++] ?? 0])), 20);
        socket.on('close', () => clearInterval(timer));
      },
      'timeout',
    ],
    ['that speaks plain text', (socket) => void socket.write('220 mail.example ESMTP\r\n'), 'unreadable'],
    ['that answers in HTTP', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'unreadable'],
    ['that sends rubbish', (socket) => void socket.write(Buffer.alloc(100_000, 0x16)), 'unreadable'],
    ['that hangs up', (socket) => socket.destroy(), 'unreachable'],
  ])('S41 R08 %s is unknown', async (_, onConnection, reason) => {
    const port = await servePlain(onConnection);
    const timeoutMs = reason === 'timeout' ? 500 : 5000;
    expect(await lookUp(port, { timeoutMs })).toEqual({ state: 'unknown', reason });
  });

  it('is not reported once the caller gave up', async () => {
    const port = await servePlain(() => undefined);
    const caller = new AbortController();
    const pending = lookUpCertificate({ egress: open(), clock: () => new Date(), port })(host, caller.signal);
    caller.abort(new Error('the visitor left'));
    await expect(pending).rejects.toThrow('the visitor left');
  });
});

describe('the guard', () => {
  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['169.254.169.254'],
    ['::ffff:10.0.0.1'],
    ['10.0.0.1'],
    ['100.64.0.1'],
    ['fd00::1'],
    ['224.0.0.1'],
  ])('S38 keeps a name away from %s', async (address) => {
    let hits = 0;
    const port = await servePlain(() => {
      hits += 1;
    });
    for (const addresses of [[address], ['93.184.216.34', address]]) {
      const found = await lookUp(port, { egress: open(addresses, []) });
      expect(found).toEqual({ state: 'unknown', reason: 'refused' });
    }
    expect(await lookUp(port, { name: address, egress: open([], []) })).toEqual({
      state: 'unknown',
      reason: 'refused',
    });
    expect(hits).toBe(0);
  });
});
