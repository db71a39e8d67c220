import type { ListedDetector } from '../../detector.ts';
import type { MailCase } from '../../mail-case.ts';

/** Every detector that reads the wording, in the order a reader should meet them. */
export const wordingDetectors: readonly ListedDetector<MailCase>[] = [];
