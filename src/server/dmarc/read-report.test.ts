import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { reportXml, type Wishes } from './testing/report-xml.ts';

const now = new Date('2026-11-15T12:00:00Z');
const domainOf = (name: string) => (/^[a-z0-9.-]+\.com$|^sendgrid\.net$/.test(name) ? name : null);
const read = (xml: string) => readReport(xml, { now, domainOf });
const seconds = (day: string) => String(Date.parse(day) / 1000);

describe('an aggregate report', () => {
  it('is read with everything that is counted', async () => {
    const xml = reportXml({
      policy: '<p>quarantine</p><sp>reject</sp><pct>50</pct>',
      rows: [
        {
          ip: '192.0.2.7',
          count: 12,
          signers: ['example.com', 'sendgrid.net'],
          envelope: 'bounce.example.com',
        },
        {
          ip: '2001:db8:0:0::7',
          count: 3,
          dkim: 'fail',
          spf: 'fail',
          disposition: 'reject',
          reason: 'mailing_list',
        },
      ],
    });
    expect(await read(xml)).toEqual({
      domain: 'example.com',
      reporter: 'receiver.example',
      reportId: 'report-1',
      begin: new Date('2026-11-10T00:00:00Z'),
      end: new Date('2026-11-10T23:59:59Z'),
      policy: { policy: 'quarantine', subdomains: 'reject', percent: 50 },
      rows: [
        {
          ip: '192.0.2.7',
          count: 12,
          isDkimAligned: true,
          isSpfAligned: true,
          isHeld: false,
          isForwarded: false,
          provenDomains: ['example.com', 'sendgrid.net', 'bounce.example.com'],
        },
        {
          ip: '2001:db8::7',
          count: 3,
          isDkimAligned: false,
          isSpfAligned: false,
          isHeld: true,
          isForwarded: true,
          provenDomains: [],
        },
      ],
    });
  });

  it('may use a namespace and prefixes, as RFC 9990 has them', async () => {
    const xml = reportXml()
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1d:')
      .replace('<d:feedback>', '<d:feedback xmlns:d="urn:ietf:params:xml:ns:dmarc-2.0">');
    expect(await read(xml)).toMatchObject({ domain: 'example.com', rows: [{ count: 1 }] });
  });

  it('counts no signature that failed as proof', async () => {
    const xml = reportXml({ rows: [{ signers: ['sendgrid.net'] }] }).replace(
      '<selector>s1</selector><result>pass</result>',
      '<selector>s1</selector><result>fail</result>',
    );
    expect((await read(xml)).rows[0]?.provenDomains).toEqual([]);
  });
});

describe('is refused by name', () => {
  it.each<[string, string | Wishes, RegExp]>([
    ['what is no report', '<html><body>Hello</body></html>', /not a DMARC report/],
    ['text', 'Dear Sir or Madam', /not a DMARC report/],
    ['nothing', '', /not a DMARC report/],
    [
      'entities of its own',
      reportXml({ reporter: '&b;' }).replace(
        '<feedback>',
        '<!DOCTYPE f [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><feedback>',
      ),
      /declares a document type or entities/,
    ],
    [
      'an entity that names a file',
      `<!DOCTYPE f SYSTEM "file:///etc/passwd">${reportXml()}`,
      /declares a document type or entities/,
    ],
    ['depth', reportXml().replace('<version>', '<a>'.repeat(2000)), /nests more than 12/],
    ['a report that was cut off', reportXml().slice(0, -20), /cut off/],
    ['one without records', { rows: [] }, /no records/],
    ['one without a domain', { domain: '' }, /does not say which domain/],
    ['one about no domain', { domain: 'printer.local' }, /“printer\.local”, which is not a domain/],
    [
      'an address that is none',
      { rows: [{ ip: '300.1.1.1' }] },
      /Record 1 .*“300\.1\.1\.1”, which is no address/,
    ],
    ['a count that is none', { rows: [{}, { count: '-5' }] }, /Record 2 .*“-5” messages/],
    ['a count beyond all mail', { rows: [{ count: '99999999999' }] }, /no number/],
    ['no dates', { begin: '' }, /dates of this report are wrong: it does not say when it begins/],
    ['dates that are none', { end: 'tomorrow' }, /dates of this report are wrong: it ends at “tomorrow”/],
    [
      'an end before the beginning',
      { begin: seconds('2026-11-10'), end: seconds('2026-11-09') },
      /ends \(2026-11-09\) before it begins \(2026-11-10\)/,
    ],
    [
      'a year',
      { begin: seconds('2025-12-01'), end: seconds('2026-11-10') },
      /reports are about a day or a week/,
    ],
    ['the future', { day: '2027-03-01' }, /ends on 2027-03-01, which is still to come/],
    ['milliseconds', { begin: '1762732800000', end: '1762819199000' }, /no time/],
    ['what is older than we keep', { day: '2019-01-01' }, /of 2019-01-01.*too old/],
    ['too many records', { rows: Array.from({ length: 20_001 }, () => ({})) }, /more than 20,000 records/],
  ])('%s', async (_, given, message) => {
    const xml = typeof given === 'string' ? given : reportXml(given);
    await expect(read(xml)).rejects.toThrow(message);
  });
});

it('lets others have their turn while a large report is read', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await read(reportXml({ rows: Array.from({ length: 15_000 }, () => ({})) }));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});
