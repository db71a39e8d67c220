import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { loadMail } from '../../engine/index.ts';
import { mailTools } from './mail-tools.ts';

const { readMail } = await loadMail();

const target = 'https://login.example.top/verify?x=1';
const { readQrCodes, readPdf } = mailTools();
const codesIn = async (image: Uint8Array) => readQrCodes?.(image);
const pdfOf = async (file: Uint8Array) => readPdf?.(file);

beforeAll(async () => {
  const program = await readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
});

const qrCode = async (text: string, scale: number) => {
  const { image } = await writeBarcode(text, { format: 'QRCode', scale });
  if (!image) throw new Error('no picture of a code was made');
  return new Uint8Array(await image.arrayBuffer());
};

/** A PDF of one page, written by hand: numbered objects, a table of where they lie, a trailer. */
const pdfFile = (objects: string[], trailer = '') => {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
};
const stream = (dictionary: string, content: string) =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const onePage = (
  content: string,
  extra: { resources?: string; annotations?: string; catalog?: string } = {},
) => [
  `<< /Type /Catalog /Pages 2 0 R ${extra.catalog ?? ''} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${extra.resources ?? ''} >> /Annots [${extra.annotations ?? ''}] >>`,
  stream('', content),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

it('reads a QR code, however small or large the picture is', async () => {
  const tiny = await qrCode(target, 1);
  const huge = await sharp(await qrCode(target, 4))
    .resize({ width: 3000, kernel: 'nearest' })
    .jpeg()
    .toBuffer();
  expect(await codesIn(tiny)).toEqual([target]);
  expect(await codesIn(huge)).toEqual([target]);
});

it('reads a code that is light on dark, transparent around, or grey', async () => {
  const code = sharp(await qrCode(target, 4));
  const { width, height } = await code.metadata();
  const overlay = await code.clone().png().toBuffer();
  const onNothing = await sharp({
    create: { width: width + 200, height: height + 200, channels: 4, background: '#00000000' },
  })
    .composite([{ input: overlay, gravity: 'centre' }])
    .png()
    .toBuffer();
  for (const picture of [
    await code.clone().negate({ alpha: false }).png().toBuffer(),
    await code.clone().greyscale().png().toBuffer(),
    onNothing,
  ]) {
    expect(await codesIn(picture)).toEqual([target]);
  }
});

it('reads several codes of one picture', async () => {
  const codes = await Promise.all([qrCode('https://one.example/', 4), qrCode('https://two.example/', 4)]);
  const [left = new Uint8Array(), right = new Uint8Array()] = codes;
  const both = await sharp({ create: { width: 500, height: 250, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(left), left: 20, top: 40 },
      { input: Buffer.from(right), left: 280, top: 40 },
    ])
    .png()
    .toBuffer();
  expect((await codesIn(both))?.toSorted()).toEqual(['https://one.example/', 'https://two.example/']);
});

it('reads nothing from a picture without a code, a broken one, or none at all', async () => {
  const plain = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const code = await qrCode(target, 6);
  expect(await codesIn(plain)).toEqual([]);
  expect(await codesIn(code.subarray(0, 60))).toEqual([]);
  expect(await codesIn(new TextEncoder().encode('not a picture'))).toEqual([]);
  expect(await codesIn(new Uint8Array())).toEqual([]);
});

it('refuses a small file that unfolds to more pixels than any camera makes, code or no code', async () => {
  const flood = await sharp(await qrCode(target, 1))
    .toColourspace('b-w')
    .resize({ width: 7500, kernel: 'nearest' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  expect(flood.length).toBeLessThan(1_000_000);
  expect(await codesIn(flood)).toEqual([]);
});

it('reads the words and links of a PDF', async () => {
  const file = pdfFile(
    onePage('BT /F1 18 Tf 40 300 Td (Please sign the invoice) Tj ET', {
      annotations: `<< /Type /Annot /Subtype /Link /Rect [0 0 100 100] /Border [0 0 0] /A << /S /URI /URI (${target}) >> >>`,
    }),
  );
  const read = await pdfOf(file);
  expect(read).toMatchObject({ links: [target], hasScript: false, isEncrypted: false, qrCodes: [] });
  expect(read?.text).toContain('Please sign the invoice');
});

it('notices what a PDF would run when it is opened', async () => {
  const action = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
  expect(await pdfOf(pdfFile(onePage('', { catalog: action })))).toMatchObject({ hasScript: true });
});

it('notices that a PDF needs a password', async () => {
  const locked = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> /P -4 >>`;
  expect(await pdfOf(pdfFile(onePage(''), locked))).toMatchObject({ isEncrypted: true, text: '' });
});

it('reads a QR code that is a picture in a PDF', async () => {
  const { data, info } = await sharp(await qrCode(target, 4))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  const file = pdfFile([
    ...onePage('q 300 0 0 300 50 50 cm /Im1 Do Q', { resources: '/XObject << /Im1 6 0 R >>' }),
    stream(
      `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      pixels,
    ),
  ]);
  expect(await pdfOf(file)).toMatchObject({ qrCodes: [target] });
});

it('reads nothing from a file that only begins like a PDF', async () => {
  const nothing = { text: '', links: [], hasScript: false, isEncrypted: false };
  expect(await pdfOf(new TextEncoder().encode('%PDF-1.7\nand nothing else'))).toMatchObject(nothing);
  expect(await pdfOf(new Uint8Array())).toMatchObject(nothing);
});

it('brings the address behind a code into the links of a message', async () => {
  const code = Buffer.from(await qrCode(target, 4)).toString('base64');
  const source = [
    'From: a@example.org',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: image/png; name="scan.png"',
    'Content-Transfer-Encoding: base64',
    '',
    code,
    '--b--',
  ].join('\r\n');
  const { links, parts } = await readMail({ content: source }, mailTools());
  expect(parts.map(({ kind }) => kind)).toEqual(['message', 'attachment', 'qr-code']);
  expect(links).toEqual([{ href: target, origin: 'qr', words: null, span: null, part: 2 }]);
});

it('reads a code that is drawn with block characters, dark or light', async () => {
  const { utf8 } = await writeBarcode(target, { format: 'QRCode' });
  const opposite: Record<string, string> = { '█': ' ', ' ': '█', '▀': '▄', '▄': '▀' };
  const inverted = utf8.replace(/./g, (character) => opposite[character] ?? character);
  for (const drawing of [utf8, inverted]) {
    const { links } = await readMail({ content: `Scan this:\n\n${drawing}\n\nThank you` }, mailTools());
    expect(links).toMatchObject([{ href: target, origin: 'qr' }]);
  }
});
