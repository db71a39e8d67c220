import type { RiskLevel } from '../../contract/risk.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';

const center = 130;
const degreesPerPoint = 2.7;
const firstDegree = 135;

const bands = [
  { level: 'safe', from: 0, to: 20 },
  { level: 'suspicious', from: 21, to: 70 },
  { level: 'phishing', from: 71, to: 100 },
] as const;

/** The gauge of the result card: a bezel of 270 degrees, lit up to the score. */
export const gaugeSvg = (score: number, level: RiskLevel | 'unknown', levelWord: string): Html => {
  const pointer = at(score, 107);
  const turn = rounded(firstDegree + score * degreesPerPoint);
  return html`<svg class="gauge" viewBox="8 4 244 216" role="img" aria-label="Risk score ${score} out of 100, ${levelWord}">${Array.from(
    { length: 51 },
    (_, index) => tick(index * 2, index * 2 <= score),
  )}${bands.map(
    (band) =>
      html`<path class="arc ${band.level}${band.level === level ? ' now' : ''}" d="${arc(band.from, band.to)}"/>`,
  )}<path class="hand" d="M-3 0 L13 -8 L13 8Z" transform="translate(${pointer.x} ${pointer.y}) rotate(${turn})"/>${[
    0, 20, 70, 100,
  ].map(
    (value) => html`<text class="mark" x="${at(value, 73).x}" y="${at(value, 73).y}">${value}</text>`,
  )}<text class="score" x="130" y="152">${score}</text><text class="what" x="130" y="178">Risk score</text></svg>`;
};

const tick = (value: number, isLit: boolean): Html => {
  const isMajor = value % 10 === 0;
  const inner = at(value, isMajor ? 86 : 90);
  const outer = at(value, 102);
  return html`<path class="tick${isMajor ? ' major' : ''}${isLit ? ' lit' : ''}" d="M${inner.x} ${inner.y}L${outer.x} ${outer.y}"/>`;
};

const arc = (from: number, to: number) => {
  const start = at(from, 112);
  const end = at(to, 112);
  const isLarge = (to - from) * degreesPerPoint > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A112 112 0 ${isLarge} 1 ${end.x} ${end.y}`;
};

const at = (value: number, radius: number) => {
  const angle = ((firstDegree + value * degreesPerPoint) * Math.PI) / 180;
  return { x: rounded(center + radius * Math.cos(angle)), y: rounded(center + radius * Math.sin(angle)) };
};

const rounded = (value: number) => Math.round(value * 10) / 10;
