import { z } from 'zod';

/** What fits on a receipt of one page, and is longer than any real one. */
export const billingLength = { name: 120, address: 500, addressLines: 8, taxId: 40 } as const;

/**
 * What is not seen, or turns the writing around: on a receipt it could only deceive. Line breaks are allowed for apart, and so are the
 * two joiners that Persian, Indic scripts and emoji are written with.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;
const withoutJoiners = (text: string) => text.replaceAll(/\u200c|\u200d/g, '');
const isPrintable = (text: string) => !unprintable.test(withoutJoiners(text));
/** Blanks and joiners alone would be a line with nothing on it. */
const isSeen = (text: string) => /[^\p{Z}\p{M}\u2800\n]/u.test(withoutJoiners(text));
const arePrintable = (text: string) => text.split('\n').every(isPrintable);
const linesOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .normalize();

const messages = {
  name: 'Please enter the name that should appear on your receipts',
  longName: `The name must be at most ${billingLength.name} characters`,
  address: 'Please enter the address that should appear on your receipts',
  longAddress: `The address must be at most ${billingLength.address} characters`,
  manyLines: `The address must have at most ${billingLength.addressLines} lines`,
  taxId: 'Please enter the tax number as text, or leave it out',
  longTaxId: `The tax number must be at most ${billingLength.taxId} characters`,
  unprintable:
    'Please remove characters that cannot be seen, for example by typing the text instead of pasting it',
} as const;

/** `PUT /api/account/billing`. It stands on receipts from then on; those that were issued before stay as they are. */
export const billingRequest = z.object({
  name: z
    .string({ error: messages.name })
    .trim()
    .normalize()
    .min(1, messages.name)
    .max(billingLength.name, messages.longName)
    .refine(isPrintable, messages.unprintable)
    .refine(isSeen, messages.name),
  address: z
    .string({ error: messages.address })
    .trim()
    .overwrite(linesOf)
    .min(1, messages.address)
    .max(billingLength.address, messages.longAddress)
    .refine((text) => text.split('\n').length <= billingLength.addressLines, messages.manyLines)
    .refine(arePrintable, messages.unprintable)
    .refine(isSeen, messages.address),
  taxId: z
    .string({ error: messages.taxId })
    .trim()
    .normalize()
    .max(billingLength.taxId, messages.longTaxId)
    .refine(isPrintable, messages.unprintable)
    .nullish(),
});
export type BillingRequest = z.infer<typeof billingRequest>;

/** `GET` and `PUT /api/account/billing`. Both texts are empty where nothing was entered. */
export const billingResponse = z.object({
  name: z.string(),
  address: z.string(),
  taxId: z.string().nullable(),
});
export type Billing = z.infer<typeof billingResponse>;

/** `DELETE /api/account/billing`. */
export const billingRemovedResponse = z.object({ message: z.string() });

export const receiptFormats = ['html', 'pdf'] as const;
export type ReceiptFormat = (typeof receiptFormats)[number];

/** `GET /api/payments/:id/receipt` and `GET /api/payments/:id/credit-notes/:number`. */
export const receiptQuery = z.object({
  format: z.enum(receiptFormats, { error: 'Please choose the format html or pdf' }).default('html'),
});

/** Where a document of one's own is. */
export const receiptPath = (paymentId: string, format: ReceiptFormat): string =>
  `/api/payments/${paymentId}/receipt?format=${format}`;
export const creditNotePath = (paymentId: string, number: string, format: ReceiptFormat): string =>
  `/api/payments/${paymentId}/credit-notes/${number}?format=${format}`;
