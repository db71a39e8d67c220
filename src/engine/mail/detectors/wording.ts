import type { ListedDetector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { wordingAccountThreat } from './wording-account-threat.ts';
import { wordingAdvanceFee } from './wording-advance-fee.ts';
import { wordingAuthority } from './wording-authority.ts';
import { wordingBaitClick } from './wording-bait-click.ts';
import { wordingCallback } from './wording-callback.ts';
import { wordingCasino } from './wording-casino.ts';
import { wordingCodeRequest } from './wording-code-request.ts';
import { wordingCredentialRequest } from './wording-credential-request.ts';
import { wordingCryptoLure } from './wording-crypto-lure.ts';
import { wordingDatingBait } from './wording-dating-bait.ts';
import { wordingDeviceCode } from './wording-device-code.ts';
import { wordingExecutiveErrand } from './wording-executive-errand.ts';
import { wordingExtortion } from './wording-extortion.ts';
import { wordingFear } from './wording-fear.ts';
import { wordingGenericGreeting } from './wording-generic-greeting.ts';
import { wordingGiftCards } from './wording-gift-cards.ts';
import { wordingHardSell } from './wording-hard-sell.ts';
import { wordingHealthMiracle } from './wording-health-miracle.ts';
import { wordingInvestment } from './wording-investment.ts';
import { wordingInvoiceLure } from './wording-invoice-lure.ts';
import { wordingJobOffer } from './wording-job-offer.ts';
import { wordingJunkFooter } from './wording-junk-footer.ts';
import { wordingLoan } from './wording-loan.ts';
import { wordingMailboxFull } from './wording-mailbox-full.ts';
import { wordingMixedLanguage } from './wording-mixed-language.ts';
import { wordingOauthConsent } from './wording-oauth-consent.ts';
import { wordingParcelFee } from './wording-parcel-fee.ts';
import { wordingPasteAndRun } from './wording-paste-and-run.ts';
import { wordingPaymentRequest } from './wording-payment-request.ts';
import { wordingPayrollChange } from './wording-payroll-change.ts';
import { wordingPrize } from './wording-prize.ts';
import { wordingRefundBait } from './wording-refund-bait.ts';
import { wordingSecrecy } from './wording-secrecy.ts';
import { wordingSharedDocument } from './wording-shared-document.ts';
import { wordingSubscriptionRenewal } from './wording-subscription-renewal.ts';
import { wordingUrgency } from './wording-urgency.ts';
import { wordingVirusScare } from './wording-virus-scare.ts';
import { wordingVoicemail } from './wording-voicemail.ts';

/** Every detector that reads the wording, in the order a reader should meet them. */
export const wordingDetectors: readonly ListedDetector<MailCase>[] = [
  wordingCredentialRequest,
  wordingAccountThreat,
  wordingMailboxFull,
  wordingParcelFee,
  wordingRefundBait,
  wordingPrize,
  wordingPaymentRequest,
  wordingSubscriptionRenewal,
  wordingVirusScare,
  wordingCryptoLure,
  wordingAdvanceFee,
  wordingExtortion,
  wordingGiftCards,
  wordingPayrollChange,
  wordingExecutiveErrand,
  wordingSecrecy,
  wordingCallback,
  wordingCodeRequest,
  wordingDeviceCode,
  wordingOauthConsent,
  wordingPasteAndRun,
  wordingSharedDocument,
  wordingVoicemail,
  wordingInvoiceLure,
  wordingInvestment,
  wordingLoan,
  wordingJobOffer,
  wordingDatingBait,
  wordingCasino,
  wordingHealthMiracle,
  wordingHardSell,
  wordingJunkFooter,
  wordingFear,
  wordingAuthority,
  wordingUrgency,
  wordingBaitClick,
  wordingGenericGreeting,
  wordingMixedLanguage,
];
