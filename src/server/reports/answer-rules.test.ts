import { describe, expect, it } from 'vitest';
import type { UnknownReason } from '../../contract/looked-up.ts';
import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import { isProofOpen, isSenderProven, isVouchedFor, silenceFor } from './answer-rules.ts';

const own = new Set(['report@hookwise.example', 'no-reply@hookwise.example']);
const maya = 'maya@company.example';
const silence = (headers: [string, string][], sender = maya) =>
  silenceFor({ sender, headers: headers.map(([key, value]) => ({ key, value })), own });

describe('silenceFor', () => {
  it.each<[string, [string, string][]]>([
    ['an ordinary mail', [['subject', 'Fwd: is this real?']]],
    ['one that says it is not automatic', [['auto-submitted', 'no']]],
    ['a first-class one', [['precedence', 'first-class']]],
  ])('answers %s', (_, headers) => {
    expect(silence(headers)).toBeNull();
  });

  it.each<[string, [string, string][], string]>([
    ['an automatic reply', [['auto-submitted', 'auto-replied']], 'automatic'],
    ['a generated mail', [['auto-submitted', 'auto-generated; type=x']], 'automatic'],
    ['bulk mail', [['precedence', 'bulk']], 'automatic'],
    ['what asks for no answer', [['x-auto-response-suppress', 'All']], 'automatic'],
    ['a bounce', [['content-type', 'multipart/report; report-type=delivery-status']], 'automatic'],
    ['a DMARC report', [['subject', 'Report Domain: hookwise.example Submitter: x']], 'automatic'],
    ['a list', [['list-id', '<all.company.example>']], 'list'],
    ['an old list', [['precedence', 'list']], 'list'],
    ['ourselves', [['from', 'Hookwise <no-reply@Hookwise.example>']], 'ourselves'],
  ])('stays silent for %s', (_, headers, reason) => {
    expect(silence(headers)).toBe(reason);
  });

  it.each([
    ['', 'null sender'],
    ['MAILER-DAEMON@company.example', 'automatic'],
    ['no-reply@company.example', 'automatic'],
    ['staff-bounces@company.example', 'automatic'],
    ['Report@hookwise.example', 'ourselves'],
  ])('stays silent for the envelope of <%s>', (sender, reason) => {
    expect(silence([], sender)).toBe(reason);
  });
});

const unknown = { state: 'unknown', reason: 'off' } as const;
const nothing: MailAuthentication = { signatures: [], spf: unknown, dmarc: unknown, arc: unknown };
const signed = (outcome: 'intact' | 'altered' | 'key-not-held', isAligned = true): MailAuthentication => ({
  ...nothing,
  signatures: [{ domain: 'company.example', selector: 's', outcome, isBodyIntact: true, isAligned }],
});
const sentFrom = (outcome: 'pass' | 'softfail', isAligned = true): MailAuthentication => ({
  ...nothing,
  spf: { state: 'known', value: { outcome, domain: 'company.example', address: '192.0.2.1', isAligned } },
});

describe('isSenderProven', () => {
  const proven = (authentication: MailAuthentication | null, sender = maya, from = maya) =>
    isSenderProven({ sender, from, authentication, isSameOrganisation: (a, b) => a === b });

  it('takes a signature or SPF of the domain in From', () => {
    expect(proven(signed('intact'))).toBe(true);
    expect(proven(sentFrom('pass'))).toBe(true);
  });

  it.each<[string, MailAuthentication | null, string?, string?]>([
    ['nothing', nothing],
    ['no answer', null],
    ['a signature that was broken', signed('altered')],
    ['a signature whose key is not held', signed('key-not-held')],
    ['a signature of somebody else', signed('intact', false)],
    ['SPF that does not pass', sentFrom('softfail')],
    ['SPF of somebody else', sentFrom('pass', false)],
    ['a signed mail that was sent again for a victim', signed('intact'), 'victim@other.example'],
    ['no From', signed('intact'), maya, ''],
  ])('does not take %s', (_, authentication, sender, from) => {
    expect(proven(authentication, sender, from)).toBe(false);
  });
});

describe('isProofOpen', () => {
  const open = (authentication: MailAuthentication | null, sender = maya, from = maya) =>
    isProofOpen({ sender, from, authentication, isSameOrganisation: (a, b) => a === b });
  const unasked = (reason: UnknownReason): MailAuthentication => ({
    ...sentFrom('pass'),
    spf: { state: 'unknown', reason },
  });

  it('is so where nobody could be asked', () => {
    expect(open(null)).toBe(true);
    expect(open(unasked('timeout'))).toBe(true);
    expect(open(signed('key-not-held'))).toBe(true);
  });

  it.each<[string, MailAuthentication | null, string?, string?]>([
    ['nothing was signed, and no server is named that could be asked for', unasked('unreadable')],
    ['a signature is broken', signed('altered')],
    ['the envelope is of somebody else', null, 'victim@other.example'],
    ['there is no From', null, maya, ''],
  ])('is not where %s', (_, authentication, sender, from) => {
    expect(open(authentication, sender, from)).toBe(false);
  });
});

describe('isVouchedFor', () => {
  const received = ['received', 'from a by mx.hookwise.example with ESMTPS; now'] as const;
  const vouched = (...headers: (readonly [string, string])[]) =>
    isVouchedFor(
      maya,
      headers.map(([key, value]) => ({ key, value })),
    );
  const says = (rest: string, host = 'mx.hookwise.example') =>
    ['authentication-results', `${host}; ${rest}`] as const;

  it('believes the relay’s own line', () => {
    expect(vouched(says('dmarc=pass header.from=company.example'), received)).toBe(true);
    expect(vouched(received, says('spf=pass smtp.mailfrom=maya@company.example'), received)).toBe(true);
  });

  it.each([
    ['none', [received]],
    ['one under another name', [says('dmarc=pass header.from=company.example', 'mx.evil.example'), received]],
    ['one that came with the mail', [received, received, says('dmarc=pass header.from=company.example')]],
    ['one about another domain', [says('dkim=pass header.d=evil.example'), received]],
    ['one that failed', [says('dmarc=fail header.from=company.example'), received]],
    ['one without a relay', [says('dmarc=pass header.from=company.example')]],
  ])('does not believe %s', (_, headers) => {
    expect(vouched(...headers)).toBe(false);
  });
});
