import type { Threat } from '../../contract/risk.ts';
import type { Finding } from './detector.ts';

/** A finding as it leaves the engine: what only the arithmetic and the marks needed stays here. */
export const toThreat = ({ family: _, spans: __, ...threat }: Finding): Threat => threat;
