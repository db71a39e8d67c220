import { confidenceOf, type SampleAnalysis } from '../contract/ml-insights.ts';
import { parseUrl } from './addresses/parse-url.ts';
import { untwist } from './brands/lookalike/untwist.ts';
import type { Prediction } from './inference/prediction.ts';
import type { MailFacts } from './mail/case.ts';
import { wordingDetectors } from './mail/detectors/wording.ts';
import { mailFindings, strongestOf } from './mail/findings.ts';
import { casesOf, judgeMail, rawFindings } from './mail/judge.ts';
import type { MailModels } from './mail/model.ts';
import type { ParsedMail } from './mail/parse/parsed-mail.ts';
import { readMail } from './mail/parse/read-mail.ts';
import { editDistance } from './text/edit-distance.ts';
import { judgeUrl } from './url/judge.ts';
import { linkFindings } from './url/link-findings.ts';
import type { Finding } from './verdict/detector.ts';
import type { Topic } from './wording/topics.ts';

export type Sample = SampleAnalysis['input'];

/** Written by us; `.example` cannot be registered (RFC 2606). */
export const sample: Sample = {
  text:
    'Dear customer, we noticed an unusual sign-in to your PayPal account. Confirm your details within 24 hours, or ' +
    'your account will be closed and the remaining balance lost.',
  url: 'https://paypa1-support.example/verify?case=88213',
};

export type SampleFacts = Required<Pick<MailFacts, 'urlFacts'>> & { models: MailModels };

/** Judges a message with a link like any other, and reports what was measured on the way. */
export const analyseSample = async (
  { text, url }: Sample,
  { urlFacts = () => ({}), models = {} }: Partial<SampleFacts> = {},
): Promise<SampleAnalysis> => {
  const mail = await readMail({ content: [text, url].filter(Boolean).join('\n\n') });
  const whole = judgeMail(mail, { urlFacts }, models);
  const link = url === '' ? null : judgeUrl(url, urlFacts(url), models);
  const worse = link && link.riskScore > whole.riskScore ? link : whole;
  const findings = rawFindings(mail, { urlFacts });
  const { probability: share, reasons } = predictSample(mail, url, { urlFacts, models }) ?? {
    probability: worse.riskScore / 100,
    reasons: worse.threats.map(({ title, score }) => ({ title, value: score })),
  };
  const probability = toPercent(share);
  return {
    input: { text, url },
    features: {
      urlLength: url.length,
      domainAge: null,
      urgencyScore: strengthOf(['urgency'], findings),
      fearScore: strengthOf(frightening, findings),
      brandSimilarityScore: brandSimilarity(url),
      hasHTTPS: url.startsWith('https:'),
    },
    prediction: {
      probability,
      riskLevel: worse.riskLevel,
      isConclusive: worse.explanation.isConclusive,
      riskScore: worse.riskScore,
      threatsDetected: worse.threats.length,
      confidence: confidenceOf(probability),
    },
    contributions: reasons.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)),
  };
};

/** More bars than this explain nothing. */
const maxReasons = 8;

/**
 * A trained model's prediction: that of the mail model, or without one that of the URL model. Null without either; then
 * the rules alone give the prediction and its reasons.
 */
const predictSample = (mail: ParsedMail, url: string, facts: SampleFacts) => {
  const prediction = predictMessage(mail, facts) ?? predictLink(url, facts);
  return (
    prediction && { probability: prediction.probability, reasons: prediction.reasons().slice(0, maxReasons) }
  );
};

const predictMessage = (mail: ParsedMail, { urlFacts, models }: SampleFacts): Prediction | null => {
  const [main] = casesOf(mail, { urlFacts });
  return models.mail?.judge(main, strongestOf(mailFindings(main)), models.url) ?? null;
};

const predictLink = (url: string, { urlFacts, models }: SampleFacts): Prediction | null => {
  const link = linkFindings(url, urlFacts(url));
  return (link && models.url?.judge(link.target, link.findings)) ?? null;
};

const frightening: Topic[] = ['fear', 'account-threat', 'extortion', 'virus-scare'];

/** The share of its points that the clearest finding got: all for plain evidence, a part for a hint. */
const strengthOf = (topics: Topic[], findings: Finding[]): number => {
  const ids = topics.map((topic) => `wording-${topic}`);
  const shares = wordingDetectors
    .filter(({ id }) => ids.includes(id))
    .map(({ id, points }) => (findings.find(({ type }) => type === id)?.score ?? 0) / points);
  return toPercent(Math.min(1, Math.max(0, ...shares)));
};

/** How close an imitation is spelled to the brand: `paypa1` has five of six letters right. 0 where there is none. */
const brandSimilarity = (link: string): number => {
  const url = parseUrl(link);
  const imitation = url && untwist(url);
  if (!imitation) return 0;
  const pieces = imitation.seen.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const likeness = (piece: string, word: string) =>
    piece.includes(word) ? 1 : 1 - editDistance(piece, word) / Math.max(piece.length, word.length);
  const all = pieces.flatMap((piece) => imitation.brand.words.map((word) => likeness(piece, word)));
  return toPercent(Math.max(0, ...all));
};

/** One decimal: more would be false precision. */
const toPercent = (share: number): number => Math.round(share * 1000) / 10;
