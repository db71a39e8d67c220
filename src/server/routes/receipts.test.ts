import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { webhookSignature } from '../adapters/payment-signature.ts';
import { receipts, users } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const sellerEnv = {
  SELLER_NAME: 'Example Ltd',
  SELLER_ADDRESS: '1 Harbour Street\\nLondon',
  TAX_NAME: 'VAT',
  TAX_RATE: '20',
  TAX_ID: 'GB 1',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of messages',
};
const billing = { name: 'Ana Example', address: '5 Sea Road\nPorto', taxId: 'PT 999' };
const unknownId = '00000000-0000-4000-8000-000000000000';

type Payment = {
  id: string;
  orderId: string;
  paymentId: string;
  receiptNumber: string;
  creditNotes: { number: string }[];
};

const open = async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database, env: sellerEnv });
  const { cookie: ana } = await app.signIn('ana@example.com');
  const get = (url: string, cookie: string | null = ana) =>
    app.inject({ url, headers: cookie === null ? {} : { cookie } });
  const put = (payload: unknown, cookie: string | null = ana) =>
    app.inject({
      method: 'PUT',
      url: '/api/account/billing',
      headers: {
        origin: 'http://localhost:80',
        'content-type': 'application/json',
        ...(cookie !== null && { cookie }),
      },
      payload: JSON.stringify(payload),
    });
  const buy = async (cookie = ana) => {
    const made = await app.postJson('/api/payments/create-order', { planType: 'standard' }, { cookie });
    const paid = await app.postJson('/api/payments/sandbox/pay', { order_id: made.json().order.id });
    await app.postJson('/api/payments/verify', paid.json(), { cookie });
    return (await list(cookie))[0] as Payment;
  };
  const list = async (cookie = ana): Promise<Payment[]> =>
    (await get('/api/payments', cookie)).json().payments;
  /** As the provider tells of one. */
  const refund = async ({ orderId, paymentId }: Payment, amount: number) => {
    const refunded = { id: `rfnd_${amount}`, payment_id: paymentId, amount, currency: 'USD' };
    const payload = JSON.stringify({
      event: 'refund.processed',
      payload: {
        payment: { entity: { id: paymentId, order_id: orderId, amount: 1999, currency: 'USD' } },
        refund: { entity: refunded },
      },
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': webhookSignature(sellerEnv.RAZORPAY_WEBHOOK_SECRET, Buffer.from(payload)),
      },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  };
  const mailed = async (number: string) => {
    const find = () => app.mails.find(({ subject }) => subject.includes(number));
    await expect.poll(find).toBeDefined();
    return find();
  };
  return { app, database, ana, get, put, buy, list, refund, mailed };
};

