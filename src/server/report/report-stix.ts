import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { canonicalJson } from './canonical-json.ts';
import { defangText } from './defang-text.ts';
import type { Indicator } from './report-content.ts';
import type { ReportDocument } from './report-document.ts';
import { reportLevelWords } from './verdict-words.ts';

// STIX 2.1, https://docs.oasis-open.org/cti/stix/v2.1/

/** The specification's own, for objects that are the same wherever they are seen (section 2.9). */
const observableNamespace = '00abedb4-aa42-466c-9c01-fed23315a9b7';
/** Ours, for everything else: the same result gives the same ids, so that it can be taken in twice. */
const ownNamespace = '6d3f6c0e-6f0b-5b5e-9d58-2b6b6c0a7f11';

type StixObject = { type: string; id: string; spec_version: '2.1' } & Record<string, unknown>;

const maxIndicators = 100;

/** What the objects of a result are written from. */
export type StixSubject = Pick<
  ReportDocument,
  'kind' | 'origin' | 'analysisId' | 'analysedAt' | 'generatedAt' | 'verdict' | 'threats' | 'vulnerabilities'
> & { input: Pick<ReportDocument['input'], 'sha256'> };

const subjectOf = (report: StixSubject) =>
  // Not by the moment of the report: the same result is the same object however often it is reported.
  `${report.kind}\n${report.analysisId ?? ''}\n${report.input.sha256}\n${report.analysedAt ?? ''}`;

/** The result as a bundle that other tools take in. */
export const reportStix = (report: StixSubject, indicators: readonly Indicator[]): string =>
  canonicalJson({
    type: 'bundle',
    id: stixBundleId(subjectOf(report)),
    objects: stixObjects(report, indicators),
  });

export const stixBundleId = (subject: string): string =>
  `bundle--${uuid5(ownNamespace, `bundle\n${subject}`)}`;

/** The objects of a result, its author first. Dangerous addresses become indicators; safe ones are left out. */
export const stixObjects = (report: StixSubject, indicators: readonly Indicator[]): StixObject[] => {
  const moment = report.analysedAt ?? report.generatedAt;
  const author = report.origin === 'recorded' ? maker : submitter;
  const subject = subjectOf(report);
  const own = (type: string, name: string, fields: Record<string, unknown>): StixObject => ({
    type,
    id: `${type}--${uuid5(ownNamespace, `${type}\n${subject}\n${name}`)}`,
    spec_version: '2.1',
    created: moment,
    modified: moment,
    created_by_ref: author.id,
    ...fields,
  });

  const seen = distinct(indicators).slice(0, maxIndicators);
  const observables = seen.flatMap((one) => observableOf(one) ?? []);
  const observed =
    observables.length === 0
      ? []
      : [
          own('observed-data', '', {
            first_observed: moment,
            last_observed: moment,
            number_observed: 1,
            object_refs: observables.map(({ id }) => id),
          }),
        ];
  const isPhishing = report.verdict.level === 'phishing';
  const accused = seen
    .filter(({ isAccused }) => isAccused)
    .flatMap((one) => {
      const observable = observableOf(one);
      if (!observable) return [];
      const pattern = `[${observable.type}:value = '${patternText(String(observable['value']))}']`;
      return own('indicator', pattern, {
        name: `${reportLevelWords[report.verdict.level]}: ${defangText(String(observable['value']))}`,
        description: report.verdict.headline,
        indicator_types: [isPhishing ? 'malicious-activity' : 'anomalous-activity'],
        pattern,
        pattern_type: 'stix',
        pattern_version: '2.1',
        valid_from: moment,
        confidence: report.verdict.score ?? 0,
        labels: [isPhishing ? 'phishing' : 'suspicious'],
      });
    });
  const vulnerabilities = report.vulnerabilities
    .filter(({ cveId }) => cveId !== '-')
    .map((one) =>
      own('vulnerability', one.cveId, {
        name: one.cveId,
        description: one.description || one.title,
        external_references: [{ source_name: 'cve', external_id: one.cveId }],
      }),
    );
  const described = [...accused, ...observed, ...observables, ...vulnerabilities];
  const whole = own('report', '', {
    name: `Security Report: ${report.verdict.headline}`,
    description: descriptionOf(report),
    report_types: [isPhishing ? 'threat-report' : 'observed-data'],
    published: report.generatedAt,
    // A report refers to at least one object (section 4.16).
    object_refs: described.length > 0 ? described.map(({ id }) => id) : [author.id],
  });
  return [author, whole, ...described];
};

const descriptionOf = ({ verdict, threats }: StixSubject) =>
  [
    verdict.score === null ? verdict.sentence : `Risk score ${verdict.score} of 100. ${verdict.sentence}`,
    ...threats.map(({ title, description }) => `${title}: ${description}`),
  ].join('\n');

export const observableOf = ({ kind, value }: Indicator): StixObject | null => {
  const url = URL.parse(kind === 'host' || !/^[a-z][a-z0-9+.-]*:/i.test(value) ? `http://${value}` : value);
  if (!url || url.hostname === '' || !/^https?:$/.test(url.protocol)) return null;
  if (kind === 'url') return observable('url', url.href);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return observable('domain-name', host);
  return observable(version === 4 ? 'ipv4-addr' : 'ipv6-addr', host);
};

const observable = (type: string, value: string): StixObject => ({
  type,
  id: `${type}--${uuid5(observableNamespace, canonicalJson({ value }))}`,
  spec_version: '2.1',
  value,
});

export const distinct = (indicators: readonly Indicator[]) => [
  ...new Map(indicators.map((one) => [`${one.kind} ${one.value}`, one])).values(),
];

/** The two characters with a meaning in a pattern's text. */
const patternText = (text: string) => text.replace(/[\\']/g, '\\$&');

/** RFC 9562, version 5. */
export const uuid5 = (namespace: string, name: string): string => {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The same object in every bundle, from any server. */
const identity = (name: string, fields: Record<string, unknown>): StixObject => ({
  type: 'identity',
  id: `identity--${uuid5(ownNamespace, `identity\n${name}`)}`,
  spec_version: '2.1',
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-01T00:00:00.000Z',
  name,
  ...fields,
});

const maker = identity('Hookwise', { identity_class: 'system' });

/** The author of what a caller handed in: anyone could have written it, so it is not ours. */
const submitter = identity('Unknown submitter', {
  description:
    'The person who handed this result in. It is not on record with the service that made this file of it.',
  identity_class: 'unknown',
});
