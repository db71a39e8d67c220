import { expect, it } from 'vitest';
import { readShare } from './read-share.ts';

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

it.each([
  ['a link by itself', { url: 'https://northbank.example/' }, 'https://northbank.example/'],
  [
    'a link as text',
    { title: 'North Bank', text: 'https://northbank.example/' },
    'https://northbank.example/',
  ],
  [
    'a link behind its title',
    { title: 'North Bank', text: 'North Bank https://northbank.example/a' },
    'https://northbank.example/a',
  ],
  ['a link as title', { title: 'https://northbank.example/' }, 'https://northbank.example/'],
])('sends %s to the URL check', async (_, fields, link) => {
  expect(await readShare(formOf(fields))).toEqual({ kind: 'link', link });
});

it.each([
  [
    'a text with a link in it',
    { title: 'Parcel', text: 'Your parcel waits: https://northbank.example/' },
    { content: 'Your parcel waits: https://northbank.example/', subject: 'Parcel' },
  ],
  [
    'a text beside a link',
    { text: 'Look at this', url: 'https://northbank.example/' },
    { content: 'Look at this\nhttps://northbank.example/', subject: '' },
  ],
  ['a title alone', { title: 'You have won' }, { content: 'You have won', subject: '' }],
])('sends %s to the email check', async (_, fields, message) => {
  expect(await readShare(formOf(fields))).toEqual({ kind: 'message', ...message });
});

it('sends a picture to the screenshot check, whatever text comes with it', async () => {
  const picture = new File(['pixels'], 'bank.png', { type: 'image/png' });
  expect(await readShare(formOf({ title: 'Screenshot', text: 'example.com', file: picture }))).toMatchObject({
    kind: 'picture',
    picture: { name: 'bank.png' },
  });
});

it('reads a message that was shared as a file', async () => {
  const file = new File(['Subject: Hello\n\nHello'], 'a.eml', { type: 'message/rfc822' });
  expect(await readShare(formOf({ file }))).toEqual({
    kind: 'message',
    content: 'Subject: Hello\n\nHello',
    subject: '',
  });
});

it.each<[string, Record<string, string | File>]>([
  ['an empty form', {}],
  ['empty fields', { title: ' ', text: '', url: '', file: new File([], '') }],
  ['a file that no tool takes', { file: new File(['x'], 'a.pdf', { type: 'application/pdf' }) }],
])('takes nothing from %s', async (_, fields) => {
  expect(await readShare(formOf(fields))).toBeNull();
});
