import { type Certainty, withCertainty } from '../verdict/certainty.ts';
import { type Finding, mostCertain } from '../verdict/detector.ts';
import { score } from '../verdict/score.ts';
import type { LinkCase, MailCase } from './case.ts';
import { mailDetectors } from './detectors/index.ts';
import { wordingDetectors } from './detectors/wording.ts';

/** Everything found in one message: its own findings, and those of its most dangerous link. */
export const mailFindings = (input: MailCase): Finding[] => [
  ...mailDetectors.flatMap((detector) => detector.run(input) ?? []),
  ...wordingDetectors.flatMap((detector) => detector.run(input) ?? []),
  ...worstLinkFindings(input),
];

/**
 * A newsletter has forty links, and forty chances of an odd-looking address. So the links are not added up: the most
 * dangerous one counts, and the others are only marked where they show the same.
 */
const worstLinkFindings = (input: MailCase): Finding[] => {
  const { links } = input;
  const scored = links.map((one) => ({ one, points: score(findingsInMail(one, input)).riskScore }));
  const worst = scored.reduce<(typeof scored)[number] | null>(
    (best, next) => (best === null || next.points > best.points ? next : best),
    null,
  );
  if (!worst) return [];
  return findingsInMail(worst.one, input).map((finding) => ({
    ...finding,
    spans: spansOf(finding.type, links),
  }));
};

/**
 * By hand and confirmed by the fit: an odd address counts less in a message than on its own, because messages quote
 * and mention addresses. Imitated brands and reported addresses keep their full weight.
 */
const inMail = 0.6;

/** A sender's own links have long tracking paths, so only the host counts there. */
const findingsInMail = (one: LinkCase, input: MailCase): Finding[] =>
  one.findings
    .filter(({ type }) => !one.isSenders || !/^(?:path|query)-/.test(type))
    .map((finding) => ({
      ...withCertainty(finding, certaintyInMail(finding, one, input)),
      score: Math.max(1, Math.round(finding.score * shareOf(finding, one, input))),
    }));

const certaintyInMail = (finding: Finding, one: LinkCase, input: MailCase): Certainty => {
  if (!isCertainInMail(finding, one) || isMentioned(one, input)) return 'weak';
  if (finding.family !== 'imitation') return finding.certainty;
  if (isCoincidence(one, input)) return 'weak';
  // A newsletter may advertise `outlooksecure.com` without pretending to be Outlook; look-alike letters are never honest.
  const { imitation } = one.target;
  const isClaimed = input.claims.some(({ brand }) => brand.genuine === imitation?.brand.genuine);
  const isHonest = finding.certainty === 'proof' && !isClaimed && imitation?.trick !== 'homoglyph';
  return isHonest ? 'strong' : finding.certainty;
};

/**
 * Editors leave `file:` and `javascript:` links behind in ordinary messages, and mail programs open none of them. What a
 * sender's own domain resembles is the business of the detectors for senders.
 */
const isCertainInMail = ({ type, family, certainty }: Finding, { isSenders }: LinkCase): boolean => {
  if (certainty === 'unvouched' || type === 'scheme-dangerous') return false;
  return !(isSenders && family === 'imitation' && certainty === 'strong');
};

/** People in a conversation mention strange addresses because they are strange; only reported ones count fully. */
const mentioned = 0.4;
const isMentioned = ({ link }: LinkCase, { isConversation }: MailCase): boolean =>
  isConversation && link.origin === 'text';

/** A domain that resembles a brand's and is the sender's own, or that the brand itself links to. */
const byChance = 0.15;
const isCoincidence = (one: LinkCase, { isUnderOwnName, isClaimGenuine, claims, proof }: MailCase): boolean =>
  (one.isSenders && isUnderOwnName) ||
  (isClaimGenuine &&
    proof.signers.length > 0 &&
    claims.some(({ brand }) => brand.genuine === one.target.imitation?.brand.genuine));

const shareOf = ({ family }: Finding, one: LinkCase, input: MailCase): number => {
  if (family === 'reputation') return 1;
  if (isMentioned(one, input)) return mentioned;
  if (family === 'imitation') return isCoincidence(one, input) ? byChance : 1;
  return inMail;
};

const maxSpans = 12;

const spansOf = (type: string, links: LinkCase[]) =>
  links
    .filter(({ findings }) => findings.some((finding) => finding.type === type))
    .flatMap(({ link }) => link.span ?? [])
    .slice(0, maxSpans);

/** A detector counts once, however many of the attached messages it fires on. */
export const strongestOf = (findings: Finding[]): Finding[] => {
  const byType = new Map<string, Finding>();
  for (const finding of findings) {
    const known = byType.get(finding.type);
    byType.set(finding.type, known ? mostCertain(known, finding) : finding);
  }
  return [...byType.values()];
};
