import { type RiskLevel, riskBandEnds } from './risk.ts';

// The bezel that shows a risk score, on the page and in a report: 270 degrees around the centre of its own picture.

export const gaugeViewBox = '8 4 244 216';
export const gaugeCenter = 130;

const degreesPerPoint = 2.7;
const firstDegree = 135;
const arcRadius = 112;

export const gaugeTicks = Array.from({ length: 51 }, (_, index) => index * 2);

/** The scores that are written beside the bezel. */
export const gaugeMarks = [0, ...Object.values(riskBandEnds)];
const markRadius = 73;

/** A triangle, where it stands and how far it is turned. */
export const gaugePointer = (score: number) => ({
  path: 'M-3 0 L13 -8 L13 8Z',
  ...at(score, 107),
  degrees: rounded(firstDegree + score * degreesPerPoint),
});

export const gaugeMark = (score: number) => at(score, markRadius);

export const gaugeTick = (score: number) => {
  const isMajor = score % 10 === 0;
  return { isMajor, inner: at(score, isMajor ? 86 : 90), outer: at(score, 102) };
};

const arc = (from: number, to: number) => {
  const start = at(from, arcRadius);
  const end = at(to, arcRadius);
  const isLarge = (to - from) * degreesPerPoint > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${arcRadius} ${arcRadius} 0 ${isLarge} 1 ${end.x} ${end.y}`;
};

/** Each begins a point after the one before: the gap keeps the arcs apart. */
export const gaugeBands: { level: RiskLevel; path: string }[] = [
  { level: 'safe', path: arc(0, riskBandEnds.safe) },
  { level: 'suspicious', path: arc(riskBandEnds.safe + 1, riskBandEnds.suspicious) },
  { level: 'phishing', path: arc(riskBandEnds.suspicious + 1, riskBandEnds.phishing) },
];

function at(score: number, radius: number) {
  const angle = ((firstDegree + score * degreesPerPoint) * Math.PI) / 180;
  return {
    x: rounded(gaugeCenter + radius * Math.cos(angle)),
    y: rounded(gaugeCenter + radius * Math.sin(angle)),
  };
}

function rounded(value: number) {
  return Math.round(value * 10) / 10;
}
