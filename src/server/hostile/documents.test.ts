import { deflateSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { mailSource } from '../../engine/mail/parse/testing/mail-source.ts';
import { zipFile } from '../../engine/mail/parse/testing/zip-file.ts';
import { enclosureReader } from '../adapters/enclosure-reader.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { wholeMailJudge } from '../testing/whole-mail-judge.ts';

const megabyte = 1024 * 1024;
const faults: object[] = [];
const onFault = (fault: object) => void faults.push(fault);
const judgeMail = wholeMailJudge(sharedJudges({ onFault, limitMs: 20_000 }), { onFault });

const catalog =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n';
const page = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R >>\nendobj\n';
const trailer = '\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const contentOf = (packed: Buffer) =>
  Buffer.concat([
    Buffer.from(`${catalog}${page}4 0 obj\n<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from(`\nendstream\nendobj${trailer}`),
  ]);

/** Each is a part of a megabyte, and would take its reader minutes or gigabytes. */
const documents: [string, () => Buffer][] = [
  [
    // Found by fuzzing messages: each of the objects is read to the end of the file.
    'objects that never end',
    () => Buffer.from(catalog + '3 0 obj\n<< /Type /Page% >>\nendobj\n'.repeat(20_000) + trailer),
  ],
  ['a page of zeros', () => contentOf(deflateSync(Buffer.alloc(100 * megabyte)))],
  ['a page of brackets', () => contentOf(deflateSync(Buffer.alloc(40 * megabyte, '[')))],
  ['pages in a circle', () => Buffer.from(`${catalog.replace('[3 0 R]', '[2 0 R 2 0 R]')}${trailer}`)],
  ['arrays in arrays', () => Buffer.from(`${catalog}3 0 obj\n${'['.repeat(500_000)}${trailer}`)],
];

it('S43 a document that is made to keep its reader busy costs its own text, and the message is judged', async () => {
  const before = process.memoryUsage.rss();
  for (const [what, make] of documents) {
    const content = make();
    expect(content.length, what).toBeLessThan(1.2 * megabyte);
    const files = [
      { name: 'a.pdf', content },
      { name: 'b.zip', content: zipFile({ 'c.pdf': content, 'd.pdf': content }) },
    ];
    const source = mailSource({
      headers: ['Subject: Your parcel'],
      text: 'Pay at https://evil.example/',
      files,
    });
    const outcome = await judgeMail(
      { mail: { bytes: Buffer.from(source) }, authentication: null },
      new AbortController().signal,
    );
    expect(outcome, what).toMatchObject({ state: 'done', result: { state: 'judged' } });
    expect(JSON.stringify(outcome), what).toContain('Your parcel');
  }
  expect(faults).toEqual([]);
  expect((process.memoryUsage.rss() - before) / megabyte).toBeLessThan(600);
});

it('S43 the next document is read, whatever happened to the one before', async () => {
  const reader = enclosureReader({ onFault: () => undefined, withinMs: 60_000 });
  onTestFinished(reader.close);
  const read = async (bytes: Uint8Array) => {
    const outcome = await reader.read(
      [{ kind: 'document', digest: 'it', bytes }],
      new AbortController().signal,
    );
    return outcome.state === 'read' ? outcome.facts.documents.get('it') : outcome.state;
  };
  expect(await read(documents[0]?.[1]() ?? Buffer.alloc(0))).toBeUndefined();
  const legitimate = contentOf(deflateSync('BT /F1 12 Tf (Hello) Tj ET'));
  expect(await read(legitimate)).toMatchObject({ isEncrypted: false, hasScript: false });
});
