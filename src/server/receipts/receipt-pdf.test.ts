import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { billingRequest } from '../../contract/receipts.ts';
import type { Buyer } from './receipt-content.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { buyerOf, issuedReceipt, seller, widestBuyer } from './testing/issued-receipt.ts';

/** What another program reads in the file. */
const readBack = async (file: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  return { pages: pdf.numPages, text, pdf };
};
const withBuyer = (buyer: Buyer | null) => receiptPdf(issuedReceipt({ buyer }));

describe('the PDF file of a receipt', () => {
  it('says all that the receipt says, on one page', async () => {
    const buyer = { name: 'Ana Example', address: '5 Sea Road\nPorto', taxId: 'PT 999' };
    const { pages, text, pdf } = await readBack(withBuyer(buyer));
    expect(pages).toBe(1);
    for (const words of [
      ...['Receipt', 'R-000007', 'Hookwise Ltd', '1 Harbour Street', 'London E1 1AA', 'GB 123 4567 89'],
      ...['Ana Example', '5 Sea Road', 'Porto', 'PT 999', '18 November 2026', 'pay_1'],
      ...['Hookwise Standard plan', '18 November 2026 to 18 December 2026', 'Net amount', 'USD 16.66'],
      ...['VAT 20% included', 'USD 3.33', 'Total paid', 'USD 19.99', 'Paid in full. Nothing is due.'],
    ])
      expect(text).toContain(words);
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Receipt R-000007' });
  });

  it('is the same file each time', () => {
    expect(withBuyer(null).equals(withBuyer(null))).toBe(true);
  });

  it.each([
    'Zoë Łukasiewicz-Ñandú',
    'Þórður Sigurðsson',
    'Ελληνική Εταιρεία Α.Ε.',
    'Товариство «Приклад»',
    'Nguyễn Văn Ẩn',
    'D’Arcy & Söhne GmbH',
  ])('writes %s as it is', async (name) => {
    const { text } = await readBack(withBuyer({ name, address: 'x', taxId: null }));
    expect(text).toContain(name);
    expect(text).not.toContain('[…]');
  });

  it.each(['株式会社サンプル', 'شركة المثال', 'उदाहरण', '한국', '🐟'])(
    'says that it cannot show %s, and draws no boxes for it',
    async (name) => {
      const { text } = await readBack(withBuyer({ name: `${name} Ltd`, address: 'x', taxId: null }));
      expect(text).toContain('[…] Ltd');
      expect(text.replaceAll(/\s+/g, ' ')).toContain('stands for letters that this file cannot show');
      expect(text).not.toContain(name);
    },
  );

  // The second is of the letter of our fonts that is by far the widest.
  it.each([
    ['of the widest common letter', widestBuyer],
    ['of a dash as wide as three letters', buyerOf('\u2e3b')],
  ])('stays on one page with the longest name and address %s, and within its margins', async (_, buyer) => {
    const tax = { name: 'W'.repeat(40), percent: 99.999, amount: 999 };
    const { pdf, text } = await readBack(
      receiptPdf(issuedReceipt({ buyer, seller: buyer, tax, paymentId: 'W'.repeat(64) })),
    );
    expect(text).toContain('Paid in full. Nothing is due.');
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const drawn = items.flatMap((item) => {
      if (!('transform' in item) || item.str.trim() === '') return [];
      const [, , , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, end: x + item.width }];
    });
    for (const { text: words, y, end } of drawn) {
      expect(y, words).toBeGreaterThan(40);
      expect(end, words).toBeLessThanOrEqual(540);
    }
    // Nothing is written over something else of its line.
    for (const one of drawn)
      for (const other of drawn)
        if (one !== other && one.y === other.y && one.x <= other.x)
          expect(one.end, `${one.text} | ${other.text}`).toBeLessThanOrEqual(other.x);
  });

  it('can be read whatever a billing name is', async () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(') Tj ET endstream endobj', '<< /JS (app.alert(1)) >>', '%%EOF', '<feff>', '\\) \\( ('),
    );
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const given = billingRequest.safeParse({ name, address: 'x' });
        if (!given.success) return;
        const { pages, text } = await readBack(withBuyer({ ...given.data, taxId: null }));
        expect(pages).toBe(1);
        expect(text).toContain('Total paid');
      }),
      { numRuns: 60 },
    );
  });

  it('holds no text of the buyer outside of its drawing', () => {
    const name = ') /JS (app.alert(1)) endobj';
    const file = withBuyer({ name, address: name, taxId: null }).toString('latin1');
    expect(file).not.toContain('app.alert');
    expect(file.match(/endobj/g)).toHaveLength(15);
  });
});

it('a credit note names the receipt that it corrects', async () => {
  const corrects = { number: 'R-000007', issuedAt: '2026-11-18T12:00:00Z' };
  const note = issuedReceipt({ corrects, amount: 500, tax: null }, { series: 'credit note', number: 2 });
  const { text } = await readBack(receiptPdf(note));
  for (const words of [
    ...['Credit note', 'C-000002', 'For receipt', 'R-000007 of 18 November 2026', seller.name],
    ...['Refund: Hookwise Standard plan', 'Total refunded', 'USD 5.00'],
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('VAT');
});

it('a credit that is cancelled says so, and no amount below nothing', async () => {
  const corrects = { number: 'R-000007', issuedAt: '2026-11-18T12:00:00Z' };
  const tax = { name: 'VAT', percent: 20, amount: -83 };
  const note = issuedReceipt({ corrects, amount: -500, tax }, { series: 'credit note', number: 3 });
  const { text } = await readBack(receiptPdf(note));
  for (const words of [
    'Cancelled credit',
    'C-000003',
    'Refund that failed',
    'Total not refunded',
    'USD 4.17',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('USD -');
  expect(text).not.toContain('goes back');
});
