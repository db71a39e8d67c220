import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/** Fitted, but held below the end of the safe band: somebody's honest draft lives there too. */
export const hostPreviewAddress = detector({
  id: 'host-preview-address',
  family: 'address',
  title: 'Trial address instead of a real site',
  points: 18,
  severity: 'medium',
  icon: 'Globe',
  recommendation: 'Do not enter a password or card number there. Ask for the address of the real site.',
  find: ({ hosting }: UrlCase) => (hosting?.kind === 'preview' ? [hosting] : []),
  describe: ({ name, suffix }) =>
    `"${name.slice(0, 60)}" lies on ${defangHost(suffix)}, which gives everybody a free trial address in a minute and checks nobody.`,
});
