/**
 * What one outside lookup found. Absence is an answer ("no DMARC record exists") and may count against a domain;
 * a failure is not an answer and must never change a score.
 */
export type LookedUp<T> =
  | { state: 'known'; value: T }
  | { state: 'absent' }
  | { state: 'unknown'; reason: UnknownReason };

/** `off`: lookups are switched off, or the outside world cannot be reached from here. */
export type UnknownReason = 'timeout' | 'unreachable' | 'refused' | 'unreadable' | 'off';
