import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import { certificateWith } from './certificate.ts';

/** Old equipment, mostly. */
export const upkeepCertificateWeak = detector({
  id: 'upkeep-certificate-weak',
  family: 'upkeep',
  title: 'Certificate with a weak key',
  points: 4,
  severity: 'low',
  icon: 'ShieldX',
  recommendation: 'If the site is yours, have a new certificate made with a longer key.',
  find: certificateWith('weak-key'),
  describe: ({ host, certificate }) =>
    `The certificate of ${defangHost(host)} uses a key that is no longer strong enough (${certificate.key}).`,
});
