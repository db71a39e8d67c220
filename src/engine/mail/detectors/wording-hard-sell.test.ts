import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingHardSell } from './wording-hard-sell.ts';

describe('wording-hard-sell', () => {
  it.each([
    [
      'a car warranty',
      { text: 'Get auto protection for a low monthly cost. Choose America’s best vehicle coverage.' },
    ],
    [
      'search engines',
      { text: 'We offer affordable SEO services to rank your website on the first page of Google.' },
    ],
    ['German', { text: 'Jetzt 70% Rabatt auf das revolutionäre Gerät sichern.' }],
    ['Portuguese', { text: 'Plano de saúde com até 40% de desconto: faça sua cotação.' }],
    ['French', { text: 'Panneaux solaires : profitez d’une aide de l’État, devis gratuit.' }],
    ['Dutch', { text: 'Bespaar honderden euro’s op uw energierekening met zonnepanelen.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingHardSell.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-hard-sell' });
  });

  it.each([
    [
      'a shop with a sale, on its own domain',
      {
        from: 'Fern & Pine <hello@fernandpine.co.uk>',
        text: '30% off everything ends tonight. Shop now: https://fernandpine.co.uk/sale',
      },
    ],
    [
      'an insurance policy that was bought',
      {
        from: 'Fern & Pine <hello@fernandpine.co.uk>',
        text: 'Your home insurance policy documents are ready: https://fernandpine.co.uk/policy',
      },
    ],
    [
      'a list',
      {
        from: 'Wei <wei@lists.example.org>',
        headers: ['List-Id: <dev.lists.example.org>', 'List-Post: <mailto:dev@lists.example.org>'],
        text: 'A 20% off coupon for the conference is in the wiki, limited offer for members only.',
      },
    ],
    ['a neighbour about heating', { text: 'The heating engineer comes on Monday morning.' }],
    ['a school in Portuguese', { text: 'A reunião de pais é na quinta-feira.' }],
    ['a French neighbour', { text: 'Les panneaux de la rue seront remplacés lundi.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingHardSell.run(await mailCaseOf(mail))).toBeNull();
  });
});
