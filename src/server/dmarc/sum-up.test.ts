import { describe, expect, it } from 'vitest';
import type { DmarcPolicy } from '../../contract/dmarc.ts';
import { addSenders, type SenderCount } from './add-up.ts';
import { sumUp } from './sum-up.ts';

const sender = (given: Partial<SenderCount>): SenderCount => ({
  ...{ ip: '192.0.2.1', service: null, network: 'Example Net', passed: 0, failed: 0 },
  ...{ dkim: 0, spf: 0, forwarded: 0, held: 0 },
  ...given,
});
const none: DmarcPolicy = { policy: 'none', subdomains: null, percent: 100 };
const reportsOf = (policy: DmarcPolicy) => [{ reporter: 'google.com', policy }];
const daysOf = (count: number, senders: SenderCount[]) =>
  Array.from({ length: count }, (_, n) => ({
    day: new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10),
    senders,
  }));

const own = sender({ network: 'Own Net', passed: 100, dkim: 100 });
const stranger = sender({ ip: '198.51.100.9', network: 'Far Away Ltd', failed: 4, held: 1 });

const nextFor = (policy: DmarcPolicy, senders: SenderCount[], days = 20) =>
  sumUp({ name: 'example.com', days: daysOf(days, senders), reports: reportsOf(policy) })?.next;

describe('senders', () => {
  it('are added up by service or network, unknown ones first', () => {
    const summed = sumUp({
      name: 'example.com',
      days: daysOf(2, [
        own,
        sender({ service: 'SendGrid', network: 'Twilio', passed: 3, failed: 7 }),
        sender({ ip: '192.0.2.2', network: 'Own Net', passed: 1, dkim: 1 }),
        stranger,
      ]),
      reports: reportsOf(none),
    });
    expect(summed?.senders).toMatchObject([
      { name: 'Far Away Ltd', state: 'unknown', failed: 8, held: 2, isService: false },
      { name: 'SendGrid', state: 'failing', passed: 6, failed: 14, isService: true },
      { name: 'Own Net', state: 'passing', passed: 202, addressCount: 2, lastSeen: '2026-10-02' },
    ]);
    expect(summed).toMatchObject({ passed: 208, failed: 22, from: '2026-10-01', to: '2026-10-02' });
  });

  it('are not blamed for what somebody forwarded', () => {
    const summed = sumUp({
      name: 'example.com',
      days: daysOf(1, [sender({ passed: 50, failed: 10, forwarded: 10 })]),
      reports: reportsOf(none),
    });
    expect(summed?.senders[0]?.state).toBe('passing');
  });

  it('days without a report are among the days', () => {
    const [first, last] = [daysOf(1, [own])[0], { day: '2026-10-05', senders: [own] }];
    const summed = sumUp({ name: 'example.com', days: first ? [first, last] : [], reports: reportsOf(none) });
    expect(summed?.days).toHaveLength(5);
    expect(summed?.days[2]).toEqual({ day: '2026-10-03', passed: 0, failed: 0 });
  });

  it('of a flood of addresses are bounded, and no message is lost', () => {
    const flood = Array.from({ length: 5000 }, (_, n) =>
      sender({ ip: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, network: `Net ${n}`, failed: 1 }),
    );
    const bounded = addSenders(flood, [own]);
    expect(bounded.length).toBeLessThanOrEqual(500);
    expect(bounded.reduce((sum, { passed, failed }) => sum + passed + failed, 0)).toBe(5100);
    expect(bounded).toContainEqual(own);
  });
});

describe('what to do next', () => {
  it('is to set up what sends in the own name and fails', () => {
    const next = nextFor(none, [own, sender({ service: 'SendGrid', failed: 5 })]);
    expect(next).toMatchObject({ kind: 'fix', title: 'Set up SendGrid', record: null });
  });

  it('is to wait where there are few reports', () => {
    expect(nextFor(none, [own], 3)).toMatchObject({ kind: 'wait' });
  });

  it.each<[string, DmarcPolicy, string]>([
    ['none', none, 'p=quarantine'],
    ['quarantine', { ...none, policy: 'quarantine' }, 'p=reject'],
    ['a rule for half of it', { ...none, policy: 'quarantine', percent: 50 }, 'p=quarantine'],
    ['reject with open subdomains', { ...none, policy: 'reject', subdomains: 'none' }, 'sp=reject'],
  ])('after %s is one step', (_, policy, record) => {
    expect(nextFor(policy, [own])).toMatchObject({ kind: 'change', record });
  });

  it('names unknown senders before the rule becomes stricter', () => {
    const text = nextFor(none, [own, stranger])?.text;
    expect(text).toContain('First look at the unknown senders (Far Away Ltd; 80 messages)');
  });

  it('is nothing once p=reject is reached, even with forgers', () => {
    expect(nextFor({ ...none, policy: 'reject' }, [own, stranger])).toMatchObject({ kind: 'reached' });
  });

  it('still warns of own mail that is refused', () => {
    const next = nextFor({ ...none, policy: 'reject' }, [
      own,
      sender({ service: 'SendGrid', failed: 5, held: 5 }),
    ]);
    expect(next).toMatchObject({ kind: 'fix' });
  });
});
