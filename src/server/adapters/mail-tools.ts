import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailTools } from '../../engine/parse/mail/read-mail.ts';

/** A picture of a few kilobytes can unfold to gigabytes; a telephone's camera makes 12 million pixels. */
const maxPixels = 40_000_000;
/** Codes that a telephone can read from a screen are still readable at this size. */
const maxSide = 1600;
/** In smaller pictures a module of a code may be a single pixel, which no reader finds. */
const minSide = 240;
const maxCodes = 10;

/** Lures have one page, invoices three; what follows is terms and conditions. */
const maxPages = 8;
const maxPdfBytes = 8 * 1024 * 1024;
const maxPdfText = 20_000;
const maxPdfLinks = 200;
const maxPicturePages = 2;
const maxPictures = 6;
/** A document that is not read by then is made to keep us busy; what the message itself says is still judged. */
const pdfTimeMs = 4000;

/**
 * Readers of pictures and PDF files for messages. They are loaded when the first picture or document comes, so a start costs
 * nothing. Whatever a hostile file does to them means that nothing was read.
 */
export const mailTools = (): MailTools => ({
  readQrCodes: async (image) => readCodes(image).catch(() => []),
  readPdf: async (file) => {
    const stop = new AbortController();
    try {
      const late = wait(pdfTimeMs, nothing, { signal: stop.signal, ref: false });
      return await Promise.race([readDocument(file), late]);
    } catch (error) {
      return { ...nothing, isEncrypted: error instanceof Error && error.name === 'PasswordException' };
    } finally {
      stop.abort();
    }
  },
});

type PdfContent = Awaited<ReturnType<NonNullable<MailTools['readPdf']>>>;
const nothing: PdfContent = { text: '', links: [], hasScript: false, isEncrypted: false };

type Raw = { data: Uint8Array; width: number; height: number; channels: 1 | 3 | 4 };

const readCodes = async (image: Uint8Array | Raw): Promise<string[]> => {
  const [{ default: sharp }, readBarcodes] = await Promise.all([import('sharp'), reader()]);
  const options = { limitInputPixels: maxPixels, failOn: 'none' } as const;
  const picture =
    image instanceof Uint8Array
      ? sharp(image, options)
      : sharp(image.data, {
          ...options,
          raw: { width: image.width, height: image.height, channels: image.channels },
        });
  const { width, height } = image instanceof Uint8Array ? await picture.metadata() : image;
  const scale = sizeFor(Math.max(width, height));
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      kernel: scale > 1 ? 'nearest' : 'lanczos3',
    })
    // A code that fills the picture to its edge lacks the quiet zone readers look for.
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The reader takes four bytes a pixel on trust and would read on behind the end of a smaller picture.
  if (info.channels !== 4) return [];
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' },
    { formats: ['QRCode', 'MicroQRCode'], tryHarder: true, maxNumberOfSymbols: maxCodes },
  );
  return [...new Set(found.map(({ text }) => text))];
};

const sizeFor = (side: number): number => {
  if (side > maxSide) return maxSide / side;
  return side < minSide ? Math.ceil(minSide / Math.max(1, side)) : 1;
};

type ReadBarcodes = typeof import('zxing-wasm/reader').readBarcodes;
let loaded: Promise<ReadBarcodes> | undefined;

/** With the program out of the package: left to itself, the library fetches it from the web. */
const reader = (): Promise<ReadBarcodes> => {
  loaded ??= (async () => {
    const [{ prepareZXingModule, readBarcodes }, program] = await Promise.all([
      import('zxing-wasm/reader'),
      readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
    ]);
    const wasmBinary = new Uint8Array(program).buffer;
    prepareZXingModule({ overrides: { wasmBinary } });
    return readBarcodes;
  })();
  return loaded;
};

const readDocument = async (file: Uint8Array): Promise<PdfContent> => {
  if (file.length > maxPdfBytes) return nothing;
  const { extractImages, getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(file), {
    useSystemFonts: false,
    maxImageSize: maxPixels,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const pages = Math.min(pdf.numPages, maxPages);
    const texts: string[] = [];
    const links: string[] = [];
    for (let number = 1; number <= pages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      texts.push(
        items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      );
      for (const { subtype, url } of await page.getAnnotations()) {
        if (subtype === 'Link' && typeof url === 'string' && links.length < maxPdfLinks) links.push(url);
      }
    }
    const qrCodes: string[] = [];
    for (let number = 1; number <= Math.min(pages, maxPicturePages); number += 1) {
      const pictures = await extractImages(pdf, number).catch(() => []);
      for (const { data, width, height, channels } of pictures.slice(0, maxPictures)) {
        qrCodes.push(
          ...(await readCodes({ data: new Uint8Array(data), width, height, channels }).catch(() => [])),
        );
      }
    }
    const actions = await pdf.getJSActions().catch(() => null);
    return {
      text: texts.join('\n').slice(0, maxPdfText),
      links,
      hasScript: actions !== null && Object.keys(actions).length > 0,
      isEncrypted: false,
      qrCodes: [...new Set(qrCodes)],
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
};
