import { detectorOf } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';

/** How detectors for messages are defined, by the family that they count in. */
export const attachmentDetector = detectorOf<MailCase>('attachments');
export const destinationDetector = detectorOf<MailCase>('destination');
export const imitationDetector = detectorOf<MailCase>('imitation');
export const senderDetector = detectorOf<MailCase>('sender');
export const structureDetector = detectorOf<MailCase>('structure');
export const wordingDetector = detectorOf<MailCase>('wording');
