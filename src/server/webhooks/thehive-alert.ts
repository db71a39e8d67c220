import { productName } from '../../contract/site.ts';
import { distinct, observableOf } from '../report/report-stix.ts';
import type { WebhookMessage } from './webhook-message.ts';

// POST /api/v1/alert of TheHive 5.

/** 1 low, 2 medium, 3 high. */
const severities: Partial<Record<string, number>> = { phishing: 3, suspicious: 2 };

const typeOf: Record<string, string> = {
  url: 'url',
  'domain-name': 'domain',
  'ipv4-addr': 'ip',
  'ipv6-addr': 'ip',
};
const maxObservables = 100;

export const thehiveAlert = ({
  id,
  event,
  at,
  headline,
  sentence,
  level,
  facts,
  signs,
  report,
}: WebhookMessage): string => {
  const observables = distinct(report?.indicators ?? [])
    .slice(0, maxObservables)
    .flatMap((one) => {
      const observable = observableOf(one);
      const dataType = typeOf[observable?.type ?? ''];
      return observable && dataType
        ? [
            {
              dataType,
              data: String(observable['value']),
              ioc: one.isAccused,
              tags: [productName.toLowerCase()],
            },
          ]
        : [];
    });
  return JSON.stringify({
    type: event,
    source: productName,
    // One alert for a message, however often it is sent.
    sourceRef: id,
    title: `${productName}: ${headline}`,
    description: [
      sentence,
      '',
      ...facts.map(([name, value]) => `    ${name}: ${value.replaceAll('\n', ' ')}`),
      ...signs.map((sign) => `    - ${sign.replaceAll('\n', ' ')}`),
    ].join('\n'),
    severity: severities[level ?? ''] ?? 1,
    date: Date.parse(at),
    // Amber: for the organisation and those it works with.
    tlp: 2,
    pap: 2,
    tags: [productName.toLowerCase(), event, ...(level ? [level] : [])],
    observables,
  });
};
