import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** Portfolios and student projects are hosted here too, so this finding is weak and needs a second one. */
export const hostFreeHosting = addressDetector({
  id: 'host-free-hosting',
  title: 'Page on free shared hosting',
  points: 12,
  severity: 'low',
  icon: 'Globe',
  recommendation: 'Do not enter a password there. A company asks for one only on its own domain.',
  find: ({ hosting }) =>
    hosting &&
    (hosting.kind === 'app-host' || hosting.kind === 'site-builder' || hosting.kind === 'shop-builder')
      ? [hosting]
      : [],
  weigh: ({ kind }) => (kind === 'app-host' ? 8 : 12),
  describe: ({ name, suffix }) =>
    `"${name.slice(0, 60)}" is a customer's page on ${defangHost(suffix)}; the trusted name belongs to the hosting company, not to the page’s author.`,
});
