import type { Analysis } from '../../contract/analysis.ts';
import type { DomainResult } from '../../contract/analyze-domain.ts';
import type { VulnerabilityResult } from '../../contract/analyze-vulnerability.ts';

const text = [
  'From: Northbank Security <security@northbank-alerts[.]example>',
  'Subject: Final notice: your account closes in 2 hours',
  '',
  'Dear customer,',
  'We noticed a sign-in from an unknown device. Confirm now: hxxp://northbank[.]account-verify[.]top/session?id=88213',
].join('\n');

const markOf = (threat: string, quote: string) => ({
  threat,
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
});

/** A message judged phishing, with everything that a result can carry. */
export const phishingResult: Analysis = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  userId: null,
  analysisType: 'email',
  inputData: `From: Northbank Security <security@northbank-alerts.example>
Reply-To: desk@mailbox-77.top
Subject: Final notice: your account closes in 2 hours

Dear customer,
We noticed a sign-in from an unknown device. Confirm now: http://northbank.account-verify.top/session?id=88213`,
  riskScore: 92,
  riskLevel: 'phishing',
  threats: [
    {
      type: 'link-other-host',
      title: 'Link leads to a different domain',
      description: 'The text names Northbank, the link opens account-verify.top.',
      severity: 'high',
      score: 48,
      icon: 'Link',
      recommendation: 'Open your bank from your own bookmark instead.',
    },
    {
      type: 'urgency',
      title: 'Pressure to act within 2 hours',
      description: 'A short deadline is meant to stop you from checking.',
      severity: 'medium',
      score: 31,
      icon: 'Clock',
      recommendation: 'Take your time: a real bank lets you.',
    },
    {
      type: 'generic-greeting',
      title: 'Generic greeting',
      description: '“Dear customer” instead of your name.',
      severity: 'low',
      score: 13,
      icon: 'UserX',
      recommendation: '',
    },
  ],
  technicalAnalysis: {
    senderDomain: 'northbank-alerts.example',
    domainAge: '6 days (new)',
    domainReputation: 'Poor',
    hasHTTPS: false,
    linkCount: 1,
    attachments: null,
    links: ['http://northbank.account-verify.top/session?id=88213'],
    headerChecks: { spf: 'fail', dkim: '-', dmarc: 'fail', received: [{ from: '192.0.2.7', delay: 3 }] },
    extractedText: 'never shown',
  },
  recommendations: [
    'Do not click the link, reply, or enter any code.',
    'Verify the authenticity through official channels.',
    'Report the message to your bank or IT team, then delete it.',
  ],
  createdAt: '2026-11-14T18:42:00.000Z',
  explanation: {
    whoSentThis: 'Sent by northbank-alerts.example, which does not belong to Northbank.',
    message: {
      text,
      bodyStart: text.indexOf('Dear'),
      marks: [
        markOf('link-other-host', 'hxxp://northbank[.]account-verify[.]top/session?id=88213'),
        markOf('urgency', 'closes in 2 hours'),
        markOf('generic-greeting', 'Dear customer,'),
      ],
    },
    picture: null,
    trail: [
      { id: 0, parent: null, kind: 'message', label: 'Final notice', why: '', finding: '' },
      {
        id: 1,
        parent: 0,
        kind: 'link',
        label: 'hxxp://northbank[.]account-verify[.]top/session?id=88213',
        why: 'found in the text',
        finding: 'Link leads to a different domain',
      },
      {
        id: 2,
        parent: 1,
        kind: 'host',
        label: 'northbank[.]account-verify[.]top',
        why: 'its host',
        finding: 'Borrows the name of Northbank',
      },
      { id: 3, parent: 0, kind: 'link', label: 'hxxps://northbank[.]com/', why: 'found', finding: '' },
    ],
    checks: [
      { name: 'Sender signature', state: 'done', detail: 'No signature of northbank.com.' },
      { name: 'Age of the domain', state: 'not-possible', detail: 'Lookups are switched off.' },
      { name: 'Lists of known phishing', state: 'out-of-date', detail: 'From 2025-12-31.' },
    ],
    reassurances: ['No attachment.'],
    safeWay: { brand: 'Northbank', address: 'northbank.com', how: 'Type it yourself.' },
    isConclusive: true,
    scoreWithout: { 'link-other-host': 44, urgency: 61 },
  },
};

const unknownPart = {
  state: 'unknown' as const,
  detail: 'Lookups are switched off.',
  checkedAt: '2026-11-16T03:00:00.000Z',
};

