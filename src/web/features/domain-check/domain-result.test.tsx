import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DomainResult as Result } from '../../../contract/analyze-domain.ts';
import { newDomainResult, newLookalike } from '../../testing/domain-results.ts';
import { DomainResult } from './domain-result.tsx';
import type { KnownDomain } from './known-domain.ts';

afterEach(cleanup);

const whole = newDomainResult();
const show = (given: Partial<Result> = {}) => draw(newDomainResult(given));

const draw = (known: KnownDomain) => {
  const onAnalyzeAnother = vi.fn();
  render(
    <DomainResult
      known={known}
      reportOn={() => null}
      shareOn={() => null}
      reportAbuseOn={() => null}
      feedbackOn={() => null}
      onAnalyzeAnother={onAnalyzeAnother}
    />,
  );
  return { onAnalyzeAnother };
};

/** The value beside a name; the first where the name stands twice. */
const valueBeside = (label: string) => {
  const [term] = screen.getAllByText(label, { selector: 'dt' });
  return term?.parentElement?.querySelector('dd')?.textContent;
};
const hasRow = (label: string) => screen.queryAllByText(label, { selector: 'dt' }).length > 0;

it('puts the verdict first and leads the keyboard there', () => {
  show();
  const heading = screen.getByRole('heading', { level: 2, name: 'northbank-verify.example' });
  expect(document.activeElement).toBe(heading);
  expect(valueBeside('Risk score')).toBe('84%');
  expect(valueBeside('Days old')).toBe('6');
  expect(screen.getByRole('status').textContent).toBe('northbank-verify.example: Dangerous. Risk score 84%.');
});

it('shows - for whatever is empty or unknown', () => {
  show({
    heuristicChecks: { riskLevel: 'unknown', riskScore: 0, suspiciousWords: [] },
    domainAge: { ageInDays: null, ageDescription: null },
    whoisInfo: {
      ...whole.whoisInfo,
      creationDate: null,
      expiryDate: null,
      updatedDate: null,
      status: [],
      registrar: null,
    },
    hostingInfo: {
      ipAddress: null,
      country: null,
      asn: null,
      organization: null,
      isp: null,
      reverseDns: null,
    },
    sslInfo: {
      ...whole.sslInfo,
      hasHTTPS: null,
      isValid: null,
      issuer: null,
      validFrom: null,
      expiryDate: null,
      certificateType: null,
    },
    dnsRecords: { ...whole.dnsRecords, A: [], MX: [], NS: [] },
    blacklistCheck: { isBlacklisted: null, sources: [], listedBy: [] },
  });
  const empty = [
    'Risk score',
    'Days old',
    'Registered on',
    'Expires on',
    'Domain age',
    'Status',
    'Registrar',
  ];
  const more = ['Name servers', 'IP address', 'Country', 'ASN', 'HTTPS supported', 'Certificate valid'];
  const rest = ['Issuer', 'Valid from', 'Expires', 'Type', 'Blacklist status', 'Sources checked'];
  for (const label of [...empty, ...more, ...rest]) expect([label, valueBeside(label)]).toEqual([label, '-']);
  for (const label of ['Updated on', 'ISP', 'Reverse DNS'])
    expect([label, hasRow(label)]).toEqual([label, false]);
});

it('names the provider only where it is another than the organization', () => {
  const organization = 'Example Hosting';
  show({ hostingInfo: { ...whole.hostingInfo, organization, isp: 'EXAMPLE HOSTING' } });
  expect(hasRow('ISP')).toBe(false);
  cleanup();
  show({ hostingInfo: { ...whole.hostingInfo, organization, isp: 'Example Transit' } });
  expect(valueBeside('ISP')).toBe('Example Transit');
});

it('shows four name servers and five similar domains', () => {
  const NS = ['ns1', 'ns2', 'ns3', 'ns4', 'ns5'].map((name) => `${name}.hosting.example`);
  const lookalikes = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => newLookalike(`${name}.example`));
  show({
    dnsRecords: { ...whole.dnsRecords, NS },
    threatIntelligence: { ...whole.threatIntelligence, lookalikes },
  });
  expect(valueBeside('Name servers')).toBe(NS.slice(0, 4).join(''));
  expect(screen.getByText('e.example')).toBeTruthy();
  expect(screen.queryByText('f.example')).toBeNull();
  expect(screen.getByText('+1 more')).toBeTruthy();
});

it('recommends only where there are threats: its own list, else what each threat recommends', () => {
  const card = () => screen.queryByRole('heading', { name: 'Security Recommendations' })?.parentElement;
  show();
  expect(card()?.querySelector('ul')?.textContent).toBe('Do not enter a password there.');
  cleanup();
  show({ recommendations: [] });
  expect(card()?.querySelector('ul')?.textContent).toBe('Wait until it is verified.');
  cleanup();
  show({ threats: [] });
  expect(card()).toBeUndefined();
  expect(screen.getByText('No threats detected')).toBeTruthy();
});

it('has three sections, all open, that fold', async () => {
  show();
  const heads = ['DNS records and email security', 'SSL certificate', 'Security analysis'];
  for (const name of heads) {
    expect(screen.getByRole('button', { name, expanded: true })).toBeTruthy();
  }
  await userEvent.click(screen.getByRole('button', { name: 'SSL certificate' }));
  expect(hasRow('HTTPS supported')).toBe(false);
  expect(hasRow('Blacklist status')).toBe(true);
});