describe('billing details', () => {
  it('are empty at first, kept as they were entered, and removed', async () => {
    const { app, ana, get, put } = await open();
    const none = { name: '', address: '', taxId: null };
    expect((await get('/api/account/billing')).json()).toEqual(none);
    const entered = { name: '  Ana Example ', address: '5 Sea Road \r\n\r\n Porto\n', taxId: 'PT 999' };
    expect((await put(entered)).json()).toEqual(billing);
    expect((await get('/api/account/billing')).json()).toEqual(billing);
    expect((await put({ ...billing, taxId: ' ' })).json().taxId).toBeNull();
    expect((await put({ name: 'Ana', address: 'Porto' })).json().taxId).toBeNull();
    const headers = { cookie: ana, origin: 'http://localhost:80' };
    const removed = await app.inject({ method: 'DELETE', url: '/api/account/billing', headers });
    expect([removed.statusCode, removed.json().message]).toEqual([200, expect.stringContaining('removed')]);
    expect((await get('/api/account/billing')).json()).toEqual(none);
  });

  it.each([
    [{ ...billing, address: 'x'.repeat(100_000) }, 'The address must be at most 500 characters'],
    [{ ...billing, address: 'x\n'.repeat(9) }, 'The address must have at most 8 lines'],
    [{ ...billing, address: ' \n ' }, 'Please enter the address that should appear on your receipts'],
    [{ ...billing, address: 7 }, 'Please enter the address that should appear on your receipts'],
    [{ name: 'Ana' }, 'Please enter the address that should appear on your receipts'],
    [{ ...billing, name: '' }, 'Please enter the name that should appear on your receipts'],
    [{ ...billing, name: 'x'.repeat(121) }, 'The name must be at most 120 characters'],
    [{ ...billing, taxId: 'x'.repeat(41) }, 'The tax number must be at most 40 characters'],
    [{ ...billing, taxId: [] }, 'Please enter the tax number as text, or leave it out'],
    [{ ...billing, name: 'Ana\nPaid: 0' }, expect.stringContaining('cannot be seen')],
    [{ ...billing, name: 'evil\u202egnp.exe' }, expect.stringContaining('cannot be seen')],
    [{ ...billing, address: 'a\u0000b' }, expect.stringContaining('cannot be seen')],
    [{ ...billing, name: 'half \ud83d' }, expect.stringContaining('cannot be seen')],
    [{ ...billing, name: '\u200b' }, expect.stringContaining('cannot be seen')],
    [{ ...billing, address: 'Porto\n\u3164' }, expect.stringContaining('cannot be seen')],
    [{ ...billing, taxId: 'PT\u00ad999' }, expect.stringContaining('cannot be seen')],
    [{ ...billing, name: '\u2800 \u200d' }, 'Please enter the name that should appear on your receipts'],
  ])('of a wrong kind are refused with a sentence', async (body, message) => {
    const { get, put } = await open();
    await put(billing);
    const answer = await put(body);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_input', message }]);
    expect((await get('/api/account/billing')).json()).toEqual(billing);
  });

  it('are nobody’s without a session, and each person’s own', async () => {
    const { app, get, put } = await open();
    await put(billing);
    for (const answer of [await get('/api/account/billing', null), await put(billing, null)])
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'not_signed_in']);
    const { cookie: bob } = await app.signIn('bob@example.com');
    expect((await get('/api/account/billing', bob)).json().name).toBe('');
  });
});

