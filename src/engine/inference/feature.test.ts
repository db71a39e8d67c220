import { expect, it } from 'vitest';
import { describeFeature, type Feature, readFeatures, selectFeatures } from './feature.ts';

const length: Feature<string> = { id: 'length', title: 'its length', read: (text) => text.length };
const shout: Feature<string> = {
  id: 'shout',
  title: 'it shouts',
  read: (text) => Number(text.includes('!')),
  describe: (text) => `it shouts “${text}”`,
  otherwise: 'it is calm',
};

it('reads all features in the order of the list', () => {
  expect([...readFeatures([shout, length], 'hey!')]).toEqual([1, 4]);
});

it('describes what was seen, and what was not only where that means something', () => {
  expect(describeFeature(shout, 'hey!', 1)).toBe('it shouts “hey!”');
  expect(describeFeature(shout, 'hey', 0)).toBe('it is calm');
  expect(describeFeature(shout, 'hey', Number.NaN)).toBe('it is calm');
  expect(describeFeature(length, 'hey', 3)).toBe('its length');
  expect(describeFeature(length, '', 0)).toBeNull();
});

it('finds the features that a model names, in its order', () => {
  expect(selectFeatures([length, shout], ['shout', 'length'])).toEqual([shout, length]);
});

it('refuses a model that names a feature that is gone', () => {
  expect(() => selectFeatures([length], ['length', 'colour'])).toThrow(
    'the model asks for the feature "colour", which does not exist',
  );
});
