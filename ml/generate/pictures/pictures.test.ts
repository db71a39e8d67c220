import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/engine/training.ts';
import { randomFrom } from '../random.ts';
import { partOfBrand } from './houses.ts';
import { lookalikeHosts } from './lookalike-hosts.ts';
import { planPicture } from './pictures.ts';
import { scenes } from './scenes/index.ts';

const plansOf = (part: 'fit' | 'held', count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => planPicture({ seed: 3, part, at })));

describe('planPicture', () => {
  it('plans the same picture for a seed, a part and a number', async () => {
    const [one, again, other] = await Promise.all([
      planPicture({ seed: 1, part: 'fit', at: 4 }),
      planPicture({ seed: 1, part: 'fit', at: 4 }),
      planPicture({ seed: 2, part: 'fit', at: 4 }),
    ]);
    expect(again.drawing).toEqual(one.drawing);
    expect(again.encoding).toBe(one.encoding);
    expect(other.drawing.body).not.toBe(one.drawing.body);
  });

  it.each([...new Set(scenes.map((scene) => scene.template))])(
    'can draw %s in every language',
    async (template) => {
      const of = scenes.filter((scene) => scene.template === template);
      for (const { part, labels } of of)
        for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const) {
          const plan = await planPicture({
            seed: 1,
            part,
            at: labels.length,
            only: template,
            fixed: { language },
          });
          expect(plan.template).toBe(template);
          expect(plan.drawing.body.length).toBeGreaterThan(30);
        }
    },
  );

  it('keeps templates, wordings and brands of the two parts apart', async () => {
    const [fit, held] = await Promise.all([plansOf('fit', 150), plansOf('held', 150)]);
    const shared = (of: (plan: (typeof fit)[number]) => string | null) => {
      const seen = new Set(fit.map(of));
      return [...new Set(held.map(of))].filter((one) => one !== null && seen.has(one));
    };
    expect(shared(({ template }) => template)).toEqual([]);
    expect(shared(({ drawing }) => drawing.brand)).toEqual([]);
    // What says nothing or could stand anywhere is no wording.
    expect(
      shared(({ drawing }) => (/^(?:view|work)\//.test(drawing.wording) ? null : drawing.wording)),
    ).toEqual([]);
  });

  it('draws as much of either side, in eight languages', async () => {
    const plans = await plansOf('held', 300);
    const lures = plans.filter(({ label }) => label === 1).length;
    expect(lures).toBeGreaterThan(120);
    expect(lures).toBeLessThan(180);
    expect(new Set(plans.map(({ language }) => language)).size).toBe(8);
  });

  it('never shows a lure on the host of the brand it borrows', async () => {
    const lures = (await plansOf('held', 300)).filter(
      ({ label, kind }) => label === 1 && kind === 'sign-in page',
    );
    expect(lures.length).toBeGreaterThan(5);
    for (const { drawing } of lures) {
      const brand = brands.find(({ genuine }) => genuine === drawing.brand);
      expect(
        brand?.domains.some((domain) => drawing.host === domain || drawing.host?.endsWith(`.${domain}`)),
      ).toBe(false);
    }
  });
});

it('keeps the brands of one owner in one part', () => {
  const owned = brands.filter(({ domains }) => domains.includes('microsoft.com'));
  expect(owned.length).toBeGreaterThan(3);
  expect(new Set(owned.map(partOfBrand)).size).toBe(1);
});

it('makes lookalike hosts that are all different and none the genuine one', () => {
  const hosts = lookalikeHosts(250, randomFrom('a test'));
  expect(new Set(hosts).size).toBe(250);
  expect(hosts.filter((host) => /^(?:www\.)?(?:paypal|google|apple|amazon)\.[a-z.]+$/.test(host))).toEqual(
    [],
  );
});
