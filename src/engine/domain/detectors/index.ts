import type { ListedDetector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';
import { addressAnySubdomain } from './address-any-subdomain.ts';
import { doubtfulCertificates, neglectedCertificates } from './certificates.ts';
import { imitationCloseName } from './imitation-close-name.ts';
import { imitationYoungName } from './imitation-young-name.ts';
import { reputationBlocklisted } from './reputation-blocklisted.ts';
import { reputationNameOnHold } from './reputation-name-on-hold.ts';
import { reputationRegisteredRecently } from './reputation-registered-recently.ts';
import { reputationSingleYear } from './reputation-single-year.ts';
import { upkeepBrokenSignature } from './upkeep-broken-signature.ts';
import { upkeepIdleMailPolicy } from './upkeep-idle-mail-policy.ts';
import { upkeepLameServers } from './upkeep-lame-servers.ts';
import { upkeepNoEncryption } from './upkeep-no-encryption.ts';
import { upkeepNoMailPolicy } from './upkeep-no-mail-policy.ts';
import { upkeepNoSenderList } from './upkeep-no-sender-list.ts';
import { upkeepOpenSenderList } from './upkeep-open-sender-list.ts';
import { upkeepRegistrationEnding } from './upkeep-registration-ending.ts';
import { upkeepRegistrationOver } from './upkeep-registration-over.ts';

/** Detectors for domains alone, in the order a reader should meet them. What a link shows too is found in `../url`. */
export const domainDetectors: readonly ListedDetector<DomainCase>[] = [
  reputationBlocklisted,
  imitationCloseName,
  imitationYoungName,
  reputationRegisteredRecently,
  reputationSingleYear,
  reputationNameOnHold,
  ...doubtfulCertificates,
  addressAnySubdomain,
  upkeepRegistrationOver,
  upkeepRegistrationEnding,
  ...neglectedCertificates,
  upkeepNoEncryption,
  upkeepLameServers,
  upkeepBrokenSignature,
  upkeepOpenSenderList,
  upkeepNoSenderList,
  upkeepNoMailPolicy,
  upkeepIdleMailPolicy,
];
