import { senderAddressInName } from '../mail/detectors/sender-address-in-name.ts';
import { senderBrandName } from '../mail/detectors/sender-brand-name.ts';
import { senderBrandText } from '../mail/detectors/sender-brand-text.ts';
import { senderCheapDomain } from '../mail/detectors/sender-cheap-domain.ts';
import { senderFreemailOrganisation } from '../mail/detectors/sender-freemail-organisation.ts';
import { senderLookalikeDomain } from '../mail/detectors/sender-lookalike-domain.ts';
import { senderRandomAddress } from '../mail/detectors/sender-random-address.ts';
import { wordingDetectors } from '../mail/detectors/wording.ts';
import { strongestOf } from '../mail/findings.ts';
import type { Finding } from '../verdict/detector.ts';
import { score } from '../verdict/score.ts';
import { isPrivateHost, mayBeMisread } from './address.ts';
import type { PictureAddress, PictureCase } from './case.ts';
import { pictureDetectors } from './detectors/index.ts';
import { isVouchedFor } from './reassurances.ts';

/** What a mail program shows of a sender. Signatures and routes are not in a picture. */
const visibleSenderDetectors = [
  senderBrandName,
  senderBrandText,
  senderLookalikeDomain,
  senderAddressInName,
  senderFreemailOrganisation,
  senderCheapDomain,
  senderRandomAddress,
];

/** Everything found in one picture: how it looks, what it says, who it claims to be from, and where it leads. */
export const pictureFindings = (input: PictureCase): Finding[] =>
  strongestOf([
    ...pictureDetectors.flatMap((detector) => detector.run(input) ?? []),
    ...wordingFindings(input),
    ...(input.header.from
      ? visibleSenderDetectors.flatMap((detector) => detector.run(input.message) ?? [])
      : []),
    ...worstAddressFindings(input),
  ]);

/** Editors and terminals show any words without addressing the reader. */
const wordingFindings = (input: PictureCase): Finding[] => {
  if (input.kind === 'code') return [];
  const share = explainsFraud(input) ? quotedShare : 1;
  return wordingDetectors.flatMap((detector) => {
    const finding = detector.run(input.message);
    const points = finding ? Math.round(finding.score * share) : 0;
    return finding && points > 0 ? [{ ...finding, score: points }] : [];
  });
};

/** By hand, as in mail: a text that explains fraud quotes it. */
export const quotedShare = 0.3;
const fraudWords =
  /\b(?:phish\w*|scams?|scammers?|fraud\w*|criminals?|fake|spoof\w*|smishing|awareness|betrug\w*|betruger\w*|kriminell\w*|gefalscht\w*|fraude\w*|delincuentes?|estafa\w*|golpe\w*|golpistas?|arnaqu\w*|escroc\w*|truff\w*|frodi?|oplicht\w*|nepmail\w*|oszust\w*|wyludz\w*)\b/g;

/** Names the fraud again and again, and asks for no secret. */
export const explainsFraud = ({ message, asksForSecret }: PictureCase): boolean =>
  !asksForSecret && (message.prose.text.match(fraudWords) ?? []).length >= 3;

/** By hand and as in mail: an odd address that is merely written somewhere counts less than one that is open. */
const written = 0.6;
const mentioned = 0.3;
/** A letter that makes the difference was hard to read. */
const unsure = 0.4;

/**
 * A page names forty addresses, and has forty chances of an odd one. So they are not added up: only the most dangerous
 * one counts. The one in the address bar is where the reader is, and counts fully.
 */
const worstAddressFindings = (input: PictureCase): Finding[] => {
  const scored = input.addresses
    .filter(({ target }) => !isPrivateHost(target.url.host))
    .map((one) => {
      const findings = countedFindings(one, input);
      return { findings, points: score(findings).riskScore };
    });
  const worst = scored.reduce<(typeof scored)[number] | null>(
    (best, next) => (best === null || next.points > best.points ? next : best),
    null,
  );
  return (worst?.findings ?? []).map((finding) => ({
    ...finding,
    spans: spansOf(finding.type, input.addresses),
  }));
};

const countedFindings = (one: PictureAddress, input: PictureCase): Finding[] => {
  const share = shareOf(one, input);
  return one.findings
    .filter((finding) => isCounted(finding, one, input))
    .map((finding) => {
      const part = finding.family === 'reputation' ? 1 : share(finding);
      return {
        ...finding,
        // An address that is mentioned, or was hard to read, proves nothing.
        certainty: part <= unsure ? 'weak' : finding.certainty,
        score: Math.max(1, Math.round(finding.score * part)),
      };
    });
};

/** Where the address bar is the shown brand's own, and in source code, only a report counts against an address. */
const isCounted = ({ family }: Finding, { origin }: PictureAddress, input: PictureCase): boolean => {
  if (family === 'reputation') return true;
  if (input.kind === 'code') return family === 'imitation';
  return origin !== 'bar' || !isVouchedFor(input);
};

const shareOf =
  (one: PictureAddress, input: PictureCase) =>
  ({ family }: Finding): number => {
    const { origin } = one;
    if (input.kind === 'code') return mentioned;
    if (family === 'imitation' && mayBeMisread(one)) return unsure;
    if (origin === 'bar') return 1;
    if (explainsFraud(input) || (input.kind === 'browser' && origin === 'text')) return mentioned;
    return family === 'imitation' ? 1 : written;
  };

const maxSpans = 12;

const spansOf = (type: string, addresses: readonly PictureAddress[]) =>
  addresses
    .filter(({ findings }) => findings.some((finding) => finding.type === type))
    .flatMap(({ span }) => span ?? [])
    .slice(0, maxSpans);
