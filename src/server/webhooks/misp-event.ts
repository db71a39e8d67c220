import { productName } from '../../contract/site.ts';
import { reportMisp } from '../report/report-misp.ts';
import type { WebhookMessage } from './webhook-message.ts';

/** An event for `/events/add` of MISP: of a result the same as its report, of anything else one that says what happened. */
export const mispEvent = ({ id, at, headline, facts, report }: WebhookMessage): string =>
  report
    ? reportMisp(report.document, report.indicators)
    : JSON.stringify({
        Event: {
          uuid: id,
          info: `${productName}: ${headline}`,
          date: at.slice(0, 10),
          timestamp: String(Math.floor(Date.parse(at) / 1000)),
          // 4: undefined. 2: complete. 0: your organisation only.
          threat_level_id: '4',
          analysis: '2',
          distribution: '0',
          published: false,
          Attribute: facts.map(([name, value]) => ({
            type: 'text',
            category: 'Other',
            value: `${name}: ${value}`,
            to_ids: false,
            distribution: '5',
          })),
        },
      });
