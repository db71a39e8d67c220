import { expect, it } from 'vitest';
import { newDomainResult } from '../../testing/domain-results.ts';
import { domainView } from './domain-view.ts';

const read = (given: object) => domainView.parse(newDomainResult(given));

it.each([
  ['safe', 'safe'],
  ['SAFE', 'safe'],
  ['Suspicious', 'suspicious'],
  ['dangerous', 'dangerous'],
  ['phishing', 'dangerous'],
  ['unknown', 'unknown'],
  ['constructor', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
  [3, 'unknown'],
])('reads the level %j as %s', (riskLevel, level) => {
  expect(read({ heuristicChecks: { riskLevel } }).heuristicChecks.riskLevel).toBe(level);
});

it.each([null, undefined, 'text', 7, [], { domain: 7, threats: 'none', lookups: [1], emailSecurity: [] }])(
  'makes something that can be shown of %j',
  (value) => {
    const view = domainView.parse(value);
    expect(view.threats).toEqual([]);
    expect(view.heuristicChecks.riskLevel).toBe('unknown');
    expect(view.mail).toEqual({ spf: 'unknown', dmarc: 'unknown', dkim: 'unknown' });
  },
);

it('calls a record missing only when somebody looked', () => {
  const dnsRecords = { A: [], MX: [], NS: [], spfRecord: '', dmarcRecord: null, dkimRecord: null };
  const missing = { spf: 'missing', dmarc: 'missing', dkim: 'unknown' };
  const unknown = { spf: 'unknown', dmarc: 'unknown', dkim: 'unknown' };
  const lookups = {
    mailSecurity: { state: 'unknown', detail: 'No answer.', checkedAt: '2026-11-15T12:00:00Z' },
  };
  expect(read({ dnsRecords }).mail).toEqual(missing);
  expect(read({ dnsRecords: undefined }).mail).toEqual(unknown);
  expect(read({ dnsRecords, lookups }).mail).toEqual(unknown);
  expect(read({ dnsRecords, emailSecurity: { spf: { state: 'unknown' } } }).mail).toEqual({
    ...missing,
    spf: 'unknown',
  });
});

it('never calls DKIM missing', () => {
  expect(read({ emailSecurity: { dkim: { state: 'missing' } } }).mail.dkim).toBe('unknown');
  expect(read({ emailSecurity: { dkim: { state: 'configured' } } }).mail.dkim).toBe('configured');
});

it('reads a threat of an unknown severity as low, and leaves out what is no threat', () => {
  const threats = [{ type: 'Odd', severity: 'grave' }, null, 'text', { severity: 'HIGH' }];
  expect(read({ threats }).threats.map(({ type, severity }) => [type, severity])).toEqual([
    ['Odd', 'low'],
    ['Warning sign', 'high'],
  ]);
});

it('writes an AS number and a mail exchange the way people do', () => {
  const view = read({
    hostingInfo: { asn: 64511 },
    dnsRecords: { MX: [{ exchange: 'mx.example', priority: 10 }, '20 mx2.example'] },
  });
  expect(view.hostingInfo.asn).toBe('AS64511');
  expect(view.dnsRecords.MX).toEqual(['10 mx.example', '20 mx2.example']);
});
