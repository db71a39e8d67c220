/** What a message was after. */
export type Want =
  | 'password'
  | 'code'
  | 'app-access'
  | 'card'
  | 'money'
  | 'gift-cards'
  | 'bank-change'
  | 'wallet'
  | 'command'
  | 'call'
  | 'install'
  | 'file'
  | 'reply'
  | 'identity';

/** By the kind of threat that was found. */
const wantsByThreat: Record<Want, readonly string[]> = {
  password: [
    'wording-credential-request',
    'wording-account-threat',
    'wording-mailbox-full',
    'wording-shared-document',
    'wording-voicemail',
    'path-credential-words',
    'host-misspelled-login',
    'scheme-http-login',
    'structure-form',
    'picture-password-form',
    'picture-insecure-form',
    'picture-inner-window',
  ],
  code: [
    'wording-code-request',
    'wording-device-code',
    'link-device-code',
    'picture-code-form',
    'picture-vote-request',
  ],
  'app-access': ['wording-oauth-consent', 'link-app-consent'],
  card: [
    'wording-parcel-fee',
    'wording-refund-bait',
    'wording-subscription-renewal',
    'wording-prize',
    'picture-card-form',
    'picture-prize-game',
  ],
  money: [
    'wording-payment-request',
    'wording-advance-fee',
    'wording-invoice-lure',
    'wording-extortion',
    'wording-investment',
    'wording-loan',
    'picture-new-number',
  ],
  'gift-cards': ['wording-gift-cards'],
  'bank-change': ['wording-payroll-change'],
  wallet: ['wording-crypto-lure', 'picture-seed-phrase', 'picture-wallet-transfer'],
  command: ['wording-paste-and-run', 'picture-paste-command'],
  call: ['wording-callback', 'wording-virus-scare', 'picture-support-alert'],
  install: ['picture-unsafe-install', 'picture-remote-tool', 'path-dangerous-file'],
  file: [
    'attachment-dangerous-type',
    'attachment-double-extension',
    'attachment-false-type',
    'attachment-locked-archive',
    'attachment-lure-only',
    'attachment-macros',
    'attachment-qr-code',
    'attachment-web-page',
  ],
  reply: [
    'wording-executive-errand',
    'wording-secrecy',
    'wording-job-offer',
    'wording-dating-bait',
    'sender-reply-elsewhere',
  ],
  identity: ['picture-identity-form'],
};

/** What the message was after, as far as the threats that were found show it. */
export const wantsOf = (threats: readonly { type: string | null }[]): ReadonlySet<Want> => {
  const found = new Set(threats.map(({ type }) => type));
  const wants = Object.entries(wantsByThreat).filter(([, types]) => types.some((type) => found.has(type)));
  return new Set(wants.map(([want]) => want as Want));
};
