import { describe, expect, it } from 'vitest';
import { mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderBrokenLine } from './sender-broken-line.ts';

describe('sender-broken-line', () => {
  it.each([
    ['a name before a comma', 'Amazon, <x@account-help.example>', 'Amazon <x@account-help.example>'],
    [
      'two senders',
      'Ana <ana@example.org>, PayPal <x@account-help.example>',
      'Ana PayPal <x@account-help.example>',
    ],
    ['an address that takes no reply', 'PayPal <service@paypal>', 'PayPal <service@paypal>'],
    ['a brand made to look like a person', 'PayPal, Service <x@account-help.example>', undefined],
  ])('fires on %s', async (_, from, marked) => {
    const input = await mailCaseOf({ from });
    const finding = senderBrokenLine.run(input);
    expect(finding).toMatchObject({ type: 'sender-broken-line', score: expect.any(Number) });
    if (marked) expect(markedIn(input, finding)).toEqual([marked]);
  });

  it('says so when no sender is named', async () => {
    const finding = senderBrokenLine.run(await mailCaseOf({ from: '' }));
    expect(finding?.description).toContain('names no sender');
  });

  it.each([
    ['a name and an address', 'Ana Silva <ana@example.org>'],
    ['an address alone', 'ana@example.org'],
    ['a comma in quotes', '"Silva, Ana" <ana@example.org>'],
    ['a comma in an encoded name', '=?utf-8?Q?M=C3=BCller=2C_Hans?= <hans@example.org>'],
    ['last name first, with the quotes forgotten', 'Silva, Ana <ana@example.org>'],
    ['a bounce', 'Mail Delivery System <MAILER-DAEMON@mx1>'],
    ['a server that reports on itself', 'Cron Daemon <root@backup>'],
    ['an address with letters of another language', 'Jürgen <jürgen@müller.example>'],
  ])('stays quiet on %s', async (_, from) => {
    expect(senderBrokenLine.run(await mailCaseOf({ from }))).toBeNull();
  });
});
