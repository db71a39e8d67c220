/**
 * The engine's second door, for `ml` and `bench`, which train and measure its models: the same code that judges, in the
 * pieces that training needs. The server never imports it.
 */
// What serves, too.

export { dynamicDnsZoneOf } from './addresses/dynamic-dns.ts';
export { luresIn } from './addresses/lure-words.ts';
export { isMailService } from './addresses/mail-services.ts';
export { isOpenService, openPublishingAt } from './addresses/published-pages.ts';
export { shortenerKindOf } from './addresses/shorteners.ts';
export { type BrandDomain, brandDomains } from './brands/brand-domains.ts';
export { brandOfWord, wordInside, wordLookingLike, wordMistypedAs } from './brands/brand-index.ts';
export type { Brand } from './brands/brands.ts';
export { isVouchedFor } from './brands/genuine.ts';
export { lookalikeOf } from './brands/lookalike/lookalike-of.ts';
export { type PermutationKind, permutationKinds } from './brands/lookalike/permutation-kinds.ts';
export type { Permutation } from './brands/lookalike/permutations.ts';
export { untwist } from './brands/lookalike/untwist.ts';
export { concludeDomain } from './domain/conclude.ts';
export * from './index.ts';
export { readFeatures } from './inference/feature.ts';
export { byRules, type Prediction, type Reason, theRest } from './inference/prediction.ts';
export type { MailCase } from './mail/case.ts';
export { mailDetectors } from './mail/detectors/index.ts';
export { wordingDetectors } from './mail/detectors/wording.ts';
export { mailFeatures } from './mail/features/index.ts';
export { strangestLinks } from './mail/features/link-reading.ts';
export { strongestOf } from './mail/findings.ts';
export { casesOf, judgeMail, readingsOf } from './mail/judge.ts';
export { highestLinkProbability } from './mail/model.ts';
export { visitHtml } from './mail/parse/html/html-tokens.ts';
export { openMime } from './mail/parse/open-mime.ts';
export type { AttachedFile, OpenedMail } from './mail/parse/opened-mail.ts';
export type { ParsedMail } from './mail/parse/parsed-mail.ts';
export { readMail } from './mail/parse/read-mail.ts';
export { submittedMail } from './mail/parse/submitted/submitted-mail.ts';
export { webAddresses } from './mail/parse/web-addresses.ts';
export { judgePicture } from './picture/judge.ts';
export { findAddressBars } from './picture/parse/address-bar.ts';
export { editDistance } from './text/edit-distance.ts';
export { foldProse } from './text/prose.ts';
export { popularityBands, urlCase } from './url/case.ts';
export { urlDetectors } from './url/detectors/index.ts';
export { urlFeatures } from './url/features.ts';
export { linkFindings } from './url/link-findings.ts';
export { hostKey } from './url/reputation/known-phishing.ts';
export type { Popularity } from './url/reputation/popularity.ts';
export { xorFilter } from './url/reputation/xor-filter.ts';
export { urlText } from './url/text.ts';
export { type Finding, familyCeiling } from './verdict/detector.ts';
export { score } from './verdict/score.ts';
export { languageOf } from './wording/languages.ts';
export { phraseIndexes } from './wording/phrase-index.ts';
export { textTokens } from './wording/text-tokens.ts';
