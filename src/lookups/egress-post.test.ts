import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attempt } from './attempt.ts';
import { createEgress } from './egress.ts';
import { makeCertificate } from './testing/certificates.ts';
import { serveOn } from './testing/counted-server.ts';

const open = (allow: string[] = []) => {
  const zone: Record<string, string[]> = { 'inside.example': ['127.0.0.1'] };
  const egress = createEgress({ allow, resolve: async (name) => zone[name] ?? [] });
  onTestFinished(egress.close);
  return egress;
};
const outcome = (work: (signal: AbortSignal) => Promise<unknown>) =>
  attempt({ signal: new AbortController().signal, timeoutMs: 2000 }, work);

describe('what is sent', () => {
  const message = { body: '{}', headers: { 'content-type': 'application/json' }, maxBytes: 1000 };
  const post = (egress: ReturnType<typeof createEgress>, url: string) =>
    outcome((signal) => egress.post(url, { ...message, signal }));

  it('S38 goes in the open to exempt addresses alone, and over TLS to none that is refused', async () => {
    const canary = await serveOn((_, response) => response.end('reached'));
    for (const host of ['127.0.0.1', 'inside.example', '[::ffff:127.0.0.1]', '2130706433'])
      for (const scheme of ['http', 'https']) {
        const url = `${scheme}://${host}:${canary.port}/`;
        expect(await post(open(), url), url).toEqual({ state: 'unknown', reason: 'refused' });
        await expect(open().checkTarget(url), url).rejects.toThrow('refused to connect');
      }
    await expect(open().checkTarget('http://93.184.216.34/')).rejects.toThrow('refused to connect');
    await expect(open().checkTarget('https://93.184.216.34/')).resolves.toBeUndefined();
    await expect(open().checkTarget('https://nothing.example/')).rejects.toThrow('no address');
    expect(canary.hits()).toBe(0);
    const found = await post(open(['127.0.0.0/8']), `http://inside.example:${canary.port}/`);
    expect(found).toEqual({ state: 'known', value: { status: 200, text: 'reached' } });
  });

  it('S38 is refused when DNS leads elsewhere by the time it is sent', async () => {
    const canary = await serveOn((_, response) => response.end('reached'));
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const egress = createEgress({ allow: [], resolve: async () => answers.shift() ?? [] });
    onTestFinished(egress.close);
    const url = `https://rebinding.example:${canary.port}/`;
    await egress.checkTarget(url);
    expect(await post(egress, url)).toEqual({ state: 'unknown', reason: 'refused' });
    expect(canary.hits()).toBe(0);
  });

  it('S38 follows no redirect', async () => {
    const inside = await serveOn((_, response) => response.end('reached'));
    const target = await serveOn((_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end(),
    );
    const found = await post(open(['127.0.0.0/8']), `http://127.0.0.1:${target.port}/`);
    expect(found).toEqual({ state: 'known', value: { status: 307, text: '' } });
    expect(inside.hits()).toBe(0);
  });

  it('S38 goes over TLS to a target whose certificate is trusted and of its name alone', async () => {
    const root = makeCertificate({ names: ['Test Root'], isAuthority: true });
    const own = makeCertificate({ names: ['hooks.example'] }, root);
    const bodies: string[] = [];
    const server = createServer(
      { cert: own.pem, key: own.key.export({ type: 'pkcs8', format: 'pem' }) },
      async (request, response) => {
        bodies.push(await text(request));
        response.end('taken');
      },
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const egressWith = (trusted?: string[]) => {
      const egress = createEgress({ allow: ['127.0.0.0/8'], resolve: async () => ['127.0.0.1'], trusted });
      onTestFinished(egress.close);
      return egress;
    };
    const url = (name: string) => `https://${name}:${port}/`;
    expect(await post(egressWith([root.pem]), url('hooks.example'))).toEqual({
      state: 'known',
      value: { status: 200, text: 'taken' },
    });
    expect(await post(egressWith([root.pem]), url('other.example'))).toMatchObject({ state: 'unknown' });
    expect(await post(egressWith(), url('hooks.example'))).toMatchObject({ state: 'unknown' });
    expect(bodies).toEqual(['{}']);
  });
});
