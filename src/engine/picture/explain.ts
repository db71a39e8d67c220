import type { Explanation, ShownMessage } from '../../contract/explanation.ts';
import { safeWayTo } from '../brands/safe-way.ts';
import { withoutOverlap } from '../mail/explain.ts';
import { type CombinedScore, explainReducedScore } from '../verdict/calibrate-with-model.ts';
import type { Finding } from '../verdict/detector.ts';
import { score, scoreWithout } from '../verdict/score.ts';
import type { PictureCase } from './case.ts';
import { pictureChecks } from './checks.ts';
import { shownPicture } from './marks.ts';
import { hasKnownSender, hasOwnSender, isVouchedFor, pictureReassurances } from './reassurances.ts';
import { pictureTrail } from './trail.ts';
import { whatPictureShows } from './what-it-shows.ts';

/** Why a picture was judged as it was, beyond its findings. */
export const explainPicture = (
  input: PictureCase,
  { findings, uncut, ceiling }: Pick<CombinedScore, 'findings' | 'uncut' | 'ceiling'>,
): Explanation => {
  const counted = new Set(findings.map(({ type }) => type));
  const isCalm = score(findings).riskScore <= 20;
  const reassurances = [
    ...(isCalm ? pictureReassurances(input) : []),
    ...(isVouchedFor(input) || hasOwnSender(input) || hasKnownSender(input)
      ? []
      : explainReducedScore('pages and messages', ceiling)),
  ];
  const imitated = input.addresses
    .map(({ target }) => target.imitation?.brand ?? null)
    .find((one) => one !== null);
  return {
    whoSentThis: whatPictureShows(input),
    message: shownMessage(input, findings),
    picture: shownPicture(input, findings),
    trail: pictureTrail(input, counted),
    checks: pictureChecks(input),
    reassurances,
    safeWay: safeWayTo(input.shown?.brand ?? input.message.claims[0]?.brand ?? imitated ?? null),
    // Nothing found in a picture is little: it shows less than the thing itself.
    isConclusive: !isCalm || reassurances.length > 0,
    scoreWithout: Object.fromEntries(findings.map(({ type }) => [type, scoreWithout(uncut, type, ceiling)])),
  };
};

/** The text as it was read, null where there is none. */
const shownMessage = ({ text }: PictureCase, findings: readonly Finding[]): ShownMessage | null => {
  if (text.text === '') return null;
  const rank = new Map(findings.map(({ type }, i) => [type, i]));
  const marks = findings.flatMap(({ type, spans }) =>
    spans.map(({ start, end }) => ({ threat: type, start, end })),
  );
  return { text: text.text, bodyStart: 0, marks: withoutOverlap(marks, rank) };
};
