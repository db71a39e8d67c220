import { destinationDetector } from './define.ts';

/** A site inside another site's folders: `/led/2025/mail/index.html`. Links to legitimate folders leave `index` out. */
export const pathNestedIndex = destinationDetector({
  id: 'path-nested-index',
  title: 'Second site inside a site',
  points: 12,
  severity: 'low',
  icon: 'ShieldX',
  recommendation: 'Do not enter anything there before you have looked at the site’s own front page.',
  find: ({ url, isEstablished }) => {
    const index = /\/index\d*\.(?:html?|php)\/?$/i.exec(url.path)?.[0];
    return !isEstablished && index && url.segments.length >= 2
      ? [{ index, depth: url.segments.length - 1 }]
      : [];
  },
  describe: ({ depth }) =>
    `The link opens a start page ${depth} ${depth === 1 ? 'folder' : 'folders'} deep in another site.`,
});
