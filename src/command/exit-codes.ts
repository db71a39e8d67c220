import type { RiskLevel } from '../contract/risk.ts';

/** What the shell gets. From 64 on they are those of sysexits.h, which mail programs know. */
export const exitCodes = {
  safe: 0,
  suspicious: 1,
  phishing: 2,
  inconclusive: 3,
  usage: 64,
  unreadable: 65,
  missing: 66,
  /** A server or a service that was asked for could not be reached, or refused. */
  unavailable: 69,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What a verdict amounts to: an open one is no all-clear. */
export const gravityWords = ['safe', 'inconclusive', 'suspicious', 'phishing'] as const;
export type Gravity = (typeof gravityWords)[number];

export const gravityOf = (riskLevel: RiskLevel, isConclusive: boolean): Gravity =>
  riskLevel === 'safe' && !isConclusive ? 'inconclusive' : riskLevel;

/**
 * From the gravest down. What could not be read comes before an all-clear: a step that passes must have read everything.
 */
const order: readonly ExitCode[] = [
  exitCodes.phishing,
  exitCodes.suspicious,
  exitCodes.unavailable,
  exitCodes.missing,
  exitCodes.unreadable,
  exitCodes.inconclusive,
  exitCodes.safe,
];

export const graverOf = (one: ExitCode, other: ExitCode): ExitCode =>
  order.find((code) => code === one || code === other) ?? one;

/** With `--fail-on`, verdicts that are less grave than asked for end with 0. Bad input stays what it is. */
export const failingFrom = (code: ExitCode, least: Gravity | null): ExitCode => {
  if (least === null) return code;
  const gravity = gravityWords.find((word) => exitCodes[word] === code);
  if (gravity === undefined) return code;
  return gravityWords.indexOf(gravity) >= gravityWords.indexOf(least) ? code : exitCodes.safe;
};
