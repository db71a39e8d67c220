import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { jobMediaTypeNames, jobMediaTypes, maxJobItems } from '../../contract/v1/jobs.ts';
import { mutate, mutations } from '../../engine/testing/index.ts';
import { repeatableRandom } from '../../testing/index.ts';
import { sourceOfBytes } from './byte-source.ts';
import { readItems } from './read-items.ts';
import { itemsOf, mailAbout, tarOf } from './testing/job-files.ts';

it('takes as many items as a job may have, and says so at the next', async () => {
  const items = await itemsOf('a.example\n'.repeat(maxJobItems + 5), 'text/plain', 'domain');
  expect(items.length).toBe(maxJobItems + 1);
  expect(items.at(-1)?.problem).toContain('100,000 items');
});

it('tells a source that cannot be read from a file that is damaged', async () => {
  const whole = sourceOfBytes(zipSync({ 'a.eml': Buffer.from(mailAbout('one').repeat(5000)) }, { level: 0 }));
  for (const mediaType of jobMediaTypeNames) {
    let reads = 0;
    const source = {
      size: whole.size,
      read: async (from: number, length: number) => {
        reads += 1;
        if (reads > 1) throw new Error('The disk is gone');
        return whole.read(from, length);
      },
    };
    const reading = Array.fromAsync(readItems({ source, mediaType, kind: jobMediaTypes[mediaType][0] }));
    await expect(reading).rejects.toThrow('The disk is gone');
  }
});

it('reads no further than it is asked', async () => {
  const whole = sourceOfBytes(Buffer.from(`From a@example.org\n${mailAbout('x')}\n`.repeat(50_000)));
  let furthest = 0;
  const source = {
    size: whole.size,
    read: (from: number, length: number) => {
      furthest = Math.max(furthest, from + length);
      return whole.read(from, length);
    },
  };
  for await (const { number } of readItems({ source, mediaType: 'application/mbox', kind: 'mail' }))
    if (number === 3) break;
  expect(furthest).toBeLessThan(whole.size / 10);
});

describe('whatever the bytes are', () => {
  const numbered = (items: readonly { number: number }[]) => items.every(({ number }, i) => number === i + 1);

  it('items are numbered and it ends', async () => {
    const file = fc.oneof(
      fc.uint8Array({ maxLength: 3000 }),
      fc
        .array(
          fc.constantFrom(
            'From a@b.example\n',
            'Subject: x\n',
            '\n',
            '\r\n',
            '"',
            'a.example,',
            '>From x\n',
            '\0',
          ),
          {
            maxLength: 200,
          },
        )
        .map((parts) => Buffer.from(parts.join(''))),
    );
    await fc.assert(
      fc.asyncProperty(file, fc.constantFrom(...jobMediaTypeNames), async (bytes, mediaType) => {
        expect(numbered(await itemsOf(bytes, mediaType, jobMediaTypes[mediaType][0]))).toBe(true);
      }),
    );
  });

  it('a damaged archive gives what is sound in it', async () => {
    const random = repeatableRandom(24);
    const mail = Buffer.from(mailAbout('one'));
    const zip = zipSync({ 'a.eml': mail, 'b.zip': zipSync({ 'c.eml': mail }), 'd.mbox': mail });
    const tar = await tarOf(['a.eml', 'b.eml', 'cur/c'].map((name) => ({ name, content: mail })));
    for (let i = 0; i < 300; i += 1) {
      const mutation = mutations[i % mutations.length] ?? 'flip';
      const damaged = (whole: Uint8Array) => mutate(whole, { mutation, random, other: mail });
      expect(numbered(await itemsOf(damaged(zip), 'application/zip'))).toBe(true);
      expect(numbered(await itemsOf(damaged(tar), 'application/x-tar'))).toBe(true);
    }
  });

  it('the messages of an mbox come back as they were written', async () => {
    const line = fc.constantFrom(
      '',
      'From a@b.example Thu Nov 19 01:40:37 2026',
      '>From x',
      'text',
      'Key: value',
      'x'.repeat(70_000),
    );
    const bodies = fc.array(fc.array(line, { maxLength: 8 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(bodies, async (all) => {
        const mails = all.map((lines) => `Subject: x\n\n${lines.map((one) => `${one}\n`).join('')}`);
        const mbox = mails
          .map(
            (mail) => `From a@b.example Thu Nov 19 01:40:37 2026\n${mail.replaceAll(/^>*From /gm, '>$&')}\n`,
          )
          .join('');
        expect((await itemsOf(mbox, 'application/mbox')).map(({ input }) => input)).toEqual(mails);
      }),
    );
  });
});
