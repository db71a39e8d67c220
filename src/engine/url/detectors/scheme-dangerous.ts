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
  'search-ms': 'opens a Windows search in a folder on another computer',
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
    return does
      ? [{ scheme: url.scheme, does, isPicture: /^data:(?:image\/(?!svg)|font\/)/i.test(url.raw) }]
      : [];
  },
  // Many mails embed their logo as a picture inside a link.
  weigh: ({ isPicture }) => (isPicture ? 0 : 40),
  describe: ({ scheme, does }) => `A "${scheme}:" link ${does}.`,
});
