import { destinationDetector } from './define.ts';

/** The page is genuine, but a victim who enters the code there signs the attacker in to their account. */
const page =
  /^(?:(?:www\.)?microsoft\.com\/(?:devicelogin|link)|(?:login\.)?microsoftonline\.com\/.*device|login\.microsoft\.com\/device|aka\.ms\/devicelogin|(?:www\.)?google\.com\/device|github\.com\/login\/device|(?:www\.)?amazon\.[a-z.]+\/(?:code|mytv))/i;

export const linkDeviceCode = destinationDetector({
  id: 'link-device-code',
  title: 'Asks you to enter a device code',
  points: 30,
  certainty: 'strong',
  severity: 'high',
  icon: 'Key',
  find: ({ links, sender, prose }) =>
    links
      .filter(({ target }) => page.test(`${target.url.host}${target.url.path}`))
      .filter(() => !sender?.owner && /\b(?:code|codigo|codice|kode)\b/.test(prose.text)),
  where: ({ link }) => (link.span ? [link.span] : []),
  describe: () =>
    'The link opens a genuine page that signs a device in. A code that you did not ask for signs the sender in to your account.',
  recommendation: 'Enter a device code only when the device in front of you shows it.',
});
