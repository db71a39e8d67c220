import { interfaceDetector } from './define.ts';

/** Bitcoin, Ethereum and Tron as they are written; long enough that no word or number looks like one. */
const wallet =
  /(?<![A-Za-z0-9])(?:bc1[ac-hj-np-z02-9]{20,62}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{38,42}|T[1-9A-HJ-NP-Za-km-z]{33})(?![A-Za-z0-9])/;
const lure =
  /\b(?:vip|signals?|guarantee[ds]?|double|profits?|returns?|earn(?:ed)?|giveaway|deposit(?:ed)?|unlock|withdraw(?:al)?|tax first|members|professor|garantiert|gewinn\w*|rendite|verdoppel\w*|garanti\w*|gagn\w*|doubl\w*|ganamos|ganancias?|garantizad\w*|plazas|lucros?|garantido|guadagn\w*|garantit\w*|winst|verdubbel\w*|zysk\w*|gwarant\w*|video of you|webcam|masturbat\w*|bitcoin (?:to|an|a|en)|within \d+ hours)\b/g;

/** Coins sent to such an address never come back, and nobody knows who got them. */
export const pictureWalletTransfer = interfaceDetector({
  id: 'picture-wallet-transfer',
  title: 'Wants coins sent to an unknown wallet',
  points: 40,
  severity: 'high',
  icon: 'Fish',
  find: ({ text, message, kind, isOwnPage }) => {
    if (kind === 'code' || isOwnPage) return [];
    const match = wallet.exec(text.text);
    if (!match) return [];
    const lures = new Set([...message.prose.text.slice(0, 8000).matchAll(lure)].map(([word]) => word)).size;
    return lures === 0 ? [] : [{ span: { start: match.index, end: match.index + match[0].length }, lures }];
  },
  weigh: ({ lures }) => (lures >= 2 ? 40 : 26),
  where: ({ span }) => [span],
  describe: () => 'It promises or threatens something and names a wallet that coins should be sent to.',
  recommendation:
    'Send nothing. Profits shown to you can be invented, and a fee before a payout is always fraud.',
});
