import { cleanText } from '../../../text/clean-text.ts';
import type { MailTools } from '../mail-input.ts';
import { webAddresses } from '../web-addresses.ts';
import { type Budget, spend } from './budget.ts';

/** A QR code holds 4296 characters at most. */
const maxText = 4300;
const maxPerPicture = 10;
/** A smaller picture is a spacer, a larger one a photograph that a message could hardly carry. */
const minBytes = 60;
const maxBytes = 8 * 1024 * 1024;

/**
 * The texts of the QR codes in a picture; empty when there is no tool, no budget or nothing to see, null when there was no
 * time to look.
 */
export const qrTexts = async (
  image: Uint8Array,
  { readQrCodes }: MailTools,
  budget: Budget,
): Promise<string[] | null> => {
  if (!readQrCodes || image.length < minBytes || image.length > maxBytes) return [];
  if (!spend(budget, 'pictures')) return [];
  try {
    const found = await readQrCodes(image);
    if (found === null) return null;
    return [...new Set(found.map((text) => cleanText(text, maxText).trim()))]
      .filter((text) => text !== '')
      .slice(0, maxPerPicture);
  } catch {
    return [];
  }
};

/** Where a telephone would go after the scan, or null: a code may also hold a Wi-Fi password or a business card. */
export const addressOfQr = (text: string): string | null => {
  if (/^(?:https?|javascript|data|intent|ftp):/i.test(text) && !/\s/.test(text)) return text;
  return webAddresses(text)[0]?.href ?? null;
};
