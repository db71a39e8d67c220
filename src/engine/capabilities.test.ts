import { expect, it } from 'vitest';
import { detectorFamilies, modelFeatures } from './capabilities.ts';
import { domainDetectors } from './domain/detectors/index.ts';
import { mailDetectors } from './mail/detectors/index.ts';
import { wordingDetectors } from './mail/detectors/wording.ts';
import { pictureDetectors } from './picture/detectors/index.ts';
import { urlDetectors } from './url/detectors/index.ts';

it('counts every detector once, in its own family', () => {
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

it('lists at least forty features, none twice', () => {
  const ids = modelFeatures().map(({ id, model }) => `${model} ${id}`);
  expect(ids.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ids).size).toBe(ids.length);
});
