/**
 * Suggests points for the mail detectors from judged messages of the fit half:
 *
 *   npm run evaluate -- --data ../shared/data --only mail --part fit --dump /tmp/fit.jsonl
 *   node ml/fit/mail-points.ts /tmp/fit.jsonl
 *
 * Logistic regression over "how much of this detector fired", weights held at zero or above, drawn towards the points
 * that stand in the code: a detector that fires on no legitimate message of a corpus without newsletters is not thereby
 * certain. The suggestion is read by a person; nothing is written.
 */

import { readFileSync } from 'node:fs';
import { mailDetectors, urlDetectors, wordingDetectors } from '../../src/engine/training.ts';
import { table } from '../evaluate/tally.ts';

type Judged = { kind: string; source: string; raw: [string, number][] };

const mails = readFileSync(process.argv[2] ?? '/tmp/fit.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Judged)
  .filter(({ kind }) => kind !== 'spam');

const detectors = [...mailDetectors, ...wordingDetectors, ...urlDetectors].map(({ id, points }) => ({
  id,
  points,
}));
const index = new Map(detectors.map(({ id }, i) => [id, i]));
const rows = mails.map(({ kind, raw }) => ({
  y: kind === 'phishing' ? 1 : 0,
  x: raw.flatMap(([type, score]): [number, number][] => {
    const i = index.get(type);
    return i === undefined ? [] : [[i, score / (detectors[i]?.points ?? 1)]];
  }),
}));

/** Points per unit of log-odds: 7 points are one step, so that 20.5 is about 3 steps above nothing seen. */
const pointsPerStep = 7;
const threshold = 20.5;
/** A legitimate message wrongly accused weighs as much as so many missed ones. */
const alarmWeight = 4;
/** How firmly a detector is held to the points in the code; as many messages as it would take to move it. */
const prior = 12;

const weights = detectors.map(({ points }) => points);
for (let round = 0; round < 400; round += 1) {
  const gradient = weights.map((weight, i) => (prior * (weight - (detectors[i]?.points ?? 0))) / 100);
  const curvature = weights.map(() => prior / 100 + 1e-3);
  for (const { x, y } of rows) {
    const points = x.reduce((sum, [i, part]) => sum + (weights[i] ?? 0) * part, 0);
    const p = 1 / (1 + Math.exp(-(points - threshold) / pointsPerStep));
    const cost = y === 1 ? 1 : alarmWeight;
    for (const [i, part] of x) {
      gradient[i] = (gradient[i] ?? 0) + (cost * (p - y) * part) / pointsPerStep;
      curvature[i] = (curvature[i] ?? 0) + (cost * p * (1 - p) * part * part) / pointsPerStep ** 2;
    }
  }
  weights.forEach((weight, i) => {
    const step = (gradient[i] ?? 0) / (curvature[i] ?? 1);
    weights[i] = Math.min(60, Math.max(0, weight - 0.3 * Math.max(-5, Math.min(5, step))));
  });
}

const rate = (by: (points: number[]) => number[]) => {
  const used = by(weights);
  let caught = 0;
  let alarms = 0;
  let phishing = 0;
  for (const { x, y } of rows) {
    const isOut = x.reduce((sum, [i, part]) => sum + Math.round((used[i] ?? 0) * part), 0) > 20;
    phishing += y;
    if (isOut && y === 1) caught += 1;
    if (isOut && y === 0) alarms += 1;
  }
  return `${((100 * caught) / phishing).toFixed(2)} % caught, ${((100 * alarms) / (rows.length - phishing)).toFixed(2)} % alarms`;
};
const fired = detectors.map(() => ({ phishing: 0, legitimate: 0 }));
for (const { x, y } of rows)
  for (const [i] of x) (fired[i] ?? { phishing: 0, legitimate: 0 })[y === 1 ? 'phishing' : 'legitimate'] += 1;
process.stdout.write(
  table(
    ['detector', 'points', 'fitted', 'phishing', 'legitimate'],
    detectors
      .map(({ id, points }, i) => [
        id,
        String(points),
        (weights[i] ?? 0).toFixed(1),
        String(fired[i]?.phishing),
        String(fired[i]?.legitimate),
      ])
      .filter(([, , , a, b]) => a !== '0' || b !== '0'),
  ),
);
process.stdout.write(
  `\nas in the code: ${rate(() => detectors.map(({ points }) => points))}\nas fitted:      ${rate((w) => w)}\n`,
);
