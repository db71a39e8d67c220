import { describe, expect, it } from 'vitest';
import { rdapMoods } from '../testing/rdap-server.ts';
import { serveWhois } from '../testing/whois-server.ts';
import type { RegistrationSubject } from './registration-question.ts';
import { thickDomain } from './testing/rdap-answers.ts';
import { domain, example, never, open, serveRegistry, whoisText } from './testing/registration-world.ts';

describe('a lookup', () => {
  it('is shared by all callers with the same question', async () => {
    const registry = await serveRegistry({ '/domain/example.com': thickDomain('example.com') });
    const lookUp = open({ bootstrapUrl: registry.url });
    const found = await Promise.all(Array.from({ length: 20 }, () => lookUp(example, never)));
    expect(found.every(({ state }) => state === 'known')).toBe(true);
    expect(registry.requests.filter((path) => path.startsWith('/domain/'))).toHaveLength(1);
  });

  it('goes on for the others when one of them leaves', async () => {
    let answer = () => {};
    const registry = await serveRegistry();
    const isAsked = new Promise<void>((resolve) => {
      registry.answers['/domain/example.com'] = (_, response) => {
        answer = () => void response.end(JSON.stringify(thickDomain('example.com')));
        resolve();
      };
    });
    const lookUp = open({ bootstrapUrl: registry.url });
    const leaving = new AbortController();
    const left = lookUp(example, leaving.signal);
    const stayed = lookUp(example, never);
    await isAsked;
    leaving.abort(new Error('the visitor left'));
    await expect(left).rejects.toThrow('the visitor left');
    answer();
    expect(await stayed).toMatchObject({ state: 'known' });
  });

  it('ends when every caller has left, and the next one starts afresh', async () => {
    const registry = await serveRegistry();
    const isClosed = new Promise<void>((resolve) => {
      registry.answers['/domain/example.com'] = (_, response) => void response.on('close', resolve);
    });
    const isAsked = new Promise<void>((resolve) => {
      const hang = registry.answers['/domain/example.com'];
      registry.answers['/domain/example.com'] = (request, response) => {
        if (typeof hang === 'function') hang(request, response);
        resolve();
      };
    });
    const lookUp = open({ bootstrapUrl: registry.url });
    const caller = new AbortController();
    const pending = lookUp(example, caller.signal);
    await isAsked;
    caller.abort(new Error('the visitor left'));
    await expect(pending).rejects.toThrow('the visitor left');
    await isClosed;
    registry.answers['/domain/example.com'] = thickDomain('example.com');
    expect(await lookUp(example, never)).toMatchObject({ state: 'known' });
  });

  it('for a caller who has already left sends no question', async () => {
    const registry = await serveRegistry();
    await expect(
      open({ bootstrapUrl: registry.url })(example, AbortSignal.abort(new Error('gone'))),
    ).rejects.toThrow('gone');
    expect(registry.requests).toEqual([]);
  });

  it.each(['example.com\r\nsomething else', 'exa mple.com', '-T dn,ace', 'com', '', `${'a'.repeat(64)}.com`])(
    'never puts %j on a wire',
    async (name) => {
      const registry = await serveRegistry();
      const whois = await serveWhois(() => whoisText);
      const lookUp = open({ bootstrapUrl: registry.url, whoisServer: whois.address });
      expect(await lookUp(domain(name), never)).toEqual({ state: 'unknown', reason: 'refused' });
      expect([...registry.requests, ...whois.questions]).toEqual([]);
    },
  );

  it('for a suffix, which is not registered, sends no question', async () => {
    const registry = await serveRegistry();
    const suffix = { ...domain('co.uk'), registrable: 'co.uk', publicSuffix: 'co.uk' } as RegistrationSubject;
    expect(await open({ bootstrapUrl: registry.url })(suffix, never)).toEqual({
      state: 'unknown',
      reason: 'refused',
    });
    expect(registry.requests).toEqual([]);
  });

  it('without a reachable server is unknown', async () => {
    expect(await open({})(example, never)).toEqual({ state: 'unknown', reason: 'unreachable' });
  });

  it('accepts a WHOIS answer without an age only when RDAP is silent', async () => {
    const registry = await serveRegistry({ '/domain/example.com': rdapMoods.hangs });
    const whois = await serveWhois(() => 'Domain Name: example.com\nRegistrar: Example Registrar, Inc.\n');
    const lookUp = open({ bootstrapUrl: registry.url, whoisServer: whois.address, timeoutMs: 600 });
    expect(await lookUp(example, never)).toMatchObject({
      state: 'known',
      value: { protocol: 'whois', createdAt: null },
    });
  });
});
