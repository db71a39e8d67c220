import type { PdfContent } from '../../engine/index.ts';
import { codesIn } from './codes-in.ts';

/** A picture of a few kilobytes can unfold to gigabytes. */
const maxPixels = 40_000_000;
/** Lures have one page, invoices three; what follows is terms and conditions. */
const maxPages = 8;
const maxPdfBytes = 8 * 1024 * 1024;
const maxPdfText = 20_000;
const maxPdfLinks = 200;
const maxPicturePages = 2;
const maxPictures = 6;

const nothing: PdfContent = { text: '', links: [], hasScript: false, isEncrypted: false };

/** Whether so many more pixels may be searched. */
type SpendPixels = (pixels: number) => boolean;

/** Text, links and codes of a PDF file. What is damaged or locked has none. */
export const readDocument = async (
  file: Uint8Array,
  spendPixels: SpendPixels = () => true,
): Promise<PdfContent> =>
  read(file, spendPixels).catch((error: unknown) => ({
    ...nothing,
    isEncrypted: error instanceof Error && error.name === 'PasswordException',
  }));

const read = async (file: Uint8Array, spendPixels: SpendPixels): Promise<PdfContent> => {
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
        if (!spendPixels(width * height)) continue;
        qrCodes.push(
          ...(await codesIn({ data: new Uint8Array(data), width, height, channels }).catch(() => [])),
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
