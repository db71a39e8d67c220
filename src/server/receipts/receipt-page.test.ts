import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { receiptPage, receiptPolicy } from './receipt-page.ts';
import { issuedReceipt } from './testing/issued-receipt.ts';

const pageFor = (name: string) =>
  receiptPage(issuedReceipt({ buyer: { name, address: `${name}\nPorto`, taxId: name } }));

describe('the page of a receipt', () => {
  it('says all that the receipt says', () => {
    const page = pageFor('Ana Example');
    for (const words of [
      ...['<title>Receipt R-000007 - Hookwise</title>', 'Hookwise Ltd', 'London E1 1AA', 'Porto'],
      ...['Tax number: Ana Example', 'USD 16.66', 'VAT 20% included', 'USD 3.33', 'USD 19.99'],
    ])
      expect(page).toContain(words);
    expect(receiptPage(issuedReceipt())).toContain('No billing details were given.');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' style='position:fixed",
    '</p></main><h1>Paid: nothing</h1>',
    '&lt;b&gt;',
  ])('shows the name %s as text', (name) => {
    // The same elements with the same attributes as with a harmless name, and no other.
    const tags = (text: string) => text.match(/<[^>]*>/g);
    expect(tags(pageFor(name))).toEqual(tags(pageFor('Ana Example')));
    expect(pageFor(name)).not.toContain(name);
  });

  it('allows its own style and nothing else', () => {
    const style = pageFor('Ana').split(/<\/?style>/)[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(receiptPolicy).toContain(`style-src 'sha256-${hash}'`);
    expect(receiptPolicy).toContain("default-src 'none'");
    expect(pageFor('Ana')).not.toMatch(/ style=|<script|<link|https?:/);
  });

  it('says where the PDF file falls short, and only there', () => {
    expect(pageFor('Αθηνά')).not.toContain('cannot show');
    const page = pageFor('उदाहरण');
    expect(page).toContain('<p class="name" dir="auto">उदाहरण</p>');
    expect(page).toContain('The PDF file of this document cannot show every letter');
  });
});
