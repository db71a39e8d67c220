import { expect, it } from 'vitest';
import { detectorFamilies, modelFeatures } from './capabilities.ts';
import { domainDetectors } from './detectors/domain/index.ts';
import { mailDetectors } from './detectors/mail/index.ts';
import { wordingDetectors } from './detectors/mail/wording.ts';
import { pictureDetectors } from './detectors/picture/index.ts';
import { urlDetectors } from './detectors/url/index.ts';

it('counts every detector once, under its own kind of trick', () => {
  const families = detectorFamilies();
  const total = families.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(
    urlDetectors.length +
      mailDetectors.length +
      wordingDetectors.length +
      pictureDetectors.length +
      domainDetectors.length,
  );
  expect(families.find(({ family }) => family === 'wording')?.count).toBeGreaterThanOrEqual(
    wordingDetectors.length,
  );
  expect(families.every(({ count }) => count > 0)).toBe(true);
});

it('names at least forty numbers that a model reads, none twice', () => {
  const ids = modelFeatures().map(({ id, model }) => `${model} ${id}`);
  expect(ids.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ids).size).toBe(ids.length);
});
