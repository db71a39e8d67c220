import {
  type Vulnerability,
  type VulnerabilityResult,
  vulnerabilityResultSchema,
} from '../../contract/analyze-vulnerability.ts';

/** A vulnerability as the server answers it; a test states only what it is about. */
export const newVulnerability = (given: Partial<Vulnerability> = {}): Vulnerability => ({
  id: 'CVE-2024-21762',
  cveId: 'CVE-2024-21762',
  title: 'Out-of-bounds write in SSL VPN',
  description: 'A crafted HTTP request lets an attacker run code on the device.',
  severity: 'CRITICAL',
  cvssScore: 9.8,
  cisaKev: true,
  publishedDate: '2024-02-09T09:15:08.087Z',
  patchAvailable: true,
  exploitAvailable: false,
  affectedVersions: ['7.4.0 - 7.4.2'],
  recommendations: ['Upgrade to a fixed release.'],
  references: [{ url: 'https://vendor.example/FG-IR-24-015', source: 'Vendor advisory' }],
  cvssVersion: null,
  cvssVector: null,
  weaknesses: [],
  fixedVersions: [],
  kev: null,
  epss: null,
  exploitSources: [],
  priority: 'soon',
  affected: null,
  ...given,
});

/** A page of a search. */
export const newVulnerabilityPage = (given: Partial<VulnerabilityResult> = {}): VulnerabilityResult =>
  vulnerabilityResultSchema.parse({
    totalCount: 1,
    searchCriteria: {
      vendor: 'Fortinet',
      product: '',
      category: 'security',
      severityFilter: 'all',
      version: null,
    },
    vulnerabilities: [newVulnerability()],
    page: 1,
    pageSize: 50,
    affectedCounts: null,
    catalogue: { asOf: '2026-11-10', origin: 'shipped', cveCount: 3412, notes: [] },
    ...given,
  } satisfies VulnerabilityResult);
