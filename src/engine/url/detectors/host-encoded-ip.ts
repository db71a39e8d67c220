import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** Browsers read `http://3232235777/` and `http://0xC0.0xA8.1.1/` as ordinary numbers; people cannot. */
export const hostEncodedIp = addressDetector({
  id: 'host-encoded-ip',
  title: 'Numeric address in disguise',
  points: 45,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. No genuine site writes its address this way.',
  find: ({ url, outside }) =>
    url.ip?.isEncoded
      ? [{ written: url.rawHost.slice(0, 60), real: url.host, isPublic: outside === null }]
      : [],
  // Programs write the numbers of their own network in many ways.
  certainty: ({ isPublic }) => (isPublic ? 'proof' : 'strong'),
  describe: ({ written, real }) =>
    `The address is written as ${defangHost(written)}, which a browser reads as ${defangHost(real)}.`,
});
