import type { Threat } from '../../contract/threat.ts';
import type { Finding } from './detector.ts';

/** A finding as it leaves the engine, without what only scoring and highlighting need. */
export const toThreat = ({ family: _, certainty: __, spans: ___, ...threat }: Finding): Threat => threat;
