import type { ListedDetector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';
import { brandCopiedPath } from './brand-copied-path.ts';
import { brandImitations } from './brand-imitations.ts';
import { brandPath } from './brand-path.ts';
import { hostDeepSubdomains } from './host-deep-subdomains.ts';
import { hostDigits } from './host-digits.ts';
import { hostDynamicDns } from './host-dynamic-dns.ts';
import { hostEncodedIp } from './host-encoded-ip.ts';
import { hostFakeEnding } from './host-fake-ending.ts';
import { hostFreeHosting } from './host-free-hosting.ts';
import { hostHiddenCharacters } from './host-hidden-characters.ts';
import { hostIpAddress } from './host-ip-address.ts';
import { hostLinkPage } from './host-link-page.ts';
import { hostLongName } from './host-long-name.ts';
import { hostLureWords } from './host-lure-words.ts';
import { hostManyHyphens } from './host-many-hyphens.ts';
import { hostMisspelledLogin } from './host-misspelled-login.ts';
import { hostMixedScript } from './host-mixed-script.ts';
import { hostNumberedSubdomain } from './host-numbered-subdomain.ts';
import { hostPreviewAddress } from './host-preview-address.ts';
import { hostPublicStorage } from './host-public-storage.ts';
import { hostRandomName } from './host-random-name.ts';
import { hostRiskySuffix } from './host-risky-suffix.ts';
import { hostServiceLabel } from './host-service-label.ts';
import { hostShortener } from './host-shortener.ts';
import { hostTor } from './host-tor.ts';
import { hostUnusualPort } from './host-unusual-port.ts';
import { hostUserinfo } from './host-userinfo.ts';
import { pathAssetFolderPage } from './path-asset-folder-page.ts';
import { pathClone } from './path-clone.ts';
import { pathCredentialWords } from './path-credential-words.ts';
import { pathDangerousFile } from './path-dangerous-file.ts';
import { pathExcessive } from './path-excessive.ts';
import { pathHashFolder } from './path-hash-folder.ts';
import { pathHeavyEncoding } from './path-heavy-encoding.ts';
import { pathHiddenDestination } from './path-hidden-destination.ts';
import { pathKitFile } from './path-kit-file.ts';
import { pathKitFolder } from './path-kit-folder.ts';
import { pathNestedIndex } from './path-nested-index.ts';
import { pathOddCharacters } from './path-odd-characters.ts';
import { pathOpenPublishing } from './path-open-publishing.ts';
import { pathRandom } from './path-random.ts';
import { pathRepeatedFolder } from './path-repeated-folder.ts';
import { pathUuid } from './path-uuid.ts';
import { queryEmailAddress } from './query-email-address.ts';
import { queryEmptyAddress } from './query-empty-address.ts';
import { queryOpenRedirect } from './query-open-redirect.ts';
import { querySessionDecoy } from './query-session-decoy.ts';
import { reputationBadCertificate } from './reputation-bad-certificate.ts';
import { reputationKnownPhishing } from './reputation-known-phishing.ts';
import { reputationListedHost } from './reputation-listed-host.ts';
import { reputationNewDomain } from './reputation-new-domain.ts';
import { schemeDangerous } from './scheme-dangerous.ts';
import { schemeHttpLogin } from './scheme-http-login.ts';

/** Every URL detector, in the order a reader should meet them. */
export const urlDetectors: readonly ListedDetector<UrlCase>[] = [
  reputationKnownPhishing,
  ...brandImitations,
  brandPath,
  brandCopiedPath,
  hostFakeEnding,
  hostUserinfo,
  hostEncodedIp,
  hostIpAddress,
  hostMixedScript,
  hostHiddenCharacters,
  hostLureWords,
  hostMisspelledLogin,
  hostNumberedSubdomain,
  hostRandomName,
  hostDigits,
  hostManyHyphens,
  hostLongName,
  hostDeepSubdomains,
  hostServiceLabel,
  hostRiskySuffix,
  hostPreviewAddress,
  hostFreeHosting,
  hostPublicStorage,
  hostDynamicDns,
  hostTor,
  hostShortener,
  hostLinkPage,
  hostUnusualPort,
  schemeDangerous,
  schemeHttpLogin,
  queryOpenRedirect,
  queryEmailAddress,
  queryEmptyAddress,
  querySessionDecoy,
  pathKitFolder,
  pathAssetFolderPage,
  pathNestedIndex,
  pathKitFile,
  pathCredentialWords,
  pathHashFolder,
  pathRepeatedFolder,
  pathOddCharacters,
  pathRandom,
  pathUuid,
  pathClone,
  pathDangerousFile,
  pathOpenPublishing,
  pathHiddenDestination,
  pathHeavyEncoding,
  pathExcessive,
  reputationListedHost,
  reputationNewDomain,
  reputationBadCertificate,
];
