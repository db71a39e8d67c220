import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Release = 'first' | 'second';

const template = readFileSync(new URL('../../src/web/public/service-worker.js', import.meta.url), 'utf8');

/** What a release serves: a page, its script, one that is fetched later, and our worker, filled in as by the build. */
const filesOf = (release: Release): Record<string, [type: string, content: string]> => {
  const scripts = [`/assets/${release}.js`, `/assets/${release}-later.js`] as const;
  const worker = template
    .replace('__VERSION__', release)
    .replace("'__FILES__'", scripts.map((path) => `'${path}'`).join(', '));
  return {
    '/': ['text/html', `<body><script type="module" src="${scripts[0]}"></script></body>`],
    [scripts[0]]: [
      'text/javascript',
      `document.body.dataset.release = '${release}'; navigator.serviceWorker.register('/service-worker.js')`,
    ],
    [scripts[1]]: ['text/javascript', `export const release = '${release}'`],
    '/service-worker.js': ['text/javascript', worker],
  };
};

/** A site of which there are two releases. The files of one are gone when the other is served. */
export const startReleases = async () => {
  let files = filesOf('first');
  let isAway = false;
  const server = createServer(({ url = '/' }, reply) => {
    const [type, content] = files[url] ?? ['text/plain', ''];
    reply.writeHead(isAway ? 502 : content ? 200 : 404, {
      'content-type': type,
      'cache-control': 'no-store',
    });
    reply.end(isAway ? 'Bad Gateway' : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    serve: (release: Release) => {
      files = filesOf(release);
    },
    /** As a proxy answers while the server behind it is away. */
    goAway: () => {
      isAway = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
