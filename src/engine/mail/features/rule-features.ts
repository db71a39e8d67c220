import { feature } from '../../inference/feature.ts';
import type { Family, Finding } from '../../verdict/detector.ts';
import { score } from '../../verdict/score.ts';
import { hasFinding, type MailFeature, type MailFeatureInput, oncePer, yes } from './input.ts';

/** Families about a message's own content. Reports of others are no content, and the model must not see itself. */
const families = {
  imitation: 'names that are borrowed',
  sender: 'who sends it',
  wording: 'how it talks',
  attachments: 'what is attached',
  structure: 'how it is built',
  destination: 'where its links lead',
  address: 'what its links look like',
} satisfies Partial<Record<Family, string>>;

/** They rest on dates, recipients or transport headers, which features must not see (see `input.ts`). */
const restOnTheWay = new Set([
  'structure-wrong-date',
  'structure-hidden-recipients',
  'sender-yourself',
  'sender-unproven',
]);

/** As scored, ceilings and all; kept per list, because ten features ask. */
const counted = oncePer((findings: Finding[]) =>
  score(findings.filter(({ type, family }) => family in families && !restOnTheWay.has(type))),
);

const pointsOf =
  (family: Family) =>
  ({ findings }: MailFeatureInput): number =>
    counted(findings)
      .findings.filter((finding) => finding.family === family)
      .reduce((sum, finding) => sum + finding.score, 0);

const filesOf = ({ mail }: MailFeatureInput) => mail.mail.attachments.filter(({ isInline }) => !isInline);

/** What the written rules found, and what is attached. */
export const ruleFeatures: readonly MailFeature[] = [
  ...(Object.entries(families) as [Family, string][]).map(([family, what]) => ({
    id: `rules-${family}`,
    title: `how suspicious it is by ${what}`,
    read: pointsOf(family),
  })),
  feature('rules-total', 'how suspicious it is altogether', ({ findings }) => counted(findings).riskScore),
  feature(
    'rules-strongest',
    'how strong the strongest warning sign is',
    ({ findings }) => counted(findings).findings[0]?.score ?? 0,
  ),
  feature(
    'rules-findings',
    'how many different warning signs were found',
    ({ findings }) => counted(findings).findings.length,
  ),
  feature('files', 'how many files are attached', (input) => Math.log1p(filesOf(input).length)),
  feature('file-active', 'a file is attached that can run or that opens as a web page', (input) =>
    yes(
      filesOf(input).some(
        ({ hasMacros, hasScript, smuggling, hasPasswordField, actualType }) =>
          hasMacros ||
          hasScript ||
          hasPasswordField ||
          smuggling.length > 0 ||
          actualType === 'executable' ||
          actualType === 'html',
      ),
    ),
  ),
  feature('file-locked', 'an attached file needs a password', (input) =>
    yes(filesOf(input).some(({ isEncrypted }) => isEncrypted)),
  ),
  feature(
    'file-is-the-message',
    'the message is empty but for the attached file',
    hasFinding('attachment-lure-only'),
  ),
];
