import { expect, it } from 'vitest';
import { featureGroups } from './feature-groups.ts';

const feature = (id: string) => ({ id, title: id, model: 'url' });
const ids = (model: string, ...given: string[]) =>
  featureGroups(model, given.map(feature)).map(({ title, features }) => [
    title,
    features.map(({ id }) => id),
  ]);

it('puts each feature under its topic, once', () => {
  expect(
    ids(
      'url',
      'path-credential-words',
      'popularity',
      'is-shortener',
      'name-hyphens',
      'finds-brand-typo',
      'hops',
    ),
  ).toEqual([
    ['How well known the site is', ['popularity']],
    ['A brand’s name', ['finds-brand-typo']],
    ['Bait words', ['path-credential-words']],
    ['The domain name', ['name-hyphens']],
    ['Where it is hosted', ['is-shortener']],
    ['The query, and where it leads', ['hops']],
  ]);
  expect(ids('mail', 'text-words', 'says-urgency', 'reply-to-elsewhere')).toEqual([
    ['Who sent it', ['reply-to-elsewhere']],
    ['What it asks for, and the pressure it applies', ['says-urgency']],
    ['How it is written', ['text-words']],
  ]);
});

it('leaves none out: what a later engine adds comes last', () => {
  expect(ids('mail', 'a-new-idea', 'files')).toEqual([
    ['What is attached', ['files']],
    ['Other', ['a-new-idea']],
  ]);
  expect(ids('some-other-model', 'x')).toEqual([['Other', ['x']]]);
});
