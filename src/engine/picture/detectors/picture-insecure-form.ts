import { defangHost } from '../../text/defang.ts';
import { isPrivateHost } from '../address.ts';
import { interfaceDetector } from './define.ts';

/** The browser itself warns, and the page asks for a secret all the same. */
export const pictureInsecureForm = interfaceDetector({
  id: 'picture-insecure-form',
  title: 'The browser says that the page is not secure',
  points: 18,
  severity: 'medium',
  icon: 'ShieldX',
  find: ({ bars: { bar }, asksForSecret }) =>
    bar?.saysNotSecure && asksForSecret && !isPrivateHost(bar.host) ? [{ host: bar.host }] : [],
  describe: ({ host }) =>
    `It asks for a secret while the browser warns that ${defangHost(host)} is not secure.`,
  recommendation: 'Enter nothing where the browser shows this warning.',
});
