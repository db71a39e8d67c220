import { corpusSource, type EvaluatedMail, fluentSource, gateSource } from './own-mails.ts';
import { pastedForms } from './pasted.ts';
import type { Protocol } from './protocols.ts';
import type { SliceName } from './slice.ts';

/** Which messages make a slice, and the weights they are judged with. Plain spam is in none: it is neither. */
export type MailSlice = SliceName & { protocol: Protocol; has: (mail: EvaluatedMail) => boolean };

type Test = (mail: EvaluatedMail) => boolean;

const isLegitimate: Test = ({ kind }) => kind === 'legitimate';
const isLure: Test = ({ kind }) => kind === 'phishing';
const isReserve: Test = (mail) => mail.part === 'reserve' && mail.kind !== 'spam';
const isLegitimateReserve: Test = (mail) => isReserve(mail) && isLegitimate(mail);
/** The rules were fitted on `fit`, so what comes from there is new to the model alone. */
const isUnfitted: Test = ({ part }) => part === 'train' || part === 'reserve';
const isGenerated: Test = ({ source }) => source.startsWith('gen_');
const of =
  (pattern: RegExp): Test =>
  ({ source }) =>
    pattern.test(source);

/** As the training leaves them out: `ml/train/mail.py`. */
const legitimateGroups: Record<string, RegExp> = {
  spamassassin: /^spamassassin_(?:easy|hard)_ham$/,
  csdmc: /^csdmc2010$/,
  'developer-lists': /^list_(?:git|linux_doc)$/,
  political: /^political_us_bulk$/,
  newsletters: /^newsletter_/,
  templates: /^tx_tpl_/,
  notices: /^(?:tx_bounces$|fx_)/,
  commercial: /^cx_/,
};
const phishingGroups: Record<string, RegExp> = { nazario: /^nazario$/, verified: /^cx_/ };

export const wholeReserve: MailSlice = {
  name: 'campaigns kept back, all sources',
  split: 'in-distribution',
  protocol: 'shipped',
  has: isReserve,
};

export const newestSlice: MailSlice = {
  name: 'newest year: phishing_pot of 2025',
  split: 'time',
  protocol: 'time',
  has: (mail) =>
    (mail.source === 'phishing_pot' && mail.year === '2025' && isUnfitted(mail)) || isLegitimateReserve(mail),
};

const leftOut = (groups: Record<string, RegExp>, is: Test, companion: Test): MailSlice[] =>
  Object.entries(groups).map(([name, sources]) => ({
    name: `${name}, left out`,
    split: 'source',
    protocol: `without-${name}`,
    has: (mail) => (is(mail) && isUnfitted(mail) && of(sources)(mail)) || companion(mail),
  }));

export const leftOutLegitimate: readonly MailSlice[] = leftOut(legitimateGroups, isLegitimate, () => false);
export const leftOutPhishing: readonly MailSlice[] = leftOut(phishingGroups, isLure, isLegitimateReserve);

const ours = (name: string, has: Test): MailSlice => ({
  name,
  split: 'generated',
  protocol: 'shipped',
  has,
});

const isGate: Test = ({ source }) => source === gateSource || source === fluentSource;

export const corpusSlice = ours(
  'our corpus, which the rules are tested on',
  ({ source }) => source === corpusSource,
);
export const gateSlice = ours('our gate, written by hand', isGate);
export const fluentSlice = ours(
  'lures in fluent, machine-like language, from our gate',
  (mail) => mail.source === fluentSource || (isGate(mail) && isLegitimate(mail)),
);
export const unseenLetters = ours(
  'our grammars, letters never trained on',
  (mail) => isGenerated(mail) && mail.isUnseenLetter === true,
);
const ungenerated: MailSlice = {
  name: 'our grammars, without any of theirs in training',
  split: 'source',
  protocol: 'without-generated',
  has: isGenerated,
};

/** Copies of what was kept back, as people paste it. */
const pastedSlices: readonly MailSlice[] = pastedForms.map((form) => ({
  name: `campaigns kept back, pasted, ${form}`,
  split: 'in-distribution',
  protocol: 'shipped',
  has: ({ pasted }) => pasted === form,
}));

/** Real commercial mail and verified lures come in dozens of small sources, which are one here. */
const nameOfSource = ({ source }: Pick<EvaluatedMail, 'source'>) => source.replace(/^cx_.*/, 'cx');

const sourceSlices = (sources: readonly Pick<EvaluatedMail, 'source' | 'kind'>[]): MailSlice[] =>
  [...new Map(sources.map((one) => [`${one.kind} ${nameOfSource(one)}`, one])).values()]
    .filter(({ kind }) => kind !== 'spam')
    .map((one) => ({
      name: `campaigns kept back, ${nameOfSource(one) === 'cx' ? `cx, ${one.kind}` : one.source}`,
      split: 'in-distribution',
      protocol: 'shipped',
      has: (mail) =>
        isReserve(mail) &&
        ((nameOfSource(mail) === nameOfSource(one) && mail.kind === one.kind) ||
          (one.kind === 'phishing' && isLegitimate(mail))),
    }));

export const mailSlices = (sources: readonly Pick<EvaluatedMail, 'source' | 'kind'>[]): MailSlice[] => [
  wholeReserve,
  newestSlice,
  ...leftOutPhishing,
  ...leftOutLegitimate,
  gateSlice,
  fluentSlice,
  corpusSlice,
  unseenLetters,
  ungenerated,
  ...pastedSlices,
  ...sourceSlices(sources),
];

/** Printed, never reported: plain spam is neither a lure nor legitimate. */
export const spamSlice: MailSlice = {
  name: 'plain spam',
  split: 'in-distribution',
  protocol: 'shipped',
  has: ({ kind }) => kind === 'spam',
};

/**
 * Everything commercial that is real, and every verified lure, whatever the rules were fitted on: too few to divide for
 * long. Each is judged with weights that never saw its kind, so they are two; other filters are asked about both together.
 */
export const allCommercial: MailSlice = {
  name: 'all real commercial mail',
  split: 'source',
  protocol: 'without-commercial',
  has: (mail) => isLegitimate(mail) && of(/^cx_/)(mail),
};
export const allVerified: MailSlice = {
  name: 'all verified lures',
  split: 'source',
  protocol: 'without-verified',
  has: (mail) => isLure(mail) && of(/^cx_/)(mail),
};

const onAnyWeights: MailSlice[] = [wholeReserve, newestSlice, gateSlice, fluentSlice];

/** What the parts of the engine are compared on. */
export const ablationSlices: readonly MailSlice[] = [
  ...onAnyWeights,
  ...leftOutLegitimate.filter(({ protocol }) => protocol === 'without-commercial'),
];

/** The same without sources of non-commercial terms: the newest lures are among those. */
export const openTermsSlices: readonly MailSlice[] = onAnyWeights.map((slice) => ({
  ...slice,
  protocol: 'open-terms',
}));
