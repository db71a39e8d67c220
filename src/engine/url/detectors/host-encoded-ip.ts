import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/** Browsers read `http://3232235777/` and `http://0xC0.0xA8.1.1/` as ordinary numbers; people cannot. */
export const hostEncodedIp = detector({
  id: 'host-encoded-ip',
  family: 'address',
  title: 'Numeric address in disguise',
  points: 45,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. No genuine site writes its address this way.',
  find: ({ url }: UrlCase) =>
    url.ip?.isEncoded ? [{ written: url.rawHost.slice(0, 60), real: url.host }] : [],
  describe: ({ written, real }) =>
    `The address is written as ${defangHost(written)}, which a browser reads as ${defangHost(real)}.`,
});
