import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { maxMailBytes } from './bounds.ts';
import { mboxItems } from './mbox-items.ts';
import { itemsOf, mailAbout } from './testing/job-files.ts';

const postmark = 'From anna@example.org Thu Nov 19 01:40:37 2026';
const mboxOf = (...mails: string[]) => mails.map((mail) => `${postmark}\n${mail}\n`).join('');
const read = (mbox: string | Uint8Array) => itemsOf(mbox, 'application/mbox');
const inputs = async (mbox: string | Uint8Array) => (await read(mbox)).map(({ input }) => input);

describe('messages of an mbox', () => {
  it('are told apart and numbered', async () => {
    const mails = ['one', 'two', 'three'].map(mailAbout);
    expect(await read(mboxOf(...mails))).toEqual(
      mails.map((input, i) => ({ number: i + 1, name: null, input })),
    );
  });

  it('have line breaks of either kind', async () => {
    const mails = ['one', 'two'].map((subject) => mailAbout(subject).replaceAll('\n', '\r\n'));
    expect(await inputs(mails.map((mail) => `${postmark}\r\n${mail}\r\n`).join(''))).toEqual(mails);
  });

  it.each([
    ['mboxo', '>From here on', 'From here on'],
    ['mboxrd', '>>From here on', '>From here on'],
  ])('have their From lines back (%s)', async (_, quoted, plain) => {
    expect(await inputs(mboxOf(`${mailAbout('one')}\n${quoted}\n`))).toEqual([
      `${mailAbout('one')}\n${plain}\n`,
    ]);
  });

  it.each([
    ['a paragraph', 'From the beginning we have worked for you: well.\nNote: this is so\n'],
    ['a date without a field below it', 'From Monday 10:00 of 2026 on\nwe are closed.\n'],
    [
      'a line within a paragraph',
      'As I wrote\nFrom anna@example.org Thu Nov 19 01:40:37 2026\nX: y\n'.slice(11),
    ],
  ])('keep a From line that is %s', async (_, body) => {
    const mail = `${mailAbout('one')}text\n${body}`;
    expect(await inputs(mboxOf(mail, mailAbout('two')))).toEqual([mail, mailAbout('two')]);
  });

  it.each([
    'From - Thu Nov 19 01:40:37 2026',
    'From MAILER-DAEMON Thu Nov 19 01:40:37 2026',
    'From anna@example.org',
    'From anna@example.org 2026-11-19 01:40:37',
    'From "anna b"@example.org Thu Nov 19 01:40:37 +0000 2026',
  ])('begin after %s', async (line) => {
    const mbox = `${mboxOf(mailAbout('one'))}${line}\n${mailAbout('two')}\n`;
    expect(await inputs(mbox)).toEqual([mailAbout('one'), mailAbout('two')]);
  });

  it('are one where no line separates any', async () => {
    expect(await inputs(mailAbout('one'))).toEqual([mailAbout('one')]);
  });

  it('are none in what is no text of a message', async () => {
    expect(await read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toEqual([
      { number: 1, name: null, problem: 'No message could be found in this file.' },
    ]);
    expect(await read('')).toEqual([]);
    expect(await read('\n'.repeat(1_000_000))).toEqual([]);
  });
});

describe('a message that cannot be judged costs only itself', () => {
  const cut = { number: 2, name: null, problem: expect.stringContaining('The file ends in the middle') };

  it.each([
    ['in its body', -8],
    ['in its header', -60],
    ['after its first line', -(mailAbout('two').length + 1)],
  ])('where the file ends %s', async (_, at) => {
    const mbox = mboxOf(mailAbout('one'), mailAbout('two'));
    expect(await read(mbox.slice(0, at))).toEqual([{ number: 1, name: null, input: mailAbout('one') }, cut]);
  });

  it('unless its last boundary says that it is whole', async () => {
    const mail = 'Content-Type: multipart/mixed; boundary=b\n\n--b\n\ntext\n--b--';
    expect(await inputs(`${postmark}\n${mail}`)).toEqual([mail]);
  });

  it('where it is larger than a single check takes', async () => {
    const large = `${mailAbout('large')}${'x'.repeat(maxMailBytes)}\n`;
    const items = await read(mboxOf(mailAbout('one'), large, mailAbout('three')));
    expect(items.map(({ input, problem }) => problem ?? input)).toEqual([
      mailAbout('one'),
      expect.stringContaining('larger than 2 MB'),
      mailAbout('three'),
    ]);
  });
});

/** What is still held: without what is only waiting to be collected, of this file's tests or another's. */
const heldBytes = () => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 3; turn += 1) collect();
  return process.memoryUsage().arrayBuffers;
};

it('holds no more than one message of a file that has no line break', async () => {
  const piece = new Uint8Array(1024 * 1024).fill(0x61);
  let given = 0;
  const endless = async function* () {
    yield Buffer.from(`${postmark}\nSubject: `);
    for (; given < 200; given += 1) yield piece;
  };
  const before = heldBytes();
  let most = 0;
  const watched = async function* () {
    for await (const chunk of endless()) {
      if (given % 20 === 0) most = Math.max(most, heldBytes() - before);
      yield chunk;
    }
  };
  const items = await Array.fromAsync(mboxItems(watched()));
  expect(items).toEqual([{ name: null, problem: expect.stringContaining('larger than 2 MB') }]);
  expect(most).toBeLessThan(20 * 1024 ** 2);
});
