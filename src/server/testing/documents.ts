import { receiptIssuer } from '../store/issue-receipts.ts';
import { paymentDocuments } from '../store/payment-documents.ts';

/** Receipts of a seller without an address or tax. */
export const testDocuments = ({ isMailed = false } = {}) =>
  paymentDocuments({
    issuer: receiptIssuer({ seller: { name: 'Hookwise', address: '', taxId: null }, tax: null }),
    isMailed,
  });
