import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { keepBilling } from '../services/keep-billing.ts';
import { showReceipt } from '../services/show-receipt.ts';
import { billingDetailStore } from '../store/billing-details.ts';
import type { Database } from '../store/database.ts';
import { receiptIssuer } from '../store/issue-receipts.ts';
import { paymentDocuments } from '../store/payment-documents.ts';
import { receiptStore } from '../store/receipts.ts';

type Needs = {
  config: Pick<Config, 'sellerTerms' | 'payments' | 'isProduction'>;
  db: Database;
  hasMailServer: boolean;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
};

/** Receipts and credit notes: issued with the payment, mailed, and shown to whom they are for. */
export const receipts = ({ config, db, hasMailServer, clock, log }: Needs) => {
  const { sellerTerms, payments, isProduction } = config;
  if (isProduction && payments.keyId && sellerTerms.seller.address === '')
    log.warn('SELLER_ADDRESS is not set: receipts do not say where the seller is');
  const store = receiptStore(db);
  const issuer = receiptIssuer(sellerTerms);
  return {
    store,
    documents: documentsOf(config, hasMailServer),
    /** Payments of earlier versions have no receipt yet. */
    issueMissing: async (): Promise<void> => {
      const issued = await issuer.issueMissing(db, clock());
      if (issued > 0) log.info({ receipts: issued }, 'receipts were issued for earlier payments');
    },
    calls: {
      keepBilling: keepBilling({ details: billingDetailStore(db), clock }),
      showReceipt: showReceipt({ receipts: store }),
    },
  };
};

export const documentsOf = ({ sellerTerms }: Pick<Config, 'sellerTerms'>, isMailed: boolean) =>
  paymentDocuments({ issuer: receiptIssuer(sellerTerms), isMailed });
