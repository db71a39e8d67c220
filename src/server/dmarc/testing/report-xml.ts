type Row = {
  ip?: string;
  count?: number | string;
  dkim?: string;
  spf?: string;
  disposition?: string;
  reason?: string;
  /** Domains whose signature passed. */
  signers?: string[];
  /** The envelope's domain, whose list of servers passed. */
  envelope?: string;
};

export type Wishes = {
  domain?: string;
  reporter?: string;
  id?: string;
  /** The day it is about. */
  day?: string;
  begin?: string;
  end?: string;
  policy?: string;
  rows?: Row[];
};

const rowXml = ({
  ip = '192.0.2.1',
  count = 1,
  dkim = 'pass',
  spf = 'pass',
  disposition = 'none',
  reason,
  signers = [],
  envelope,
}: Row) => `<record>
  <row><source_ip>${ip}</source_ip><count>${count}</count>
    <policy_evaluated><disposition>${disposition}</disposition><dkim>${dkim}</dkim><spf>${spf}</spf>${
      reason ? `<reason><type>${reason}</type><comment/></reason>` : ''
    }</policy_evaluated></row>
  <identifiers><header_from>example.com</header_from></identifiers>
  <auth_results>${signers
    .map((domain) => `<dkim><domain>${domain}</domain><selector>s1</selector><result>pass</result></dkim>`)
    .join('')}${envelope ? `<spf><domain>${envelope}</domain><result>pass</result></spf>` : ''}</auth_results>
</record>`;

/** An aggregate report as receivers write them (RFC 7489, appendix C), with made-up content. */
export const reportXml = ({
  domain = 'example.com',
  reporter = 'receiver.example',
  id = 'report-1',
  day = '2026-11-10',
  begin = String(Date.parse(day) / 1000),
  end = String(Date.parse(day) / 1000 + 86_399),
  policy = '<p>none</p><sp>none</sp><pct>100</pct>',
  rows = [{}],
}: Wishes = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<feedback>
  <version>1.0</version>
  <report_metadata><org_name>${reporter}</org_name><email>dmarc@${reporter}</email><report_id>${id}</report_id>
    <date_range><begin>${begin}</begin><end>${end}</end></date_range></report_metadata>
  <policy_published><domain>${domain}</domain><adkim>r</adkim><aspf>r</aspf>${policy}</policy_published>
${rows.map(rowXml).join('\n')}
</feedback>
`;
