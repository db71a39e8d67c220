/** What the pages claim, word for word as specified. Each claim is marked with what was measured. */
export type Claim = 'accuracy' | 'speed' | 'features' | 'monitoring';

export const claimNames: Record<Claim, string> = {
  accuracy: 'accuracy',
  speed: 'processing speed',
  features: 'ML features',
  monitoring: 'monitoring',
};
