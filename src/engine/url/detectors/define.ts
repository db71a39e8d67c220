import { detectorOf } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/** How detectors for links are defined, by the family that they count in. */
export const addressDetector = detectorOf<UrlCase>('address');
export const destinationDetector = detectorOf<UrlCase>('destination');
export const imitationDetector = detectorOf<UrlCase>('imitation');
export const reputationDetector = detectorOf<UrlCase>('reputation');
