import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** Legitimate drafts are published there too, but nobody could tell them from the others. */
export const hostPreviewAddress = addressDetector({
  id: 'host-preview-address',
  title: 'Preview address instead of a real site',
  points: 18,
  severity: 'medium',
  icon: 'Globe',
  certainty: 'unvouched',
  recommendation: 'Do not enter a password or card number there. Ask for the address of the real site.',
  find: ({ hosting }) => (hosting?.kind === 'preview' ? [hosting] : []),
  describe: ({ name, suffix }) =>
    `"${name.slice(0, 60)}" is on ${defangHost(suffix)}, which gives anyone a free preview address within a minute and checks nobody.`,
});
