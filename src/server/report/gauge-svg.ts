import {
  gaugeBands,
  gaugeCenter,
  gaugeMark,
  gaugeMarks,
  gaugePointer,
  gaugeTick,
  gaugeTicks,
  gaugeViewBox,
} from '../../contract/gauge.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { type Html, html } from './html.ts';

/** The gauge of the result card, lit up to the score. */
export const gaugeSvg = (score: number, level: RiskLevel | 'unknown', levelWord: string): Html => {
  const { path, x, y, degrees } = gaugePointer(score);
  return html`<svg class="gauge" viewBox="${gaugeViewBox}" role="img" aria-label="Risk score ${score} out of 100, ${levelWord}">${gaugeTicks.map(
    (value) => tick(value, value <= score),
  )}${gaugeBands.map(
    (band) => html`<path class="arc ${band.level}${band.level === level ? ' now' : ''}" d="${band.path}"/>`,
  )}<path class="hand" d="${path}" transform="translate(${x} ${y}) rotate(${degrees})"/>${gaugeMarks.map(
    (value) => html`<text class="mark" x="${gaugeMark(value).x}" y="${gaugeMark(value).y}">${value}</text>`,
  )}<text class="score" x="${gaugeCenter}" y="152">${score}</text><text class="what" x="${gaugeCenter}" y="178">Risk score</text></svg>`;
};

const tick = (value: number, isLit: boolean): Html => {
  const { isMajor, inner, outer } = gaugeTick(value);
  return html`<path class="tick${isMajor ? ' major' : ''}${isLit ? ' lit' : ''}" d="M${inner.x} ${inner.y}L${outer.x} ${outer.y}"/>`;
};
