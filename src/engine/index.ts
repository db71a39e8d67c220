/**
 * The engine's only door. Everything that is judged is handed in; nothing is read, asked or remembered here. Other rooms
 * import this file and no other; training and measuring have `training.ts` besides.
 */
export { hostingOf } from './addresses/free-hosts.ts';
export { type ParsedUrl, parseUrl } from './addresses/parse-url.ts';
export { ownerOf } from './brands/brand-index.ts';
export { brands } from './brands/brands.ts';
export { permutationsOf } from './brands/lookalike/permutations.ts';
export type { KnownOfDomain } from './domain/case.ts';
export { describePart } from './domain/describe.ts';
export { nothingFound } from './domain/fields.ts';
export { judgeDomain } from './domain/judge.ts';
export type { TreesFile } from './inference/boosted-trees.ts';
export type { MailModel } from './mail/model.ts';
export { isCompoundFile } from './mail/parse/compound-sectors.ts';
export type { MailInput, MailTools, PdfContent } from './mail/parse/mail-input.ts';
export type { PictureFacts } from './picture/case.ts';
export type { Models } from './picture/models.ts';
export type { PageTextModel } from './picture/page-text-model.ts';
export {
  type Box,
  type PictureHash,
  type PictureReading,
  type ReadLine,
  type SeenCode,
  type SeenLayout,
  type SeenLogo,
  type SeenShape,
  unreadableMark,
} from './picture/reading.ts';
export { decodedText } from './text/decoded-text.ts';
export { defangHost } from './text/defang.ts';
export type { KnownPhishing, UrlFacts } from './url/case.ts';
export { judgeUrl } from './url/judge.ts';
export { destinationOf } from './url/link-findings.ts';
export { readUrlModel, type UrlModel, type UrlModels } from './url/model.ts';
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
export { bytesPerName, popularityKey, readPopularity } from './url/reputation/popularity.ts';
export { isAffected } from './vulnerability/affected.ts';
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
 * Messages and pictures are most of the code and are judged in threads of their own. It is loaded where it is first asked
 * for: read at once with the rest, it would double the time until a server is ready.
 */
export const loadMail = () => import('./mail/index.ts');
export const loadPicture = () => import('./picture/index.ts');

/** What the engine can say about itself: its detectors and features, and a sample that it really judges. */
export const loadInsights = () => import('./insights.ts');
