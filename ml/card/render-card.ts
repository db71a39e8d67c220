import {
  type BandCounts,
  type EvaluationReport,
  type EvaluationSlice,
  headlineSlice,
  totalOf,
} from '../../src/contract/index.ts';
import { count, decimal, none, quoted, rateOf, shareOf, size } from './figures.ts';
import { type Column, markdownTable } from './markdown-table.ts';

const figure = (title: string): Column => ({ title, isFigure: true });
const word = (title: string): Column => ({ title });

const flagged = ({ suspicious, phishing }: BandCounts) => suspicious + phishing;

/**
 * The page a reader judges a model by, worked out from the report and nothing else. `limits` are sentences a person wrote:
 * what no figure can say.
 */
export const renderCard = (report: EvaluationReport, limits: readonly string[] = []): string =>
  `${[
    introduction(report),
    section('Slices', slices(report)),
    section('Accuracy on what was trained on', accuracy(report)),
    section('False alarms', falseAlarms(report)),
    section('Rules and model apart', ablations(report)),
    section('Calibration', calibration(report)),
    section('Reading', reading(report)),
    section('Under attack', adversarial(report)),
    section('Compared with', peers(report)),
    section('Cost', cost(report)),
    section('What it gets wrong', mistakes(report)),
    section('Data', data(report)),
    section('Limits', limits.map((one) => `- ${one}`).join('\n')),
  ]
    .filter((one) => one !== '')
    .join('\n\n')}\n`;

/** What was not measured is left out. */
const section = (title: string, body: string): string => (body === '' ? '' : `## ${title}\n\n${body}`);

/** Sources never trained on first: the known ones say least. */
const headline = ({ slices }: EvaluationReport): string => {
  const first = headlineSlice(slices);
  if (first === null) return '';
  const { name, phishing, legitimate } = first;
  return [
    `The headline, ${name}: ${rateOf(flagged(phishing), totalOf(phishing))} of ${count(totalOf(phishing))} phishing items are not`,
    `called safe, ${rateOf(phishing.phishing, totalOf(phishing))} are called phishing. Of ${count(totalOf(legitimate))} legitimate ones`,
    `${rateOf(flagged(legitimate), totalOf(legitimate))} are not called safe, ${rateOf(legitimate.phishing, totalOf(legitimate))} are called phishing.`,
  ].join('\n');
};

