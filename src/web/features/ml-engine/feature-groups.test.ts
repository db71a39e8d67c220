import { expect, it } from 'vitest';
import { featureGroups } from './feature-groups.ts';

const feature = (id: string) => ({ id, title: id, model: 'url' });
const ids = (model: string, ...given: string[]) =>
  featureGroups(model, given.map(feature)).map(({ title, features }) => [
    title,
    features.map(({ id }) => id),
  ]);

it('puts each feature under what it is about, once', () => {
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
    ['What others know of the site', ['popularity']],
    ['Somebody else’s name', ['finds-brand-typo']],
    ['Words of a lure', ['path-credential-words']],
    ['The name somebody chose', ['name-hyphens']],
    ['Where it is hosted', ['is-shortener']],
    ['The query, and where it sends you', ['hops']],
  ]);
  expect(ids('mail', 'text-words', 'says-urgency', 'reply-to-elsewhere')).toEqual([
    ['Who sent it', ['reply-to-elsewhere']],
    ['What it wants and how it presses', ['says-urgency']],
    ['How it is written', ['text-words']],
  ]);
});

it('leaves none out: what a later engine adds stands at the end', () => {
  expect(ids('mail', 'a-new-idea', 'files')).toEqual([
    ['What is attached', ['files']],
    ['Other', ['a-new-idea']],
  ]);
  expect(ids('some-other-model', 'x')).toEqual([['Other', ['x']]]);
});
