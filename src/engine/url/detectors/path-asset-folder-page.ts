import { destinationDetector } from './define.ts';

/** Folders for pictures, styles and scripts hold no pages; a page among them was put there by an intruder. */
const assetFolder =
  /\/(?:images?|img|css|js|fonts?|media|tmp|temp|cache|modules|plugins|includes?|lib|libraries|assets|uploads?|backup|old|bin|tmpl|vendor|administrator|config|language|logs?)\//i;

export const pathAssetFolderPage = destinationDetector({
  id: 'path-asset-folder-page',
  title: 'Page among pictures and scripts',
  points: 21,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation:
    'Do not enter anything there. The site was probably broken into; warn its owner if you know them.',
  find: ({ url, isEstablished, hosting }) => {
    if (isEstablished || hosting || !/\.(?:php|html?|aspx?)\/?$|\/$/i.test(url.path)) return [];
    const folder = assetFolder.exec(url.path)?.[0].replaceAll('/', '');
    return folder ? [folder] : [];
  },
  describe: (folder) => `The page is under "${folder}", where a site keeps files that are not pages.`,
});