const introduction = (report: EvaluationReport): string => {
  const { model, measuredOn, command } = report;
  return [
    `# ${model.title}, evaluated ${measuredOn}`,
    [
      `Measured by \`${command}\`; weights sha256 \`${model.sha256}\`.`,
      `${model.featureCount === 0 ? '' : `${count(model.featureCount)} features. `}Trained on ${model.trainedOn.replace(/\.$/, '')}.`,
      'This page is rendered from `evaluation.json` beside it and not edited.',
    ].join('\n'),
    headline(report),
    [
      'Every rate stands with its 95 % interval in per cent (Wilson) in brackets. Recall is the share of phishing that is not',
      'called safe; a false alarm is something legitimate that is not. Precision holds for the mix of its slice only.',
    ].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

const splitNames: Record<EvaluationSlice['split'], string> = {
  'in-distribution': 'domain or campaign',
  time: 'time',
  source: 'source',
  generated: 'generated',
};

const slices = ({ slices }: EvaluationReport): string =>
  [
    'Kept from training by time (newer than everything trained on), by source (its whole source was left out), because we',
    'wrote it ourselves (generated), or only by registrable domain or campaign.',
  ]
    .join('\n')
    .concat('\n\n', bandTable(slices), '\n\n', rankingTable(slices));

const bandTable = (slices: EvaluationSlice[]): string =>
  markdownTable(
    [
      word('slice'),
      word('kept apart by'),
      figure('phishing'),
      figure('recall'),
      figure('called phishing'),
      figure('legitimate'),
      figure('false alarms'),
      figure('called phishing'),
      figure('precision'),
    ],
    slices.map(({ name, split, phishing, legitimate }) => [
      name,
      splitNames[split],
      count(totalOf(phishing)),
      rateOf(flagged(phishing), totalOf(phishing)),
      rateOf(phishing.phishing, totalOf(phishing)),
      count(totalOf(legitimate)),
      rateOf(flagged(legitimate), totalOf(legitimate)),
      rateOf(legitimate.phishing, totalOf(legitimate)),
      precisionOf(phishing, legitimate),
    ]),
  );

/** With one kind only, it would be 0 or 1 by definition. */
const precisionOf = (phishing: BandCounts, legitimate: BandCounts): string =>
  totalOf(phishing) === 0 || totalOf(legitimate) === 0
    ? none
    : rateOf(flagged(phishing), flagged(phishing) + flagged(legitimate));

const rankingColumns = [
  figure('AUC'),
  figure('recall at 1 % false alarms'),
  figure('recall at 0.1 % false alarms'),
];

const ranking = ({ phishing, auc, recallAtOnePercent, recallAtOnePerMille }: EvaluationSlice): string[] => [
  decimal(auc, 4),
  shareOf(recallAtOnePercent, totalOf(phishing)),
  shareOf(recallAtOnePerMille, totalOf(phishing)),
];

/** Only slices with both kinds can be ranked. */
const rankingTable = (slices: EvaluationSlice[]): string => {
  const ranked = slices.filter(({ auc }) => auc !== null);
  if (ranked.length === 0) return 'No slice holds both kinds, so none can be ranked.';
  return markdownTable(
    [word('slice'), ...rankingColumns],
    ranked.map((slice) => [slice.name, ...ranking(slice)]),
  );
};

const accuracy = ({ accuracy: { threshold, right, wrong } }: EvaluationReport): string =>
  right + wrong === 0
    ? ''
    : `${rateOf(right, right + wrong)} of ${count(right + wrong)} items kept back of the sources trained on, at the threshold ${threshold}.
The easiest figure to reach and the least telling one: the slices above are the test.`;

const falseAlarms = ({ falseAlarms: { byLanguage, byGenre } }: EvaluationReport): string =>
  [alarmTable('language', byLanguage), alarmTable('genre', byGenre)]
    .filter((table) => table !== '')
    .join('\n\n');

const alarmTable = (title: string, groups: { name: string; legitimate: BandCounts }[]): string =>
  groups.length === 0
    ? ''
    : markdownTable(
        [
          word(title),
          figure('legitimate'),
          figure('suspicious'),
          figure('phishing'),
          figure('false alarms'),
          figure('called phishing'),
        ],
        groups.map(({ name, legitimate }) => [
          name,
          count(totalOf(legitimate)),
          count(legitimate.suspicious),
          count(legitimate.phishing),
          rateOf(flagged(legitimate), totalOf(legitimate)),
          rateOf(legitimate.phishing, totalOf(legitimate)),
        ]),
      );

const comparedColumns = [
  word('slice'),
  figure('phishing'),
  figure('recall'),
  figure('called phishing'),
  figure('legitimate'),
  figure('false alarms'),
  figure('called phishing'),
];

const compared = ({ name, phishing, legitimate }: EvaluationSlice): string[] => [
  name,
  count(totalOf(phishing)),
  rateOf(flagged(phishing), totalOf(phishing)),
  rateOf(phishing.phishing, totalOf(phishing)),
  count(totalOf(legitimate)),
  rateOf(flagged(legitimate), totalOf(legitimate)),
  rateOf(legitimate.phishing, totalOf(legitimate)),
];

const ablations = ({ ablations }: EvaluationReport): string =>
  ablations.length === 0
    ? ''
    : markdownTable(
        [word('what judges'), ...comparedColumns, ...rankingColumns],
        ablations.flatMap(({ name, slices }) =>
          slices.map((slice) => [name, ...compared(slice), ...ranking(slice)]),
        ),
      );

const reading = ({ reading: read }: EvaluationReport): string =>
  read === undefined
    ? ''
    : [
        markdownTable(
          [word('read exactly'), word('by'), figure('shown'), figure('right')],
          read.exact.map(({ what, reader, right, of }) => [what, reader, count(of), rateOf(right, of)]),
        ),
        // No interval: the characters of a page are not independent of each other.
        markdownTable(
          [word('characters misread'), word('by'), figure('characters'), figure('errors')],
          read.characters.map(({ slice, reader, errors, of }) => [
            slice,
            reader,
            count(of),
            of === 0 ? none : `${((errors / of) * 100).toFixed(2)} %`,
          ]),
        ),
        [
          `Processor time for 1280 × 800: p50 ${count(read.cpuMs.p50)} ms, p99 ${count(read.cpuMs.p99)} ms over ${count(read.cpuMs.samples)} pictures.`,
          read.memoryGrowthMegabytes === null
            ? ''
            : `After 200 further pictures ${read.memoryGrowthMegabytes} MB more memory was held.`,
        ]
          .filter((line) => line !== '')
          .join(' '),
      ].join('\n\n');

const calibration = ({ calibration: { error, bins } }: EvaluationReport): string =>
  bins.length === 0
    ? ''
    : `Expected calibration error ${error.toFixed(4)}: the mean distance between what was said and what was so.\n\n${markdownTable(
        [word('said'), figure('items'), figure('said on average'), figure('were phishing')],
        bins.map(({ from, to, count: items, phishing, meanProbability }) => [
          `${from.toFixed(2)}–${to.toFixed(2)}`,
          count(items),
          meanProbability === null ? none : `${(meanProbability * 100).toFixed(2)} %`,
          rateOf(phishing, items),
        ]),
      )}`;

const adversarial = ({ adversarial }: EvaluationReport): string =>
  adversarial.length === 0
    ? ''
    : `Lures that were changed without becoming anything else; caught means not called safe.\n\n${markdownTable(
        [
          word('attack'),
          figure('items'),
          figure('caught as sent'),
          figure('caught after'),
          figure('points lost'),
          figure('called phishing as sent'),
          figure('called phishing after'),
        ],
        adversarial.map(({ attack, items, caughtBefore, caughtAfter, calledBefore, calledAfter }) => [
          attack,
          count(items),
          rateOf(caughtBefore, items),
          rateOf(caughtAfter, items),
          items === 0 ? none : decimal(((caughtBefore - caughtAfter) / items) * 100, 1),
          calledBefore === undefined ? none : rateOf(calledBefore, items),
          calledAfter === undefined ? none : rateOf(calledAfter, items),
        ]),
      )}`;

const peers = ({ peers }: EvaluationReport): string =>
  peers.length === 0
    ? ''
    : `On the same items in the same run.\n\n${markdownTable(
        [word('tool'), ...comparedColumns, figure('AUC')],
        peers.flatMap(({ name, version, slices }) =>
          slices.map((slice) => [`${name} ${version}`, ...compared(slice), decimal(slice.auc, 4)]),
        ),
      )}`;

const cost = ({ latencyMs: { p50, p99, samples }, model }: EvaluationReport): string =>
  `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms over ${count(samples)} items; weights ${size(model.weightsBytes)}.`;

const mistakes = ({ mistakes: { missed, falseAlarms } }: EvaluationReport): string =>
  [mistakeList('Missed', missed), mistakeList('False alarms', falseAlarms)]
    .filter((list) => list !== '')
    .join('\n\n');

const mistakeList = (title: string, list: EvaluationReport['mistakes']['missed']): string =>
  list.length === 0
    ? ''
    : `### ${title}\n\n${list
        .map(
          ({ what, source, riskScore, loudest }) =>
            `- ${quoted(what)} (${source}), score ${riskScore}: ${loudest.join('; ') || 'nothing spoke'}`,
        )
        .join('\n')}`;

const data = ({ data }: EvaluationReport): string =>
  data.length === 0
    ? ''
    : markdownTable(
        [word('source'), word('kind'), figure('items'), word('licence'), word('non-commercial')],
        data.map(({ source, kind, items, licence, isNonCommercial }) => [
          source,
          kind,
          count(items),
          licence,
          isNonCommercial ? 'yes' : 'no',
        ]),
      );
