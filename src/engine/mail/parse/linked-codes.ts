import { parseUrl } from '../../addresses/parse-url.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { HtmlFacts } from './parsed-mail.ts';

/** Services that draw a QR code out of the address of the picture. */
const services =
  /^(?:api\.qrserver\.com|chart\.googleapis\.com|chart\.apis\.google\.com|quickchart\.io|image-charts\.com|qrcode\.tec-it\.com)$/;
const parameters = new Set(['data', 'chl', 'text', 'content']);
const maxCodes = 10;

/** The content of QR codes that a page lets such a service draw. The picture itself is not fetched. */
export const readLinkedCodes = (images: HtmlFacts['images']): string[] => {
  const found = images.flatMap(({ src }) => {
    const url = /qr|chart/i.test(src) ? parseUrl(src) : null;
    if (!url || !services.test(url.host)) return [];
    return url.params.filter(({ name }) => parameters.has(name.toLowerCase())).map(({ value }) => value);
  });
  return [...new Set(found)].slice(0, maxCodes).map((text) => cleanText(text, 4300));
};
