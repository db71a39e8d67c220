import { detectorOf } from '../../verdict/detector.ts';
import type { PictureCase } from '../case.ts';

/** How detectors for pictures are defined, by the family that they count in. */
export const imitationDetector = detectorOf<PictureCase>('imitation');
export const interfaceDetector = detectorOf<PictureCase>('interface');
export const reputationDetector = detectorOf<PictureCase>('reputation');
