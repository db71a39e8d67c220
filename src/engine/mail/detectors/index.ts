import type { ListedDetector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { attachmentDangerousType } from './attachment-dangerous-type.ts';
import { attachmentDoubleExtension } from './attachment-double-extension.ts';
import { attachmentFalseType } from './attachment-false-type.ts';
import { attachmentLockedArchive } from './attachment-locked-archive.ts';
import { attachmentLureOnly } from './attachment-lure-only.ts';
import { attachmentMacros } from './attachment-macros.ts';
import { attachmentQrCode } from './attachment-qr-code.ts';
import { attachmentWebPage } from './attachment-web-page.ts';
import { linkAppConsent } from './link-app-consent.ts';
import { linkCarriesRecipient } from './link-carries-recipient.ts';
import { linkDeviceCode } from './link-device-code.ts';
import { linkFakeAttachment } from './link-fake-attachment.ts';
import { linkOneForAll } from './link-one-for-all.ts';
import { linkOtherWords } from './link-other-words.ts';
import { linkStrangersOnly } from './link-strangers-only.ts';
import { senderAddressInName } from './sender-address-in-name.ts';
import { senderAlteredText } from './sender-altered-text.ts';
import { senderBrandName } from './sender-brand-name.ts';
import { senderBrandText } from './sender-brand-text.ts';
import { senderBrokenLine } from './sender-broken-line.ts';
import { senderCheapDomain } from './sender-cheap-domain.ts';
import { senderDecoratedName } from './sender-decorated-name.ts';
import { senderDisguisedName } from './sender-disguised-name.ts';
import { senderFailedChecks } from './sender-failed-checks.ts';
import { senderForgedBrand } from './sender-forged-brand.ts';
import { senderFreemailOrganisation } from './sender-freemail-organisation.ts';
import { senderGeneralDomain } from './sender-general-domain.ts';
import { senderLookalikeDomain } from './sender-lookalike-domain.ts';
import { senderNearDomain } from './sender-near-domain.ts';
import { senderOnBehalf } from './sender-on-behalf.ts';
import { senderRandomAddress } from './sender-random-address.ts';
import { senderRandomMailbox } from './sender-random-mailbox.ts';
import { senderReplyElsewhere } from './sender-reply-elsewhere.ts';
import { senderReturnElsewhere } from './sender-return-elsewhere.ts';
import { senderUnproven } from './sender-unproven.ts';
import { senderYourself } from './sender-yourself.ts';
import { serviceCarriesLure } from './service-carries-lure.ts';
import { structureBrokenWords } from './structure-broken-words.ts';
import { structureDisguisedWords } from './structure-disguised-words.ts';
import { structureFalseReply } from './structure-false-reply.ts';
import { structureForm } from './structure-form.ts';
import { structureHiddenRecipients } from './structure-hidden-recipients.ts';
import { structureHiddenText } from './structure-hidden-text.ts';
import { structureJunkText } from './structure-junk-text.ts';
import { structureMarkedSubject } from './structure-marked-subject.ts';
import { structureNothingButLink } from './structure-nothing-but-link.ts';
import { structurePictureOnly } from './structure-picture-only.ts';
import { structureWrongDate } from './structure-wrong-date.ts';

/** Every detector for a message as a whole, in the order a reader should meet them. The URL detectors judge its links. */
export const mailDetectors: readonly ListedDetector<MailCase>[] = [
  attachmentDangerousType,
  attachmentDoubleExtension,
  attachmentFalseType,
  attachmentLockedArchive,
  attachmentLureOnly,
  attachmentMacros,
  attachmentQrCode,
  attachmentWebPage,
  linkAppConsent,
  linkCarriesRecipient,
  linkDeviceCode,
  linkFakeAttachment,
  linkOneForAll,
  linkOtherWords,
  linkStrangersOnly,
  senderAddressInName,
  senderAlteredText,
  senderBrandName,
  senderBrandText,
  senderCheapDomain,
  senderDecoratedName,
  senderDisguisedName,
  senderFailedChecks,
  senderForgedBrand,
  senderFreemailOrganisation,
  senderGeneralDomain,
  senderLookalikeDomain,
  senderNearDomain,
  senderBrokenLine,
  senderOnBehalf,
  senderRandomAddress,
  senderRandomMailbox,
  senderReplyElsewhere,
  senderReturnElsewhere,
  senderUnproven,
  senderYourself,
  serviceCarriesLure,
  structureBrokenWords,
  structureDisguisedWords,
  structureFalseReply,
  structureForm,
  structureHiddenRecipients,
  structureHiddenText,
  structureJunkText,
  structureMarkedSubject,
  structureNothingButLink,
  structurePictureOnly,
  structureWrongDate,
];
