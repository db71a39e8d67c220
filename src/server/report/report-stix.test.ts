import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { domainResult, phishingResult, vulnerabilityResult } from '../testing/reported-results.ts';
import type { Indicator } from './report-content.ts';
import { reportStix } from './report-stix.ts';
import { composedReport, contentOf } from './testing/composed-report.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const id = (type: string) => z.string().regex(new RegExp(`^${type}--${uuid}$`));
const moment = z.iso.datetime({ precision: 3 });
const own = <Type extends string>(type: Type) => ({
  type: z.literal(type),
  id: id(type),
  spec_version: z.literal('2.1'),
  created: moment,
  modified: moment,
});
const made = { created_by_ref: id('identity') };
const refs = z.array(z.string()).min(1);
const observable = <Type extends string>(type: Type) =>
  z.strictObject({
    type: z.literal(type),
    id: id(type),
    spec_version: z.literal('2.1'),
    value: z.string().min(1),
  });

/** The required fields of the objects we write, as STIX 2.1 names them. */
const bundleSchema = z.strictObject({
  type: z.literal('bundle'),
  id: id('bundle'),
  objects: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({
        ...own('identity'),
        name: z.string(),
        description: z.string().optional(),
        identity_class: z.enum(['system', 'unknown']),
      }),
      z.strictObject({
        ...own('report'),
        ...made,
        name: z.string(),
        description: z.string(),
        report_types: z.array(z.enum(['threat-report', 'observed-data'])),
        published: moment,
        object_refs: refs,
      }),
      z.strictObject({
        ...own('indicator'),
        ...made,
        name: z.string(),
        description: z.string(),
        indicator_types: z.array(z.enum(['malicious-activity', 'anomalous-activity'])),
        pattern: z.string(),
        pattern_type: z.literal('stix'),
        pattern_version: z.literal('2.1'),
        valid_from: moment,
        confidence: z.number().int().min(0).max(100),
        labels: z.array(z.string()),
      }),
      z.strictObject({
        ...own('observed-data'),
        ...made,
        first_observed: moment,
        last_observed: moment,
        number_observed: z.number().int().min(1),
        object_refs: refs,
      }),
      z.strictObject({
        ...own('vulnerability'),
        ...made,
        name: z.string(),
        description: z.string(),
        external_references: z.array(
          z.strictObject({ source_name: z.literal('cve'), external_id: z.string() }),
        ),
      }),
      observable('url'),
      observable('domain-name'),
      observable('ipv4-addr'),
      observable('ipv6-addr'),
    ]),
  ),
});

const bundleOf = (result: unknown, indicators: readonly Indicator[] = contentOf(result).indicators) => {
  const bundle = bundleSchema.parse(JSON.parse(reportStix(composedReport(result), indicators)));
  const ids = new Set(bundle.objects.map((one) => one.id));
  const referred = bundle.objects.flatMap((one) => ('object_refs' in one ? one.object_refs : []));
  expect(referred.filter((ref) => !ids.has(ref))).toEqual([]);
  expect(ids.size).toBe(bundle.objects.length);
  return bundle.objects;
};
const patternsOf = (objects: ReturnType<typeof bundleOf>) =>
  objects.flatMap((one) => (one.type === 'indicator' ? one.pattern : []));

it('names what was found dangerous, not defanged, and nothing else', () => {
  expect(patternsOf(bundleOf(phishingResult))).toEqual([
    "[url:value = 'http://northbank.account-verify.top/session?id=88213']",
    "[domain-name:value = 'northbank.account-verify.top']",
  ]);
});

it('names a checked address and a checked domain', () => {
  const link = { riskScore: 50, analysisType: 'url', inputData: "evil.top/it's" };
  expect(patternsOf(bundleOf(link))).toEqual(["[url:value = 'http://evil.top/it\\'s']"]);
  expect(patternsOf(bundleOf(domainResult))).toEqual(["[domain-name:value = 'northbank-verify.top']"]);
  const address = { ...domainResult, domain: '192.0.2.7' };
  expect(patternsOf(bundleOf(address))).toEqual(["[ipv4-addr:value = '192.0.2.7']"]);
});

describe('accuses no address', () => {
  it('of what is safe or unknown', () => {
    const safe = bundleOf({ riskScore: 5, analysisType: 'url', inputData: 'https://example.com/' });
    expect(patternsOf(safe)).toEqual([]);
    expect(safe.map(({ type }) => type)).toEqual(['identity', 'report', 'observed-data', 'url']);
    const unknown = {
      ...domainResult,
      heuristicChecks: { riskScore: 0, riskLevel: 'unknown', suspiciousWords: [] },
    };
    expect(patternsOf(bundleOf(unknown))).toEqual([]);
  });

  it('by the beginning of an address', () => {
    const trail = [
      { id: 0, parent: null, kind: 'link', label: 'hxxps://evil[.]top/aaa…', why: '', finding: 'Long' },
    ];
    expect(patternsOf(bundleOf({ riskScore: 90, explanation: { trail } }))).toEqual([]);
  });

  it('by what is no web address', () => {
    for (const inputData of [
      'javascript:alert(1)',
      'data:text/html,x',
      'not an address',
      '',
      'http://',
      "']",
    ])
      expect(patternsOf(bundleOf({ riskScore: 90, analysisType: 'url', inputData }))).toEqual([]);
  });
});

it('holds vulnerabilities by their number', () => {
  const names = bundleOf(vulnerabilityResult).flatMap((one) =>
    one.type === 'vulnerability' ? one.name : [],
  );
  expect(names).toEqual(['CVE-2024-21762']);
});

it('gives the same objects each time the same result is reported', () => {
  const later = { ...composedReport(phishingResult), generatedAt: '2027-01-01T00:00:00.000Z' };
  const idsOf = (text: string) => bundleSchema.parse(JSON.parse(text)).objects.map((one) => one.id);
  const { indicators } = contentOf(phishingResult);
  expect(idsOf(reportStix(later, indicators))).toEqual(
    idsOf(reportStix(composedReport(phishingResult), indicators)),
  );
});

it('A12 names us as the author of what is on record with us, and of nothing that was handed in', () => {
  const authorOf = (origin: 'recorded' | 'submitted') => {
    const { objects } = JSON.parse(reportStix({ ...composedReport(phishingResult), origin }, [])) as {
      objects: { id: string; type: string; name?: string; created_by_ref?: string }[];
    };
    const [author] = objects.filter(({ type }) => type === 'identity');
    const others = objects.filter(({ type }) => type === 'report');
    expect(others.map(({ created_by_ref: by }) => by)).toEqual([author?.id]);
    return author?.name;
  };
  expect(authorOf('recorded')).toBe('Hookwise');
  expect(authorOf('submitted')).toBe('Unknown submitter');
});
