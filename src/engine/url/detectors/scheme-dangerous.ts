import { isPictureData } from '../../addresses/outside-the-web.ts';
import { destinationDetector } from './define.ts';

/** Links that carry their page or program inside themselves, or reach into your own files. */
const meaning: Record<string, string> = {
  javascript: 'runs a program in your browser',
  vbscript: 'runs a program on your computer',
  data: 'carries a whole page inside the link, so that no site is responsible for it',
  blob: 'shows a page that was put together in your browser',
  file: 'opens a file on your computer or network',
  'view-source': 'shows program text',
  'ms-msdt': 'starts a Windows tool that has been used for break-ins',
  'ms-appinstaller': 'installs an app from another computer',
  'ms-officecmd': 'starts Office with commands of the sender’s',
  'search-ms': 'opens a Windows search in a folder on another computer',
  search: 'opens a Windows search in a folder on another computer',
};

export const schemeDangerous = destinationDetector({
  id: 'scheme-dangerous',
  title: 'Link that is really a program or a page',
  points: 40,
  severity: 'high',
  icon: 'Ban',
  recommendation: 'Do not open it and do not paste it into the address bar.',
  find: ({ url }) => {
    const does = meaning[url.scheme];
    return does ? [{ scheme: url.scheme, does, isPicture: isPictureData(url.raw) }] : [];
  },
  // Many mails embed their logo as a picture inside a link.
  weigh: ({ isPicture }) => (isPicture ? 0 : 40),
  // No page of anybody's has such an address; only the text of a page, as "view-source" shows it, is harmless.
  certainty: ({ scheme }) => (scheme === 'view-source' ? 'weak' : 'proof'),
  describe: ({ scheme, does }) => `A "${scheme}:" link ${does}.`,
});
