import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { destinationDetector } from './define.ts';

/** A genuine consent page of Microsoft, Google and others that gives an app the keys to a mailbox. */
const page =
  /^(?:login\.microsoftonline\.com|login\.live\.com|accounts\.google\.com|login\.windows\.net|app\.slack\.com|zoom\.us)\//;
const wide = /offline_access|mail\.(?:read|send)|files\.read|gmail|drive|contacts|prompt=none/i;

const isConsent = ({ host, path, query }: ParsedUrl) =>
  page.test(`${host}${path}`) &&
  /oauth|authorize|adminconsent/i.test(path) &&
  (wide.test(query) || /client_id=/i.test(query));

export const linkAppConsent = destinationDetector({
  id: 'link-app-consent',
  title: 'Link asks to give an app access to your account',
  points: 28,
  certainty: 'strong',
  severity: 'high',
  icon: 'Key',
  find: ({ links, sender }) =>
    sender?.owner
      ? []
      : // Companies have every link rewritten on the way in, so what is wrapped counts as much as what is shown.
        links.filter(({ first, target }) => [first, ...target.hops.map(({ to }) => to)].some(isConsent)),
  where: ({ link }) => (link.span ? [link.span] : []),
  describe: () =>
    'The page is genuine, but it asks you to let an unknown app read your mail or files. The app needs no password for that.',
  recommendation: 'Refuse, unless you were connecting an app yourself just now.',
});
