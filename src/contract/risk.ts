export const riskLevels = ['safe', 'suspicious', 'phishing'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** The highest score of each band: safe 0-20, suspicious 21-70, phishing 71-100. */
export const riskBandEnds = { safe: 20, suspicious: 70, phishing: 100 } as const satisfies Record<
  RiskLevel,
  number
>;

export const levelOf = (riskScore: number): RiskLevel => {
  if (riskScore <= riskBandEnds.safe) return 'safe';
  return riskScore <= riskBandEnds.suspicious ? 'suspicious' : 'phishing';
};

export const severities = ['low', 'medium', 'high'] as const;
export type Severity = (typeof severities)[number];

/** The fixed set of names the specification allows; the web maps each to a drawing. */
export const threatIcons = [
  'Link',
  'Clock',
  'AlertTriangle',
  'UserX',
  'Globe',
  'Calendar',
  'ShieldX',
  'Ban',
  'AlertCircle',
  'Link2',
  'Eye',
  'Search',
  'Minus',
  'Fish',
  'Timer',
  'Key',
] as const;
export type ThreatIcon = (typeof threatIcons)[number];
