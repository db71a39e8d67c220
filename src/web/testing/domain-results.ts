import { type DomainResult, domainResultSchema } from '../../contract/analyze-domain.ts';

const checkedAt = '2026-11-15T12:00:00.000Z';
const known = { state: 'known', detail: '', checkedAt } as const;

/** A domain's result as the server answers it; a test states only what it is about. */
export const newDomainResult = (given: Partial<DomainResult> = {}): DomainResult =>
  domainResultSchema.parse({
    domain: 'northbank-verify.example',
    heuristicChecks: { riskLevel: 'dangerous', riskScore: 84, suspiciousWords: ['verify', 'bank'] },
    domainAge: { ageInDays: 6, ageDescription: '6 days' },
    whoisInfo: {
      creationDate: '2025-08-10T00:00:00Z',
      expiryDate: '2026-08-10T00:00:00Z',
      updatedDate: '2025-08-11T00:00:00Z',
      status: ['clientTransferProhibited', 'addPeriod'],
      registrar: 'Example Registrar Ltd.',
      registrantOrg: 'Example Holder Ltd.',
      isRedacted: false,
      abuseEmail: null,
      network: null,
      source: 'rdap.example',
    },
    dnsRecords: {
      A: ['203.0.113.24'],
      MX: ['10 mx1.mailbox-77.example'],
      NS: ['ns1.hosting.example', 'ns2.hosting.example'],
      spfRecord: 'v=spf1 ip4:203.0.113.0/24 ~all',
      dmarcRecord: null,
      dkimRecord: null,
      AAAA: [],
      TXT: [],
      CAA: [],
      SOA: null,
      CNAME: [],
      dnssec: 'unsigned',
    },
    emailSecurity: {
      spf: { state: 'configured', detail: 'Some servers are named (~all).', lookups: 0, problems: [] },
      dmarc: { state: 'missing', detail: null, policy: null, inheritedFrom: null, problems: [] },
      dkim: { state: 'unknown', selectors: [] },
      mtaSts: 'missing',
      tlsRpt: 'missing',
      bimi: 'missing',
      summary: 'An attacker can send mail from this domain.',
    },
    hostingInfo: {
      ipAddress: '203.0.113.24',
      country: 'Netherlands',
      asn: 'AS64511',
      organization: 'Example Hosting B.V.',
      isp: 'Example Transit',
      reverseDns: 'vps-24.hosting.example',
    },
    sslInfo: {
      hasHTTPS: true,
      isValid: false,
      issuer: 'Example CA R3',
      validFrom: '2025-08-10T00:00:00Z',
      expiryDate: '2025-11-08T00:00:00Z',
      certificateType: 'Domain validated',
      problems: [],
      names: [],
      key: null,
      protocol: null,
      chain: [],
    },
    blacklistCheck: { isBlacklisted: true, sources: [], listedBy: [] },
    threatIntelligence: {
      similarDomains: ['n0rthbank.example'],
      lookalikes: [newLookalike('n0rthbank.example')],
      imitation: null,
      popularity: null,
    },
    threats: [
      {
        type: 'Newly registered',
        severity: 'high',
        description: 'Registered 6 days ago.',
        recommendation: 'Wait until it is verified.',
        score: 84,
      },
    ],
    recommendations: ['Do not enter a password there.'],
    unicodeDomain: null,
    reassurances: [],
    checks: [],
    lookups: {
      registration: known,
      hosting: known,
      dns: known,
      mailSecurity: known,
      certificate: known,
      blocklists: known,
      lookalikes: known,
    },
    checkedAt,
    ...given,
  } satisfies DomainResult);

export const newLookalike = (domain: string) => ({
  domain,
  kind: 'homoglyph',
  addresses: [],
  hasMail: false,
});