it.each<[Omit<Result['blacklistCheck'], 'listedBy'>, string, string]>([
  [{ isBlacklisted: true, sources: ['List A', 'List B'] }, 'Blacklisted', 'List A, List B'],
  [{ isBlacklisted: false, sources: [] }, 'Clean', 'Multiple sources'],
  [{ isBlacklisted: null, sources: [] }, '-', '-'],
  [
    { isBlacklisted: false, sources: ['Ours'], status: 'not-listed', asOf: '2026-08-21' },
    'Not listed as of Aug 21, 2026',
    'Ours',
  ],
  [{ isBlacklisted: false, sources: ['Ours'], status: 'clean', asOf: '2026-11-14' }, 'Clean', 'Ours'],
  [{ isBlacklisted: null, sources: [], status: 'not-checked', asOf: null }, 'Not checked', '-'],
])('shows what the lists answer: %j', (lists, status, sources) => {
  show({ blacklistCheck: { ...lists, listedBy: [] } });
  expect(valueBeside('Blacklist status')).toBe(status);
  expect(valueBeside('Sources checked')).toBe(sources);
});

it('shows an open verdict without a place on the scale and without a score of zero', () => {
  show({ heuristicChecks: { riskLevel: 'unknown', riskScore: 0, suspiciousWords: [] }, threats: [] });
  expect(valueBeside('Risk score')).toBe('-');
  expect(screen.getByText(/^We found no clear warning sign/)).toBeTruthy();
  expect(screen.queryByText('Dangerous')).toBeNull();
});

it('leads back to the form', async () => {
  const { onAnalyzeAnother } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Another' }));
  expect(onAnalyzeAnother).toHaveBeenCalledOnce();
});

describe('what the specification does not name', () => {
  const at = (time: string) => `2026-11-15T${time}:00Z`;

  it('explains what is unknown, and shows how old an answer is', () => {
    show({
      checkedAt: at('12:00'),
      lookups: {
        ...whole.lookups,
        registration: { state: 'unknown', detail: 'The registry did not answer.', checkedAt: at('12:00') },
        hosting: { state: 'known', detail: '', checkedAt: at('11:48') },
        dns: { state: 'known', detail: '', checkedAt: at('12:00') },
      },
    });
    expect(screen.getByText('The registry did not answer.')).toBeTruthy();
    expect(screen.getAllByText(/^Checked .* ago$/).map(({ textContent }) => textContent)).toEqual([
      'Checked 12 minutes ago',
    ]);
  });

  it('marks the letters of an imitation, and writes the genuine address as text', () => {
    const imitation = {
      brand: 'Northbank',
      genuine: 'northbank.example',
      how: 'A zero stands for the o.',
      seen: 'n0rthbank',
      positions: [1, 99],
    };
    show({ threatIntelligence: { ...whole.threatIntelligence, lookalikes: [], imitation } });
    const card = screen.getByRole('heading', { name: 'Looks like Northbank' }).parentElement as HTMLElement;
    expect([...card.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['0']);
    expect(within(card).getByText('northbank.example')).toBeTruthy();
    expect(within(card).queryByRole('link')).toBeNull();
  });

  it('shows how each lookalike was made and whether it takes mail', () => {
    const lookalikes = [{ ...newLookalike('n0rthbank.example'), hasMail: true }];
    show({ threatIntelligence: { ...whole.threatIntelligence, lookalikes } });
    expect(screen.getByText('homoglyph')).toBeTruthy();
    expect(screen.getByLabelText('takes mail')).toBeTruthy();
  });

  it('explains the settings for mail and the certificate', () => {
    show({
      emailSecurity: {
        ...whole.emailSecurity,
        spf: {
          state: 'configured',
          detail: 'Every server may send.',
          lookups: 11,
          problems: ['Too many lookups.'],
        },
        dmarc: {
          state: 'configured',
          detail: null,
          policy: 'reject',
          inheritedFrom: 'northbank.example',
          problems: [],
        },
        dkim: { state: 'configured', selectors: ['s1', 's2'] },
        mtaSts: 'missing',
        summary: 'Few can forge mail from this domain.',
      },
      sslInfo: { ...whole.sslInfo, problems: ['It was issued for another domain.'] },
    });
    const words = [
      'Too many lookups.',
      'Policy: reject',
      'Selectors: s1, s2',
      'Few can forge mail from this domain.',
    ];
    for (const text of [...words, 'It was issued for another domain.']) {
      expect(screen.getByText(text), text).toBeTruthy();
    }
    expect(valueBeside('MTA-STS')).toBe('Not set up');
  });
});

describe('while the lookups run', () => {
  it('shows what is known, leaves room for the rest, and gives no verdict', () => {
    const { domain, whoisInfo, domainAge, blacklistCheck, lookups } = whole;
    draw({ domain, whoisInfo, domainAge, blacklistCheck, lookups: { registration: lookups.registration } });
    expect(valueBeside('Registrar')).toBe('Example Registrar Ltd.');
    expect(valueBeside('Days old')).toBe('6');
    expect(valueBeside('Risk score')).toBe('');
    expect(hasRow('IP address')).toBe(false);
    expect(screen.queryByText('Safe')).toBeNull();
    expect(screen.queryByText('Clean')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Analyze Another' })).toBeNull();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
  });
});
