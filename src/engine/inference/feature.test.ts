import { expect, it } from 'vitest';
import { type Feature, featuresNamed, readFeatures, told } from './feature.ts';

const length: Feature<string> = { id: 'length', title: 'its length', read: (text) => text.length };
const shout: Feature<string> = {
  id: 'shout',
  title: 'it shouts',
  read: (text) => Number(text.includes('!')),
  tell: (text) => `it shouts “${text}”`,
  otherwise: 'it is calm',
};

it('reads all features in the order of the list', () => {
  expect([...readFeatures([shout, length], 'hey!')]).toEqual([1, 4]);
});

it('tells what was seen, and what was not only where that means something', () => {
  expect(told(shout, 'hey!', 1)).toBe('it shouts “hey!”');
  expect(told(shout, 'hey', 0)).toBe('it is calm');
  expect(told(shout, 'hey', Number.NaN)).toBe('it is calm');
  expect(told(length, 'hey', 3)).toBe('its length');
  expect(told(length, '', 0)).toBeNull();
});

it('finds the features that a model names, in its order', () => {
  expect(featuresNamed([length, shout], ['shout', 'length'])).toEqual([shout, length]);
});

it('refuses a model that names a feature which is gone', () => {
  expect(() => featuresNamed([length], ['length', 'colour'])).toThrow(
    'the model asks for the feature "colour", which does not exist',
  );
});
