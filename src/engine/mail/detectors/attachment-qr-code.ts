import { defangHost } from '../../text/defang.ts';
import { attachmentDetector } from './define.ts';

/** A QR code moves the reader from a protected computer to a phone, and no mail program shows where it leads. */
export const attachmentQrCode = attachmentDetector({
  id: 'attachment-qr-code',
  title: 'QR code with a hidden link',
  points: 22,
  severity: 'medium',
  icon: 'Search',
  find: ({ links, sender }) =>
    links.filter(
      ({ link, isSenders, target }) =>
        link.origin === 'qr' && !(isSenders && sender?.isEstablished) && !target.isGenuineBrand,
    ),
  weigh: ({ target }) => (target.isEstablished ? 8 : 22),
  describe: ({ target }) => `A QR code in the message leads to ${defangHost(target.url.host)}.`,
  recommendation: 'Do not scan it. Open the site yourself instead.',
});
