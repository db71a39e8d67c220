import type { Indicator } from './report-content.ts';
import type { ReportDocument } from './report-document.ts';
import { distinct, observableOf, uuid5 } from './report-stix.ts';

// MISP core format, https://www.misp-standard.org/rfc/misp-standard-core.html

const namespace = '0b9a5a0e-3c5d-5f0e-8a55-5f9f1f6e7d21';
const maxIndicators = 100;

const typeOf: Record<string, string> = {
  url: 'url',
  'domain-name': 'domain',
  'ipv4-addr': 'ip-dst',
  'ipv6-addr': 'ip-dst',
};

/** 1 high, 2 medium, 3 low, 4 undefined. */
const threatLevels: Partial<Record<string, string>> = { phishing: '1', suspicious: '2', safe: '3' };

/** The result as an event for MISP. What is accused is marked for detection; the rest is context. */
export const reportMisp = (report: ReportDocument, indicators: readonly Indicator[]): string => {
  const moment = report.analysedAt ?? report.generatedAt;
  const timestamp = String(Math.floor(Date.parse(moment) / 1000));
  const subject = `${report.analysisId ?? ''}\n${report.input.sha256}\n${moment}`;
  const attribute = (type: string, category: string, value: string, isAccused: boolean, comment: string) => ({
    uuid: uuid5(namespace, `${subject}\n${type}\n${value}`),
    type,
    category,
    value,
    to_ids: isAccused,
    comment,
    distribution: '5',
    timestamp,
  });
  const seen = distinct(indicators)
    .slice(0, maxIndicators)
    .flatMap((one) => {
      const observable = observableOf(one);
      const type = typeOf[observable?.type ?? ''];
      return observable && type
        ? [attribute(type, 'Network activity', String(observable['value']), one.isAccused, '')]
        : [];
    });
  const vulnerabilities = report.vulnerabilities
    .filter(({ cveId }) => cveId !== '-')
    .map(({ cveId, title }) => attribute('vulnerability', 'External analysis', cveId, false, title));
  const findings = report.threats.map(({ title, description }) =>
    attribute('text', 'Other', `${title}: ${description}`, false, 'Warning sign'),
  );
  return JSON.stringify({
    Event: {
      uuid: uuid5(namespace, subject),
      info: `Hookwise: ${report.verdict.headline}`,
      date: moment.slice(0, 10),
      timestamp,
      threat_level_id: threatLevels[report.verdict.level] ?? '4',
      // 2: the analysis is complete.
      analysis: '2',
      // 0: whoever takes it in decides with whom to share it.
      distribution: '0',
      published: false,
      Attribute: [...seen, ...vulnerabilities, ...findings],
    },
  });
};
