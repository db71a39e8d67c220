/**
 * The engine's only door. The caller passes in everything that is judged; the engine reads no file, makes no lookup and
 * keeps no state. Other rooms import this file and no other; `ml` and `bench` have `training.ts` besides.
 */
export { hostingOf } from './addresses/free-hosts.ts';
export { mailServiceAt } from './addresses/mail-service-names.ts';
export { type ParsedUrl, parseUrl } from './addresses/parse-url.ts';
export { unicodeHost } from './addresses/punycode.ts';
export { ownerOf } from './brands/brand-index.ts';
export { brands } from './brands/brands.ts';
export { permutationsOf } from './brands/lookalike/permutations.ts';
export type { KnownOfDomain } from './domain/case.ts';
export { correctDomain } from './domain/correct.ts';
export { describePart } from './domain/describe.ts';
export { initialFields } from './domain/fields.ts';
export { frontPageOf } from './domain/front-page.ts';
export { judgeDomain } from './domain/judge.ts';
export { type PackedTrees, packTrees } from './inference/boosted-trees.ts';
export { isCompoundFile } from './mail/parse/compound-sectors.ts';
export type { MailInput, MailSubmission, MailTools, PdfContent } from './mail/parse/mail-input.ts';
export { messageText } from './mail/parse/message-text.ts';
export type { ParsedMail } from './mail/parse/parsed-mail.ts';
export type { FoundItem, Reported } from './mail/reported/find-reported.ts';
export type { PictureFacts } from './picture/case.ts';
export type { Models } from './picture/models.ts';
export type { PageTextModel } from './picture/page-text-model.ts';
export type {
  Box,
  PictureHash,
  PictureReading,
  ReadLine,
  SeenCode,
  SeenLayout,
  SeenLogo,
  SeenShape,
} from './picture/reading.ts';
export { replaceBidiControls } from './text/bidi-controls.ts';
export { decodeText } from './text/decode-text.ts';
export { defangHost } from './text/defang.ts';
export { type Answerable, answerableFor } from './url/answerable.ts';
export type { KnownPhishing, UrlFacts } from './url/case.ts';
export { judgeUrl } from './url/judge.ts';
export { destinationOf } from './url/link-findings.ts';
export { linkItem } from './url/link-item.ts';
export { readUrlModel, type UrlModel, type UrlModels } from './url/model.ts';
export {
  factsFromTables,
  type SyncedLists,
  type UrlTables,
} from './url/reputation/facts-from-tables.ts';
export {
  type FeedIndex,
  feedHashes,
  isIndexed,
  readFeeds,
  type TakenFeed,
} from './url/reputation/feed-index.ts';
export { listingKey } from './url/reputation/feed-keys.ts';
export { feedLineReader } from './url/reputation/feed-lines.ts';
export { readKnownPhishing } from './url/reputation/known-phishing.ts';
export { bytesPerDomain, popularityKey, readPopularity } from './url/reputation/popularity.ts';
export { correctVerdict, restsOnProof } from './verdict/correct.ts';
export { isAffected } from './vulnerability/affected.ts';
export {
  type Concern,
  concernOf,
  type ExploitStage,
  exploitStages,
  isReadableVersion,
  namesTrainOf,
} from './vulnerability/concern.ts';
export type {
  AffectedProduct,
  CveRecord,
  Cvss,
  KevEntry,
  Reference,
  VersionRange,
} from './vulnerability/cve-record.ts';
export { allProductKeys, matchesOf, productKey, rulesOf } from './vulnerability/device-products.ts';
export { passesFilter } from './vulnerability/passes-filter.ts';
export { presentVulnerability } from './vulnerability/present-vulnerability.ts';
export { newestOf, rankOf } from './vulnerability/rank.ts';
export { readEpssLine } from './vulnerability/read-epss.ts';
export { readExploitLine } from './vulnerability/read-exploit-index.ts';
export { cveIdOf } from './vulnerability/read-fields.ts';
export { readKevEntry } from './vulnerability/read-kev.ts';
export { readNvdRecord } from './vulnerability/read-nvd.ts';

/**
 * Messages and pictures are most of the code and are judged in their own threads. They are loaded on first use, since
 * loading them with the rest would double the server's start-up time.
 */
export const loadMail = () => import('./mail/index.ts');
/** Apart from messages: only a report mailbox needs it, and browsers load messages. */
export const loadReported = () => import('./mail/reported/find-reported.ts');
export const loadPicture = () => import('./picture/index.ts');

/** What the engine shows about itself: its detectors and features, and a sample that it judges. */
export const loadInsights = () => import('./insights.ts');
export type { EngineInsights } from './insights.ts';