describe('a receipt', () => {
  it('is there with the payment, listed, as a page and as a PDF file, and mailed', async () => {
    const { app, get, put, buy, list, mailed } = await open();
    expect(await list()).toEqual([]);
    await put(billing);
    const payment = await buy();
    expect(payment).toEqual({
      id: payment.id,
      orderId: expect.stringMatching(/^order_/),
      paymentId: expect.stringMatching(/^pay_/),
      planType: 'standard',
      amount: 1999,
      currency: 'USD',
      refunded: 0,
      state: 'paid',
      createdAt: app.now().toISOString(),
      paidAt: app.now().toISOString(),
      receiptNumber: 'R-000001',
      creditNotes: [],
    });

    const page = await get(`/api/payments/${payment.id}/receipt`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'inline; filename="receipt-R-000001.html"',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
    for (const words of [
      'Example Ltd',
      'London',
      'GB 1',
      'Ana Example',
      'Porto',
      'VAT 20% included',
      'USD 3.33',
    ])
      expect(page.body).toContain(words);
    expect((await get(`/api/payments/${payment.id}/receipt?format=html`)).body).toBe(page.body);

    const file = await get(`/api/payments/${payment.id}/receipt?format=pdf`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-R-000001.pdf"',
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), {
      mergePages: true,
    });
    for (const words of ['R-000001', 'Ana Example', 'USD 19.99']) expect(text).toContain(words);

    const mail = await mailed('R-000001');
    expect(mail).toMatchObject({ to: 'ana@example.com', subject: 'Receipt R-000001 from Hookwise' });
    for (const words of ['VAT 20% included: USD 3.33', 'Total paid: USD 19.99', 'Ana Example, 5 Sea Road'])
      expect(mail?.text).toContain(words);
  });

  it('cannot be talked into markup by a billing name, on the page or in the mail', async () => {
    const { get, put, buy, mailed } = await open();
    const name = '<img src=x onerror=alert(1)>';
    await put({ ...billing, name });
    const { id } = await buy();
    const page = await get(`/api/payments/${id}/receipt`);
    expect(page.body).not.toContain('<img');
    const mail = await mailed('R-000001');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain(name);
  });

  it('of somebody else, of nobody and of no payment is the same unknown', async () => {
    const { app, get, buy, refund, list } = await open();
    const payment = await buy();
    const { id } = payment;
    await refund(payment, 500);
    const [note] = (await list())[0]?.creditNotes ?? [];
    const { cookie: bob } = await app.signIn('bob@example.com');
    const unpaid = await app.postJson(
      '/api/payments/create-order',
      { planType: 'standard' },
      { cookie: bob },
    );
    expect(unpaid.statusCode).toBe(200);
    const answers = await Promise.all(
      [
        `/api/payments/${id}/receipt`,
        `/api/payments/${id}/receipt?format=pdf`,
        `/api/payments/${unknownId}/receipt`,
        '/api/payments/1/receipt',
        `/api/payments/${encodeURIComponent("' or 1=1")}/receipt`,
        `/api/payments/${id}/credit-notes/${note?.number}`,
        `/api/payments/${id}/credit-notes/R-000001`,
        `/api/payments/${unknownId}/credit-notes/C-999999999`,
      ].map((url) => get(url, bob)),
    );
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'not_found', message: 'There is no such receipt' },
      ]);
    expect((await get(`/api/payments/${id}/receipt`, null)).statusCode).toBe(401);
    expect((await get('/api/payments', null)).statusCode).toBe(401);
    expect(await list(bob)).toEqual([]);
    const odd = await get(`/api/payments/${id}/receipt?format=docx`);
    expect([odd.statusCode, odd.json().message]).toEqual([400, 'Please choose the format html or pdf']);
  });

  it('is followed by a credit note for each refund, which is listed and can be opened', async () => {
    const { get, buy, refund, list, mailed } = await open();
    const payment = await buy();
    const { id } = payment;
    await refund(payment, 500);
    expect(await list()).toMatchObject([
      { state: 'partly_refunded', creditNotes: [{ number: 'C-000001', amount: 500 }] },
    ]);
    await refund(payment, 1499);
    expect((await mailed('C-000002'))?.subject).toBe('Credit note C-000002 from Hookwise');
    expect(await list()).toMatchObject([{ state: 'refunded', receiptNumber: 'R-000001' }]);
    const note = await get(`/api/payments/${id}/credit-notes/C-000002`);
    expect(note.headers['content-disposition']).toBe('inline; filename="credit-note-C-000002.html"');
    for (const words of ['Credit note', 'R-000001 of 15 November 2026', 'Total refunded', 'USD 14.99'])
      expect(note.body).toContain(words);
    const file = await get(`/api/payments/${id}/credit-notes/C-000002?format=pdf`);
    expect(file.headers['content-type']).toBe('application/pdf');
  });

  it('is part of the export, and stays as it is when the account is deleted', async () => {
    const { app, ana, database, put, buy } = await open();
    const { db } = database;
    await put(billing);
    await buy();
    const confirmed = async (action: 'export' | 'delete') => {
      app.turnClock(60_000);
      await app.postJson('/api/account/send-code', { purpose: action }, { cookie: ana });
      return app.postJson(`/api/account/${action}`, { code: codeIn(app.mails) }, { cookie: ana });
    };
    const file = (await confirmed('export')).json();
    const kept = await db.select().from(receipts);
    expect(file.receipts).toEqual(JSON.parse(JSON.stringify(kept)));
    expect(file.billingDetails).toMatchObject([billing]);
    expect((await confirmed('delete')).statusCode).toBe(200);
    expect(await db.select().from(users)).toEqual([]);
    const left = await db.select().from(receipts);
    expect(left).toEqual(kept);
    // The name and address that the law asks for, and nothing by which the account could be told.
    expect(JSON.stringify(left)).not.toContain('ana@example.com');
  });
});
