import type { ListedDetector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { phraseDetector } from '../phrase-detector.ts';
import { accessAndFiles } from './wording/access-and-files.ts';
import { confidenceScams } from './wording/confidence-scams.ts';
import { junk } from './wording/junk.ts';
import { pressure } from './wording/pressure.ts';
import { pretexts } from './wording/pretexts.ts';
import { wordingMixedLanguage } from './wording-mixed-language.ts';

/** Every detector that reads the wording, in the order a reader should meet them. */
export const wordingDetectors: readonly ListedDetector<MailCase>[] = [
  ...[...pretexts, ...confidenceScams, ...accessAndFiles, ...junk, ...pressure].map(phraseDetector),
  wordingMixedLanguage,
];
