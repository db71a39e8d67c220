import { describe, expect, it } from 'vitest';
import { levelOf, threatIcons } from './risk.ts';
import { threatSchema } from './threat.ts';

it.each([
  [0, 'safe'],
  [20, 'safe'],
  [21, 'suspicious'],
  [70, 'suspicious'],
  [71, 'phishing'],
  [100, 'phishing'],
])('STATE-17 CONST-02 calls a score of %i %s', (score, level) => {
  expect(levelOf(score)).toBe(level);
});

describe('a threat', () => {
  const threat = {
    type: 'lookalike',
    title: 'A name that imitates another',
    description: 'Seen.',
    severity: 'high',
    score: 40,
    icon: 'Fish',
    recommendation: 'Leave it.',
  };

  it('DATA-13 DATA-19 is drawn with one of sixteen icons, and has one of three severities', () => {
    expect([...threatIcons].sort()).toEqual(
      [
        ...['AlertCircle', 'AlertTriangle', 'Ban', 'Calendar', 'Clock', 'Eye', 'Fish', 'Globe'],
        ...['Key', 'Link', 'Link2', 'Minus', 'Search', 'ShieldX', 'Timer', 'UserX'],
      ].sort(),
    );
    for (const icon of threatIcons) expect(threatSchema.safeParse({ ...threat, icon }).success).toBe(true);
    for (const severity of ['low', 'medium', 'high'])
      expect(threatSchema.safeParse({ ...threat, severity }).success).toBe(true);
  });

  it.each([{ icon: 'Star' }, { severity: 'critical' }, { score: '40' }, { recommendation: undefined }])(
    'DATA-13 DATA-19 is none with %j',
    (change) => {
      expect(threatSchema.safeParse({ ...threat, ...change }).success).toBe(false);
    },
  );
});
