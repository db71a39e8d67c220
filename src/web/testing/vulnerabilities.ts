/** A vulnerability with the fields of the specification; a test states only what it is about. */
export const newVulnerability = (given: object = {}) => ({
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
  ...given,
});

/** A page of a search. */
export const newVulnerabilityPage = (given: object = {}) => ({
  totalCount: 1,
  searchCriteria: { vendor: 'Fortinet', product: '' },
  vulnerabilities: [newVulnerability()],
  ...given,
});
