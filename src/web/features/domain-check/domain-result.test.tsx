import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDomainResult } from '../../testing/domain-results.ts';
import { DomainResult } from './domain-result.tsx';
import { newGrowingDomain, type ShownDomain, shownSoFar, shownWhole, withPart } from './growing-domain.ts';

afterEach(cleanup);

const show = (given: object = {}) => draw(shownWhole(newDomainResult(given)));

const draw = (shown: ShownDomain) => {
  const onAnalyzeAnother = vi.fn();
  render(<DomainResult shown={shown} reportOn={() => null} onAnalyzeAnother={onAnalyzeAnother} />);
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

it('shows - for whatever is empty, unknown or no date', () => {
  show({
    heuristicChecks: {},
    domainAge: { ageInDays: null },
    whoisInfo: { creationDate: 'someday', expiryDate: '', status: [], registrar: 'Unknown' },
    hostingInfo: null,
    sslInfo: { hasHTTPS: null, validFrom: 'never' },
    dnsRecords: { A: [], MX: null, NS: [] },
    blacklistCheck: {},
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
  show({ hostingInfo: { organization: 'Example Hosting', isp: 'EXAMPLE HOSTING' } });
  expect(hasRow('ISP')).toBe(false);
  cleanup();
  show({ hostingInfo: { organization: 'Example Hosting', isp: 'Example Transit' } });
  expect(valueBeside('ISP')).toBe('Example Transit');
});

it('shows four name servers and five similar domains', () => {
  const NS = ['ns1', 'ns2', 'ns3', 'ns4', 'ns5'].map((name) => `${name}.hosting.example`);
  const similarDomains = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.example`);
  show({ dnsRecords: { NS }, threatIntelligence: { similarDomains } });
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

it.each([
  [{ isBlacklisted: true, sources: ['List A', 'List B'] }, 'Blacklisted', 'List A, List B'],
  [{ isBlacklisted: false, sources: [] }, 'Clean', 'Multiple sources'],
  [{ isBlacklisted: null, sources: [] }, '-', '-'],
])('tells what the lists say: %j', (blacklistCheck, status, sources) => {
  show({ blacklistCheck });
  expect(valueBeside('Blacklist status')).toBe(status);
  expect(valueBeside('Sources checked')).toBe(sources);
});

it('shows an open verdict without a place on the scale and without a score of zero', () => {
  show({ heuristicChecks: { riskLevel: 'unknown', riskScore: 0 }, threats: [] });
  expect(valueBeside('Risk score')).toBe('-');
  expect(screen.getByText(/^Too little could be found out/)).toBeTruthy();
  expect(screen.queryByText('Dangerous')).toBeNull();
});

it('leads back to the form', async () => {
  const { onAnalyzeAnother } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Another' }));
  expect(onAnalyzeAnother).toHaveBeenCalledOnce();
});

describe('what only our own server tells', () => {
  const at = (time: string) => `2026-11-15T${time}:00Z`;

  it('says why something is not known, and how old an answer is', () => {
    show({
      checkedAt: at('12:00'),
      lookups: {
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
    show({ threatIntelligence: { similarDomains: [], imitation } });
    const card = screen.getByRole('heading', { name: 'Looks like Northbank' }).parentElement as HTMLElement;
    expect([...card.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['0']);
    expect(within(card).getByText('northbank.example')).toBeTruthy();
    expect(within(card).queryByRole('link')).toBeNull();
  });

  it('tells of each lookalike how it was made and whether it takes mail', () => {
    show({
      threatIntelligence: {
        similarDomains: ['n0rthbank.example'],
        lookalikes: [{ domain: 'n0rthbank.example', kind: 'homoglyph', hasMail: true }],
      },
    });
    expect(screen.getByText('homoglyph')).toBeTruthy();
    expect(screen.getByLabelText('takes mail')).toBeTruthy();
  });

  it('tells what came of the settings for mail and of the certificate', () => {
    show({
      emailSecurity: {
        spf: { state: 'configured', detail: 'Everybody may send.', problems: ['Too many lookups.'] },
        dmarc: { state: 'configured', policy: 'reject', inheritedFrom: 'northbank.example', problems: [] },
        dkim: { state: 'configured', selectors: ['s1', 's2'] },
        mtaSts: 'missing',
        summary: 'Few can forge mail in this name.',
      },
      sslInfo: { problems: ['It was issued for another domain.'] },
    });
    const words = [
      'Too many lookups.',
      'Policy: reject',
      'Selectors: s1, s2',
      'Few can forge mail in this name.',
    ];
    for (const text of [...words, 'It was issued for another domain.']) {
      expect(screen.getByText(text), text).toBeTruthy();
    }
    expect(valueBeside('MTA-STS')).toBe('Not set up');
  });
});

describe('while it comes in', () => {
  it('shows what is there, leaves room for the rest, and speaks no verdict', () => {
    const known = withPart(newGrowingDomain('northbank-verify.example'), 'registration', {
      whoisInfo: newDomainResult().whoisInfo,
      domainAge: { ageInDays: 6 },
      heuristicChecks: { riskLevel: 'safe', riskScore: 0 },
    });
    draw(shownSoFar(known));
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
