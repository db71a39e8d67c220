import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type DmarcPolicy, dmarcPolicies } from '../../contract/dmarc.ts';
import { cutText, maskBidiControls } from '../../contract/plain-text.ts';
import { DmarcProblem, type DmarcReport, type DmarcRow } from './dmarc-report.ts';
import { readLeaves } from './read-leaves.ts';
import { readPeriod } from './read-period.ts';

/** A receiver with so many different senders for one domain splits its report. */
const maxRows = 20_000;
/** A message may carry many signatures; each of them may name a service. */
const maxProven = 8;

/** Reads an aggregate report. Throws a DmarcProblem that says what is wrong. `domainOf` makes a name a domain, or null. */
export const readReport = async (
  xml: string,
  { now, domainOf }: { now: Date; domainOf: (name: string) => string | null },
): Promise<DmarcReport> => {
  const texts = new Map<string, string>();
  const rows: DmarcRow[] = [];
  let record = newRecord();
  await readLeaves(xml, {
    onLeaf: (path, text) => {
      if (path.startsWith('feedback/record/')) record.add(path.slice('feedback/record/'.length), text);
      else if (!texts.has(path)) texts.set(path, text);
    },
    onClose: (path) => {
      if (path !== 'feedback/record') return;
      if (rows.length >= maxRows)
        throw new DmarcProblem(
          `This report has more than ${maxRows.toLocaleString('en')} records. No receiver writes so many.`,
          {
            isTooLarge: true,
          },
        );
      rows.push(record.row(rows.length + 1, domainOf));
      record = newRecord();
    },
  });
  const of = (path: string) => texts.get(`feedback/${path}`) ?? '';
  const published = of('policy_published/domain');
  const domain = domainOf(published);
  if (domain === null)
    throw new DmarcProblem(
      published === ''
        ? 'This is not a DMARC report: it does not say which domain it is about.'
        : `This report is about “${cutText(maskBidiControls(published), 80)}”, which is not a domain.`,
    );
  if (rows.length === 0)
    throw new DmarcProblem('This report holds no records, so there is nothing to count.');
  return {
    domain,
    reporter: shown(of('report_metadata/org_name') || of('report_metadata/email')) || 'unnamed',
    reportId: of('report_metadata/report_id').slice(0, 500),
    ...readPeriod(of('report_metadata/date_range/begin'), of('report_metadata/date_range/end'), now),
    policy: policyOf(of),
    rows,
  };
};

const shown = (text: string) => cutText(maskBidiControls(text), 120);

const policyOf = (of: (path: string) => string): DmarcPolicy => {
  const read = (path: string) => {
    const word = of(`policy_published/${path}`).toLowerCase();
    return dmarcPolicies.find((one) => one === word) ?? null;
  };
  const percent = of('policy_published/pct');
  return {
    policy: read('p') ?? 'none',
    subdomains: read('sp'),
    percent: /^\d{1,3}$/.test(percent) ? Math.min(100, Number(percent)) : 100,
  };
};

/** Collects what stands in one record. */
const newRecord = () => {
  const texts = new Map<string, string>();
  const proven: string[] = [];
  let isForwarded = false;
  /** Of the signature or list that is being read. */
  let domain = '';
  return {
    add: (path: string, text: string) => {
      if (path === 'row/policy_evaluated/reason/type')
        isForwarded ||= /^(?:forwarded|mailing_list|trusted_forwarder)$/i.test(text);
      else if (path === 'auth_results/dkim/domain' || path === 'auth_results/spf/domain') domain = text;
      else if (path === 'auth_results/dkim/result' || path === 'auth_results/spf/result') {
        if (/^pass$/i.test(text) && domain !== '' && proven.length < maxProven) proven.push(domain);
        domain = '';
      } else if (!texts.has(path)) texts.set(path, text);
    },
    row: (number: number, domainOf: (name: string) => string | null): DmarcRow => {
      const of = (path: string) => texts.get(path) ?? '';
      const passed = (path: string) => /^pass$/i.test(of(`row/policy_evaluated/${path}`));
      return {
        ip: addressOf(of('row/source_ip'), number),
        count: countOf(of('row/count'), number),
        isDkimAligned: passed('dkim'),
        isSpfAligned: passed('spf'),
        isHeld: /^(?:quarantine|reject)$/i.test(of('row/policy_evaluated/disposition')),
        isForwarded,
        provenDomains: [...new Set(proven.flatMap((name) => domainOf(name) ?? []))],
      };
    },
  };
};

const addressOf = (text: string, number: number): string => {
  if (isIP(text) === 0)
    throw new DmarcProblem(
      `Record ${number} of this report came from “${shown(text)}”, which is no address.`,
    );
  return ipaddr.process(text).toString();
};

const countOf = (text: string, number: number): number => {
  if (!/^\d{1,9}$/.test(text))
    throw new DmarcProblem(
      `Record ${number} of this report counts “${shown(text)}” messages, which is no number.`,
    );
  return Number(text);
};
