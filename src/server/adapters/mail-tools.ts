import { setTimeout as wait } from 'node:timers/promises';
import type { MailTools } from '../../engine/parse/mail/read-mail.ts';
import type { Pixels } from '../../vision/open-picture.ts';

/** A picture of a few kilobytes can unfold to gigabytes. */
const maxPixels = 40_000_000;
/** Codes that a telephone can read from a screen are still readable at this size. */
const maxCodePixels = 2_000_000;

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
  readQrCodes: async (image) => codesOf(image).catch(() => []),
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

/** The reader and the decoder are loaded when the first picture comes. */
const codesOf = async (image: Uint8Array | Pixels): Promise<string[]> => {
  const [{ openPicture, openPixels }, { readCodes }] = await Promise.all([
    import('../../vision/open-picture.ts'),
    import('../../vision/codes/read-codes.ts'),
  ]);
  const options = { maxPixels: maxCodePixels };
  const picture =
    image instanceof Uint8Array ? await openPicture(image, options) : await openPixels(image, options);
  return (await readCodes(picture)).map(({ text }) => text);
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
          ...(await codesOf({ data: new Uint8Array(data), width, height, channels }).catch(() => [])),
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
