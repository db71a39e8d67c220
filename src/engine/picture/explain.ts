import type { Explanation, ShownMessage } from '../../contract/explanation.ts';
import { safeWayTo } from '../brands/safe-way.ts';
import { type CombinedScore, explainReducedScore } from '../verdict/calibrate-with-model.ts';
import type { Finding } from '../verdict/detector.ts';
import { isConclusive, scoresWithoutEach } from '../verdict/explain.ts';
import { placeMarks } from '../verdict/place-marks.ts';
import { score } from '../verdict/score.ts';
import { scoreWithout } from '../verdict/score-without.ts';
import type { PictureCase } from './case.ts';
import { pictureChecks } from './checks.ts';
import { claimedInPicture } from './claimed-company.ts';
import { shownPicture } from './marks.ts';
import {
  hasKnownSender,
  hasOwnSender,
  isVouchedFor,
  isVouchedPicture,
  pictureReassurances,
} from './reassurances.ts';
import { pictureTrail } from './trail.ts';
import { whatPictureShows } from './what-it-shows.ts';

/** Why a picture was judged as it was, beyond its findings. */
export const explainPicture = (
  input: PictureCase,
  { findings, uncut, ceiling, sureness }: Pick<CombinedScore, 'findings' | 'uncut' | 'ceiling' | 'sureness'>,
): Explanation => {
  const counted = new Set(findings.map(({ type }) => type));
  const isLowRisk = score(findings).riskScore <= 20;
  const reassurances = [
    ...(isLowRisk ? pictureReassurances(input) : []),
    ...(isVouchedFor(input) || hasOwnSender(input) || hasKnownSender(input)
      ? []
      : explainReducedScore('pages and messages', ceiling)),
  ];
  return {
    whoSentThis: whatPictureShows(input),
    message: shownMessage(input, findings),
    picture: shownPicture(input, findings),
    trail: pictureTrail(input, counted),
    checks: pictureChecks(input),
    reassurances,
    safeWay: safeWayTo(claimedInPicture(input)),
    isConclusive: isConclusive(findings, isVouchedPicture(input)),
    scoreWithout: scoresWithoutEach(findings, (type) => scoreWithout(uncut, type, ceiling, sureness)),
  };
};

/** The text as it was read, null where there is none. */
const shownMessage = ({ text }: PictureCase, findings: readonly Finding[]): ShownMessage | null => {
  if (text.text === '') return null;
  const marks = findings.flatMap(({ type, spans }) =>
    spans.map(({ start, end }) => ({ threat: type, start, end })),
  );
  return { text: text.text, bodyStart: 0, marks: placeMarks(marks, findings) };
};
