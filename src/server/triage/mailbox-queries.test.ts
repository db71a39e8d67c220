import { describe, expect, it } from 'vitest';
import { type CampaignTraits, mailboxQueries } from './mailbox-queries.ts';

const traits = (given: Partial<CampaignTraits> = {}): CampaignTraits => ({
  ...{ subjects: [], senders: [], hosts: [], fileNames: [] },
  firstSeen: new Date('2026-11-19T08:00:00Z'),
  ...given,
});
const queriesOf = (given: Partial<CampaignTraits>) => mailboxQueries(traits(given)).map(({ query }) => query);

it('finds a campaign in each of three mail systems', () => {
  const [hunting, compliance, gmail, exchange] = queriesOf({
    subjects: ['Your parcel is waiting'],
    senders: ['post@parcels.example'],
    hosts: ['pay.parcels.example'],
    fileNames: ['bill.html'],
  });
  expect(hunting).toBe(`let from = datetime(2026-11-18);
let found = union (EmailEvents | where Timestamp >= from | where SenderFromAddress in~ ("post@parcels.example") or Subject has_any ("Your parcel is waiting") | project NetworkMessageId),
  (EmailUrlInfo | where Timestamp >= from | where UrlDomain in~ ("pay.parcels.example") | project NetworkMessageId),
  (EmailAttachmentInfo | where Timestamp >= from | where FileName in~ ("bill.html") | project NetworkMessageId);
EmailEvents
| where Timestamp >= from and NetworkMessageId in (found)
| project Timestamp, RecipientEmailAddress, SenderFromAddress, Subject, DeliveryLocation, NetworkMessageId`);
  expect(
    compliance,
  ).toBe(`New-ComplianceSearch -Name 'Hookwise' -ExchangeLocation All -ContentMatchQuery '(((from:"post@parcels.example") AND (subject:"Your parcel is waiting" OR attachmentnames:"bill.html")) OR "pay.parcels.example") AND received>=2026-11-18'
Start-ComplianceSearch -Identity 'Hookwise'
Get-ComplianceSearch -Identity 'Hookwise' | Format-List Status, Items, SuccessResults
New-ComplianceSearchAction -SearchName 'Hookwise' -Purge -PurgeType SoftDelete`);
  expect(gmail).toBe(
    '{from:"post@parcels.example" subject:"Your parcel is waiting" filename:"bill.html" "pay.parcels.example"} after:2026/11/18',
  );
  expect(exchange).toBe(compliance);
});

it.each<[string, Partial<CampaignTraits>]>([
  ['a sender, who may be forged', { senders: ['boss@company.example'] }],
  ['a subject, which may be anybody’s', { subjects: ['Invoice'], fileNames: ['invoice.pdf'] }],
])('deletes nothing by %s, alone', (_, given) => {
  const queries = queriesOf(given);
  expect(queries).toHaveLength(2);
  expect(queries.join()).not.toContain('Purge');
});

describe('what an attacker wrote stays a word to look for', () => {
  it.each([
    `x'; Remove-Item -Recurse C:\\ #`,
    'x’; Remove-Item C:\\ #',
    'x‚; Remove-Item C:\\ #',
    'x" or 1 == 1 | union SigninLogs | where "a" == "a',
    'x") OR subject:*',
    'x\n$(Remove-Item C:\\)',
    'x`" | iex',
    'x} {from:ceo@',
    'x\u2028Remove-Item C:\\',
  ])('%s', (text) => {
    const honest = queriesOf({ subjects: ['x'], senders: ['a@b.example'] });
    const hostile = queriesOf({ subjects: [text], senders: ['a@b.example'] });
    // Everything that is a sign of a language stands where it stands for a plain word.
    const signs = (query: string) => query.replace(/[^'"`’‘‚‛“”„|;(){}$\\#*\n\u2028]/gu, '');
    expect(hostile.map(signs)).toEqual(honest.map(signs));
  });

  it('leaves out what has no letter or digit, and signs that cannot be seen', () => {
    expect(mailboxQueries(traits({ subjects: ['***', ' ', '\u200b'] }))).toEqual([]);
    expect(queriesOf({ subjects: ['pay\u200bment'], senders: ['a@b.example'] })[2]).toContain(
      'subject:"payment"',
    );
  });

  it('names at most eight of each, none longer than a line', () => {
    const many = Array.from({ length: 100 }, (_, number) => `${number} ${'very long '.repeat(400)}`);
    for (const query of queriesOf({ subjects: many, senders: many, hosts: many, fileNames: many }))
      expect(query.length).toBeLessThan(6000);
  });
});