/** A domain judged dangerous. */
export const domainResult: DomainResult = {
  domain: 'northbank-verify.top',
  heuristicChecks: { riskLevel: 'dangerous', riskScore: 84, suspiciousWords: ['verify'] },
  domainAge: { ageInDays: 6, ageDescription: '6 days' },
  whoisInfo: {
    creationDate: '2026-11-10T00:00:00.000Z',
    expiryDate: null,
    updatedDate: null,
    status: ['client transfer prohibited'],
    registrar: 'A registrar',
    registrantOrg: null,
    isRedacted: true,
    abuseEmail: 'abuse@registrar.example',
    network: null,
    source: 'rdap.registrar.example',
  },
  dnsRecords: {
    A: ['192.0.2.7'],
    MX: [],
    NS: ['ns1.registrar.example'],
    spfRecord: 'v=spf1 -all',
    dmarcRecord: null,
    dkimRecord: null,
    AAAA: [],
    TXT: ['v=spf1 -all'],
    CAA: [],
    SOA: null,
    CNAME: [],
    dnssec: 'unsigned',
  },
  emailSecurity: {
    spf: { state: 'configured', detail: 'v=spf1 -all', lookups: 0, problems: [] },
    dmarc: { state: 'missing', detail: null, policy: null, inheritedFrom: null, problems: [] },
    dkim: { state: 'unknown', selectors: [] },
    mtaSts: 'missing',
    tlsRpt: 'missing',
    bimi: 'missing',
    summary: 'A stranger can send mail in this name.',
  },
  hostingInfo: {
    ipAddress: '192.0.2.7',
    country: null,
    asn: null,
    organization: null,
    isp: null,
    reverseDns: null,
  },
  sslInfo: {
    hasHTTPS: true,
    isValid: true,
    issuer: 'A certificate authority',
    validFrom: '2026-11-10T00:00:00.000Z',
    expiryDate: '2027-02-08T00:00:00.000Z',
    certificateType: 'DV',
    problems: [],
    names: ['northbank-verify.top'],
    key: 'EC 256',
    protocol: 'TLSv1.3',
    chain: ['northbank-verify.top', 'Root'],
  },
  blacklistCheck: { isBlacklisted: false, sources: ['A list'], listedBy: [] },
  threatIntelligence: {
    similarDomains: ['northbankverify.top'],
    lookalikes: [
      { domain: 'northbankverify.top', kind: 'hyphenation', addresses: ['192.0.2.8'], hasMail: false },
    ],
    imitation: {
      brand: 'Northbank',
      genuine: 'northbank.com',
      how: 'Borrows the name of Northbank.',
      seen: 'northbank',
      positions: [],
    },
    popularity: null,
  },
  threats: [
    {
      type: 'Borrows a name',
      severity: 'high',
      description: 'northbank-verify.top carries the name of Northbank.',
      recommendation: 'Type northbank.com yourself.',
      score: 60,
    },
    {
      type: 'New domain',
      severity: 'medium',
      description: 'Registered 6 days ago.',
      recommendation: 'Wait with anything that matters.',
      score: 24,
    },
  ],
  recommendations: ['Do not enter anything on this site.'],
  unicodeDomain: null,
  reassurances: [],
  checks: [{ name: 'Lists', state: 'done', detail: 'On none of 1.' }],
  lookups: {
    registration: unknownPart,
    hosting: unknownPart,
    dns: unknownPart,
    mailSecurity: unknownPart,
    certificate: unknownPart,
    blocklists: unknownPart,
    lookalikes: unknownPart,
  },
  checkedAt: '2026-11-16T03:00:00.000Z',
};

/** A search that found one vulnerability of a device. */
export const vulnerabilityResult: VulnerabilityResult = {
  totalCount: 3,
  searchCriteria: {
    vendor: 'Fortinet',
    product: 'FortiOS',
    category: 'security',
    severityFilter: 'all',
    version: '7.2.4',
  },
  vulnerabilities: [
    {
      id: 'CVE-2024-21762',
      cveId: 'CVE-2024-21762',
      title: 'Out-of-bounds write in the web portal',
      description: 'A request over the network can run code on the device.',
      severity: 'CRITICAL',
      cvssScore: 9.8,
      cisaKev: true,
      publishedDate: '2024-02-09T00:00:00.000Z',
      patchAvailable: true,
      exploitAvailable: true,
      affectedVersions: ['7.2.0 up to 7.2.6'],
      recommendations: ['Install 7.2.7 or later.'],
      references: [{ url: 'https://vendor.example/psirt/FG-IR-24-015', source: 'Vendor' }],
      cvssVersion: '3.1',
      cvssVector: null,
      weaknesses: ['CWE-787 Out-of-bounds Write'],
      fixedVersions: ['7.2.7'],
      kev: { addedOn: '2024-02-09', dueOn: '2024-02-16', requiredAction: 'Apply it.', isRansomware: true },
      epss: { probability: 0.93, percentile: 0.99 },
      exploitSources: [],
      priority: 'now',
      affected: { answer: 'yes', decidedBy: '7.2.0 up to 7.2.6', firstFixed: '7.2.7' },
    },
  ],
  page: 1,
  pageSize: 1,
  affectedCounts: { yes: 3, no: 0, unknown: 0 },
  catalogue: { asOf: '2026-08-21', origin: 'shipped', cveCount: 4531, notes: ['A note.'] },
};
