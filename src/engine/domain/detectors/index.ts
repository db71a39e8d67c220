import type { ListedDetector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';
import { addressAnySubdomain } from './address-any-subdomain.ts';
import { imitationCloseName } from './imitation-close-name.ts';
import { imitationYoungName } from './imitation-young-name.ts';
import { reputationBlocklisted } from './reputation-blocklisted.ts';
import { reputationCertificateOtherName } from './reputation-certificate-other-name.ts';
import { reputationCertificateOwnMaking } from './reputation-certificate-own-making.ts';
import { reputationCertificateRevoked } from './reputation-certificate-revoked.ts';
import { reputationCertificateUntrusted } from './reputation-certificate-untrusted.ts';
import { reputationNameOnHold } from './reputation-name-on-hold.ts';
import { reputationRegisteredRecently } from './reputation-registered-recently.ts';
import { reputationSingleYear } from './reputation-single-year.ts';
import { upkeepBrokenSignature } from './upkeep-broken-signature.ts';
import { upkeepCertificateEarly } from './upkeep-certificate-early.ts';
import { upkeepCertificateExpired } from './upkeep-certificate-expired.ts';
import { upkeepCertificateWeak } from './upkeep-certificate-weak.ts';
import { upkeepIdleMailPolicy } from './upkeep-idle-mail-policy.ts';
import { upkeepLameServers } from './upkeep-lame-servers.ts';
import { upkeepNoEncryption } from './upkeep-no-encryption.ts';
import { upkeepNoMailPolicy } from './upkeep-no-mail-policy.ts';
import { upkeepNoSenderList } from './upkeep-no-sender-list.ts';
import { upkeepOpenSenderList } from './upkeep-open-sender-list.ts';
import { upkeepRegistrationEnding } from './upkeep-registration-ending.ts';
import { upkeepRegistrationOver } from './upkeep-registration-over.ts';

/** What is told of names alone, in the order a reader should meet them. What a link would show too is in `../url`. */
export const domainDetectors: readonly ListedDetector<DomainCase>[] = [
  reputationBlocklisted,
  imitationCloseName,
  imitationYoungName,
  reputationRegisteredRecently,
  reputationSingleYear,
  reputationNameOnHold,
  reputationCertificateRevoked,
  reputationCertificateOwnMaking,
  reputationCertificateUntrusted,
  reputationCertificateOtherName,
  addressAnySubdomain,
  upkeepRegistrationOver,
  upkeepRegistrationEnding,
  upkeepCertificateExpired,
  upkeepCertificateEarly,
  upkeepCertificateWeak,
  upkeepNoEncryption,
  upkeepLameServers,
  upkeepBrokenSignature,
  upkeepOpenSenderList,
  upkeepNoSenderList,
  upkeepNoMailPolicy,
  upkeepIdleMailPolicy,
];
