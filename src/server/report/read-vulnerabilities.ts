import { vulnerabilitySeverities } from '../../contract/analyze-vulnerability.ts';
import { Failure } from '../failure.ts';
import type { LooseRecord } from './loose-value.ts';
import { listOf, numberOf, recordOf, textOf } from './loose-value.ts';
import { readSentences } from './read-analysis.ts';
import { readTechnical } from './read-technical.ts';
import type { ReadResult } from './report-body.ts';
import { firstOf, inputOf } from './report-body.ts';
import type { ReportedVulnerability } from './report-document.ts';
import { shownText } from './shown-text.ts';

const maxVulnerabilities = 200;
/** As on the screen. */
const maxVersions = 5;
const maxReferences = 3;
const cveId = /^CVE-\d{4}-\d{4,19}$/;

/** A search for the vulnerabilities of a device, as its call answers it. */
export const readVulnerabilities = (given: LooseRecord): ReadResult => {
  const criteria = recordOf(given['searchCriteria']);
  const device = [criteria['vendor'], criteria['product'], criteria['version']]
    .map(textOf)
    .filter((part) => part !== '')
    .join(' ');
  const total = numberOf(given['totalCount']) ?? listOf(given['vulnerabilities']).length;
  if (!Number.isInteger(total) || total < 0)
    throw new Failure('invalid_input', 'The count of vulnerabilities is a whole number.');
  const { items, notes } = firstOf(
    listOf(given['vulnerabilities']).map(recordOf),
    maxVulnerabilities,
    'vulnerabilities',
  );
  const { catalogue, affectedCounts } = given;
  return {
    body: {
      kind: 'vulnerabilities',
      analysisId: null,
      analysisType: 'vulnerabilities',
      analysedAt: null,
      verdict: {
        level: 'none',
        score: null,
        headline:
          total === 0
            ? 'No vulnerabilities found'
            : `${total} known ${total === 1 ? 'vulnerability' : 'vulnerabilities'}`,
        sentence: shownText(device, 400) || 'No device was named.',
      },
      whoSentThis: '',
      recommendations: [
        total === 0
          ? 'That nothing is known does not mean that nothing is there: keep the device up to date.'
          : 'Begin with those that are known to be exploited, and install the fixed release named by the maker.',
      ],
      safeWay: '',
      threats: [],
      vulnerabilities: items.map(readVulnerability),
      reassurances: [],
      trail: [],
      checks: [],
      technicalAnalysis: readTechnical({ searchCriteria: criteria, affectedCounts, catalogue }).fields,
      input: inputOf(device),
      notes: [
        ...notes,
        ...(total > items.length ? [`This report holds ${items.length} of ${total} vulnerabilities.`] : []),
      ],
    },
    indicators: [],
  };
};

/** Never rounded up to certainty nor down to nothing. */
const chanceInWords = (share: number): string => {
  const percent = (share * 100).toFixed(1);
  if (percent === '100.0' && share < 1) return 'over 99.9 %';
  return percent === '0.0' && share > 0 ? 'under 0.1 %' : `${percent} %`;
};

const readVulnerability = (given: LooseRecord): ReportedVulnerability => {
  const severity = vulnerabilitySeverities.find((known) => known === given['severity']);
  const score = numberOf(given['cvssScore']);
  const affected = recordOf(given['affected']);
  const epss = numberOf(recordOf(given['epss'])['probability']);
  const kev = recordOf(given['kev']);
  const id = textOf(given['cveId']);
  return {
    cveId: cveId.test(id) ? id : '-',
    title: shownText(textOf(given['title']), 300),
    description: shownText(textOf(given['description'])),
    severity: severity ?? '-',
    cvssScore: score !== null && score >= 0 && score <= 10 ? score : null,
    isKnownExploited: given['cisaKev'] === true,
    facts: readTechnical({
      published: textOf(given['publishedDate']).slice(0, 10) || null,
      patchAvailable: given['patchAvailable'],
      exploitAvailable: given['exploitAvailable'],
      ...(epss !== null && { epss: chanceInWords(epss) }),
      ...(textOf(kev['dueOn']) !== '' && { fixBefore: kev['dueOn'] }),
      ...(textOf(affected['answer']) !== '' && { yourVersionIsAffected: affected['answer'] }),
      ...(textOf(affected['firstFixed']) !== '' && { firstFixedRelease: affected['firstFixed'] }),
      affectedVersions: listOf(given['affectedVersions']).slice(0, maxVersions),
      references: listOf(given['references'])
        .slice(0, maxReferences)
        .map((reference) => recordOf(reference)['url']),
    }).fields,
    recommendations: readSentences(given['recommendations'], '').items.slice(0, 5),
  };
};
