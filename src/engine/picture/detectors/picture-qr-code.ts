import { defangHost } from '../../text/defang.ts';
import { matchPhrases } from '../../wording/match-phrases.ts';
import type { Topic } from '../../wording/topics.ts';
import { isUnknownPlace } from '../address.ts';
import { interfaceDetector } from './define.ts';

const urging: readonly Topic[] = [
  'credential-request',
  'account-threat',
  'code-request',
  'payment-request',
  'parcel-fee',
  'refund-bait',
  'oauth-consent',
  'device-code',
  'payroll-change',
];
const scan =
  /\b(?:scan|scannen|scannez|escanea|escanee|escaneie|scansiona|inquadra|zeskanuj)\b.{0,120}\b(?:pay|verify|sign ?in|log ?in|authenticat|mfa|2fa|account|password|update|confirm|fine|parking|bezahl|bestatig|anmeld|konto|payer|verifi|connect|compte|pagar|cuenta|verific|multa|conta|paga|conto|accedi|betal|rekening|inlog|zaplac|konto|potwierd)/;

/** A QR code hides where it leads until it is scanned. Menus and tickets use them too, but without pressure. */
export const pictureQrCode = interfaceDetector({
  id: 'picture-qr-code',
  title: 'QR code that leads to an unknown site',
  points: 30,
  severity: 'medium',
  icon: 'Search',
  find: ({ addresses, message, kind }) => {
    const [first] = addresses.filter((one) => one.origin === 'qr' && isUnknownPlace(one, kind));
    if (!first) return [];
    const isUrged =
      scan.test(message.prose.text.slice(0, 8000)) ||
      urging.some((topic) => matchPhrases(message.prose, topic).sure.length > 0);
    return [{ host: first.target.url.host, isUrged }];
  },
  weigh: ({ isUrged }) => (isUrged ? 30 : 6),
  describe: ({ host, isUrged }) =>
    isUrged
      ? `It urges you to scan a QR code that leads to ${defangHost(host)}.`
      : `A QR code in the picture leads to ${defangHost(host)}.`,
  recommendation:
    'Do not scan it. Type the address of the organisation yourself; at a machine, use its own screen.',
});
