import type { VulnerabilitySeverity } from '../../contract/analyze-vulnerability.ts';
import type { SeverityFilter } from '../../contract/device-choices.ts';

/** Severities as numbers to compare; 0 is not rated. */
export const severityNumbers: Record<VulnerabilitySeverity, number> = {
  CRITICAL: 4,
  HIGH: 3,
  MEDIUM: 2,
  LOW: 1,
};

/** The lowest severity that passes a filter on severities. */
export const leastSeverity = (filter: Extract<SeverityFilter, 'critical' | 'high'>): number =>
  severityNumbers[filter === 'critical' ? 'CRITICAL' : 'HIGH'];
