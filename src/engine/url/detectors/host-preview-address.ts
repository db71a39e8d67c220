import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/** Fitted, but kept within the safe band: legitimate drafts are published there too. */
export const hostPreviewAddress = detector({
  id: 'host-preview-address',
  family: 'address',
  title: 'Preview address instead of a real site',
  points: 18,
  severity: 'medium',
  icon: 'Globe',
  recommendation: 'Do not enter a password or card number there. Ask for the address of the real site.',
  find: ({ hosting }: UrlCase) => (hosting?.kind === 'preview' ? [hosting] : []),
  describe: ({ name, suffix }) =>
    `"${name.slice(0, 60)}" is on ${defangHost(suffix)}, which gives anyone a free preview address within a minute and checks nobody.`,
});
