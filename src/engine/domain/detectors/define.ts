import { detectorOf } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/** How detectors for domains are defined, by the family that they count in. */
export const addressDetector = detectorOf<DomainCase>('address');
export const imitationDetector = detectorOf<DomainCase>('imitation');
export const reputationDetector = detectorOf<DomainCase>('reputation');
export const upkeepDetector = detectorOf<DomainCase>('upkeep');
