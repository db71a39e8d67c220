import { describe, expect, it } from 'vitest';
import { repeatableRandom } from '../../testing/index.ts';
import { judgedMails } from '../jobs/testing/done-mails.ts';
import type { CampaignMember } from './campaign-member.ts';
import { findCampaigns } from './find-campaigns.ts';
import { itemFacts } from './item-facts.ts';
import { textSignature } from './text-signature.ts';

const member = (given: Partial<CampaignMember> & { text?: string }): CampaignMember => ({
  signature: textSignature(given.text ?? ''),
  hosts: [],
  sender: '',
  files: [],
  isAccused: true,
  ...given,
});

const lure =
  'Dear customer, your parcel could not be delivered because two euros of customs are not paid yet. Pay them within a day ' +
  'on our page, or the parcel goes back to its sender. Thank you for your order and for your patience.';
const other =
  'Hello, the minutes of our meeting of last week are attached. Please read the part about the new office and tell me ' +
  'whether the dates are right, so that I can send it to all of us before the weekend.';

describe('what belongs together', () => {
  it.each<[string, Partial<CampaignMember> & { text?: string }, Partial<CampaignMember> & { text?: string }]>(
    [
      ['the same words for another recipient', { text: `${lure} Anna 4711` }, { text: `${lure} Ben 12` }],
      ['the same host', { hosts: ['pay.parcel-customs.example'] }, { hosts: ['pay.parcel-customs.example'] }],
      [
        'the same file',
        { files: ['bill.html (text/html, 4021 bytes)'] },
        { files: ['bill.html (text/html, 4021 bytes)'] },
      ],
      [
        'similar words from one sender',
        { text: `${lure} ${lure.split(' ').toReversed().join(' ')}`, sender: 'a@parcels.example' },
        { text: lure, sender: 'A@parcels.example' },
      ],
    ],
  )('%s', async (_, one, two) => {
    expect(await findCampaigns([member(one), member({ text: other }), member(two)])).toEqual([[0, 2]]);
  });
});

describe('what does not', () => {
  it.each<[string, Partial<CampaignMember> & { text?: string }, Partial<CampaignMember> & { text?: string }]>(
    [
      ['other words', { text: lure }, { text: other }],
      ['a few words', { text: 'See you tomorrow' }, { text: 'See you tomorrow' }],
      ['the sender alone', { text: lure, sender: 'a@b.example' }, { text: other, sender: 'a@b.example' }],
      ['a brand that both link to', { hosts: ['www.paypal.com'] }, { hosts: ['www.paypal.com'] }],
      [
        'what only one of them is accused of',
        { hosts: ['a.example'] },
        { hosts: ['a.example'], isAccused: false },
      ],
    ],
  )('%s', async (_, one, two) => {
    expect(await findCampaigns([member(one), member(two)])).toEqual([]);
  });

  it('a host that a harmless message links to as well', async () => {
    const hosts = ['cdn.newsletter.example'];
    expect(
      await findCampaigns([member({ hosts }), member({ hosts, isAccused: false }), member({ hosts })]),
    ).toEqual([]);
  });
});

it('finds the pairs of fifty campaigns of ten, and hardly another', async () => {
  const random = repeatableRandom(27);
  const templates = await judgedMails('phishing', 50);
  const strangers = await judgedMails('legitimate', 50);
  const facts = templates.map((analysis, place) => itemFacts(place, analysis));
  /** A twentieth of the words is replaced, numbers and names change, and one of three hosts is used. */
  const copies = facts.flatMap(({ text, hosts, sender, files }, place) =>
    Array.from({ length: 10 }, (_, copy) => ({
      template: place,
      member: member({
        text: text
          .split(/(?<=\s)/)
          .map((word) =>
            random() < 0.05 ? `word${String.fromCharCode(97 + Math.floor(random() * 26)).repeat(3)} ` : word,
          )
          .join(''),
        hosts: hosts.map((host) => `${copy % 3}.${host}`),
        sender: `${copy}.${sender}`,
        files,
      }),
    })),
  );
  const lone = strangers.map((analysis, place) => {
    const { text, ...rest } = itemFacts(place, analysis);
    return { template: 1000 + place, member: member({ ...rest, text, isAccused: false }) };
  });
  const all = [...copies, ...lone].sort(() => random() - 0.5);
  const pairsIn = (sizes: number[]) => sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  const groups = await findCampaigns(all.map((one) => one.member));
  const found = pairsIn(groups.map(({ length }) => length));
  const right = pairsIn(
    groups.flatMap((places) => {
      const sizes = new Map<number, number>();
      for (const place of places) {
        const template = all[place]?.template ?? -1;
        sizes.set(template, (sizes.get(template) ?? 0) + 1);
      }
      return [...sizes.values()];
    }),
  );
  expect(right / found).toBeGreaterThanOrEqual(0.98);
  expect(right / (50 * 45)).toBeGreaterThanOrEqual(0.9);
});
