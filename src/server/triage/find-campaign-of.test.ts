import { expect, it } from 'vitest';
import { repeatableRandom } from '../../testing/index.ts';
import { judgedMails } from '../jobs/testing/done-mails.ts';
import { type CampaignMember, memberOf } from './campaign-member.ts';
import { findCampaignOf, type KnownCampaign } from './find-campaign-of.ts';
import { itemFacts } from './item-facts.ts';
import { textSignature } from './text-signature.ts';

const lure =
  'Dear customer, your parcel could not be delivered because two euros of customs are not paid yet. Pay them within a day ' +
  'on our page, or the parcel goes back to its sender. Thank you for your order and for your patience.';
const member = (given: Partial<CampaignMember> & { text?: string }): CampaignMember => ({
  ...{ hosts: [], sender: '', files: [], isAccused: true },
  signature: textSignature(given.text ?? ''),
  ...given,
});

it('chooses the campaign with the member that is most alike', () => {
  const host = 'pay.parcel-customs.example';
  const campaigns = [
    { id: 'same host', isCleared: false, examples: [member({ hosts: [host] })] },
    { id: 'same words', isCleared: false, examples: [member({ text: lure })] },
  ];
  expect(findCampaignOf(member({ text: `${lure} Anna 4711`, hosts: [host] }), campaigns)).toBe('same words');
  expect(findCampaignOf(member({ hosts: [host] }), campaigns)).toBe('same host');
  expect(findCampaignOf(member({ hosts: ['other.example'] }), campaigns)).toBeNull();
  expect(findCampaignOf(member({ hosts: [host], isAccused: false }), campaigns)).toBeNull();
});

it.each<[string, Partial<CampaignMember>]>([
  ['another sender', { sender: 'news@new5.example' }],
  ['no sender', { sender: '' }],
  ['a link elsewhere', { hosts: ['shop.example', 'new5.example'] }],
  ['a file', { files: ['offer.html (text/html, 900 bytes)'] }],
  ['an accusation', { isAccused: true }],
])('puts into a campaign that was cleared nothing with %s', (_, change) => {
  const cleared = { text: lure, sender: 'news@shop.example', hosts: ['shop.example'], isAccused: false };
  const campaigns = [{ id: 'cleared', isCleared: true, examples: [member(cleared)] }];
  expect(findCampaignOf(member({ ...cleared, sender: 'News@shop.example' }), campaigns)).toBe('cleared');
  expect(findCampaignOf(member({ ...cleared, ...change }), campaigns)).toBeNull();
});

it('puts 500 mails of 50 templates into their campaigns as they come, one by one, beside mails of nobody', async () => {
  const random = repeatableRandom(27);
  const templates = (await judgedMails('phishing', 50)).map((analysis, place) => itemFacts(place, analysis));
  /** A twentieth of the words is replaced, numbers and names change, and one of three hosts is used. */
  const copies = templates.flatMap(({ text, hosts, sender, ...facts }, template) =>
    Array.from({ length: 10 }, (_, copy) => ({
      template,
      member: memberOf({
        ...facts,
        hosts: hosts.map((host) => `${copy % 3}.${host}`),
        sender: `${copy}.${sender}`,
        signature: textSignature(
          text
            .split(/(?<=\s)/)
            .map((word) =>
              random() < 0.05
                ? `word${String.fromCharCode(97 + Math.floor(random() * 26)).repeat(3)} `
                : word,
            )
            .join(''),
        ),
      }),
    })),
  );
  const lone = (await judgedMails('legitimate', 50)).map((analysis, place) => {
    const facts = itemFacts(place, analysis);
    return { template: 1000 + place, member: memberOf({ ...facts, signature: textSignature(facts.text) }) };
  });
  const all = [...copies, ...lone].sort(() => random() - 0.5);
  const campaigns: { id: string; examples: CampaignMember[]; templates: number[] }[] = [];
  for (const { template, member: one } of all) {
    const known: KnownCampaign[] = campaigns.map(({ id, examples }) => ({
      ...{ id, isCleared: false },
      examples: examples.slice(-4),
    }));
    const id = findCampaignOf(one, known);
    const campaign = campaigns.find((other) => other.id === id);
    campaign?.examples.push(one);
    campaign?.templates.push(template);
    if (!campaign) campaigns.push({ id: `${campaigns.length}`, examples: [one], templates: [template] });
  }
  const pairsIn = (size: number) => (size * (size - 1)) / 2;
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const found = sum(campaigns.map((one) => pairsIn(one.templates.length)));
  const right = sum(
    campaigns.flatMap((one) =>
      [...new Set(one.templates)].map((template) =>
        pairsIn(one.templates.filter((other) => other === template).length),
      ),
    ),
  );
  expect(right / found).toBeGreaterThanOrEqual(0.98);
  expect(right / (50 * 45)).toBeGreaterThanOrEqual(0.9);
});
