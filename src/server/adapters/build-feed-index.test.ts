import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { isIndexed } from '../../engine/index.ts';
import { Unreadable } from '../../lookups/attempt.ts';
import { buildFeedIndex } from './build-feed-index.ts';

const open = () => {
  const builder = buildFeedIndex();
  onTestFinished(builder.close);
  return builder;
};

it('indexes a list that comes in pieces, cut anywhere', async () => {
  const builder = open();
  const list = Buffer.from(
    '# made today\nevil.example\nhttps://bücher.example/login\nhttps://bit.ly/3xYz\nlast.example',
  );
  for (let at = 0; at < list.length; at += 7) await builder.take(list.subarray(at, at + 7));
  const index = await builder.finish();
  expect(index.length / 2).toBe(4);
  for (const key of ['h:evil.example', 'a:xn--bcher-kva.example/login', 'q:bit.ly/3xYz?', 'h:last.example']) {
    expect(isIndexed(index, key), key).toBe(true);
  }
});

it('leaves legitimate sites alone, the popular ones too', async () => {
  const builder = open();
  await builder.take(Buffer.from('evil.example\nwww.wikipedia.org\npaypal.com\ngithub.io\n'));
  const index = await builder.finish();
  expect(index.length / 2).toBe(1);
  expect(isIndexed(index, 'h:evil.example')).toBe(true);
});

it.each([
  ['nothing', ''],
  ['a web page', '<html>\n<body>\n<p>We are moving\n</html>'],
  ['prose', 'Our lists have moved\nto another place\nsorry.example'],
  ['legitimate sites only', 'wikipedia.org\npaypal.com\n'],
])('refuses %s', async (_, text) => {
  const builder = open();
  await builder.take(Buffer.from(text));
  await expect(builder.finish()).rejects.toThrow(Unreadable);
});

it('refuses bytes that are not text', async () => {
  const builder = open();
  await builder.take(gzipSync(Buffer.from('evil.example\n'.repeat(3000))));
  await expect(builder.finish()).rejects.toThrow(Unreadable);
});

it('survives an endless line', async () => {
  const builder = open();
  for (let n = 0; n < 40; n += 1) await builder.take(Buffer.alloc(100_000, 'x'));
  await builder.take(Buffer.from('\nevil.example\nbad.example\n'));
  expect((await builder.finish()).length / 2).toBe(2);
});

it('can be closed at any time, even before it began', async () => {
  const unused = buildFeedIndex();
  await unused.close();
  const begun = buildFeedIndex();
  const taking = begun.take(Buffer.from('evil.example\n'));
  await begun.close();
  await taking.catch((error: unknown) => expect(error).toBeInstanceOf(Unreadable));
});
