import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createEgress } from '../egress.ts';
import { atEnd } from '../testing/at-end.ts';
import { readPage, resembles } from './compare-pages.ts';

const serve = async (answers: Record<string, [status: number, body: string | Buffer, location?: string]>) => {
  const server = createServer((request, response) => {
    const [status, body, location] = answers[request.url ?? ''] ?? [404, ''];
    response.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const egress = createEgress({ allow: ['127.0.0.0/8'], resolve: async () => ['127.0.0.1'] });
  atEnd(async () => {
    await egress.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const addressesOf = (domain: string) => [`http://${domain}:${port}/`];
  const read = readPage({ egress, addressesOf });
  return { port, read: (domain = 'example.com') => read(domain, AbortSignal.timeout(10_000)) };
};

const icon = Buffer.from('an icon');

it('reads the title and the icon that a page names', async () => {
  const { read } = await serve({
    '/': [
      200,
      '<html><head><title>\n Quiet  River </title><link rel="shortcut icon" href="/i/a.png"></head>',
    ],
    '/i/a.png': [200, icon],
  });
  expect(await read()).toMatchObject({
    title: 'Quiet River',
    icon: expect.any(String),
    endsAt: 'example.com',
  });
});

it('looks for the icon where browsers do, and knows where redirects end', async () => {
  const answers: Parameters<typeof serve>[0] = { '/favicon.ico': [200, icon] };
  const { port, read } = await serve(answers);
  answers['/'] = [302, '', `http://genuine.com:${port}/home`];
  answers['/home'] = [200, '<title>Quiet River</title>'];
  expect(await read('lookalike.com')).toMatchObject({ endsAt: 'genuine.com', icon: expect.any(String) });
});

it('is nothing where there is no page, or an endless one', async () => {
  const { read } = await serve({ '/': [200, 'x'.repeat(300 * 1024)] });
  expect(await read()).toBeNull();
  expect(await (await serve({})).read()).toBeNull();
});

const page = (given: object = {}) => ({
  title: 'Quiet River Pottery',
  icon: 'a',
  endsAt: 'own.com',
  ...given,
});

it.each([
  ['the same title', { icon: 'b', endsAt: 'other.com' }, true],
  ['the same icon', { title: 'Something else', endsAt: 'other.com' }, true],
  ['neither', { title: 'Something else', icon: 'b', endsAt: 'other.com' }, false],
  ['no icon, another title', { title: 'Something else', icon: null, endsAt: 'other.com' }, false],
  ['a redirect to the page itself', {}, false],
])('compares pages: %s', (_, other, expected) => {
  expect(resembles(page(), page(other))).toBe(expected);
});

it('takes no title that half of the web has for a likeness', () => {
  const [mine, theirs] = [
    page({ title: 'Welcome', icon: null }),
    page({ title: 'Welcome', icon: null, endsAt: 'x.com' }),
  ];
  expect(resembles(mine, theirs)).toBe(false);
});
