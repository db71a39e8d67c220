import { phraseDetector } from '../phrase-detector.ts';

/**
 * Airdrops, wallets to be verified, mining balances: among honest messages of the fit half there was not one like
 * it.
 */
export const wordingCryptoLure = phraseDetector({
  topic: 'crypto-lure',
  title: 'Bait for your crypto wallet',
  points: 28,
  severity: 'high',
  icon: 'Fish',
  says: 'It offers coins or warns about a wallet',
  recommendation:
    'Never connect a wallet or type its recovery words because of a message. Support never asks for them.',
});
