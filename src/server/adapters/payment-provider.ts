/**
 * Why the provider gave no answer we can use. Never shown to a visitor.
 * - `refused`: a clear no to this question, which others need not get.
 * - `forbidden`: it does not know us, and would say no to any question.
 * - `troubled`: it failed at it, or has no time. Whether it did what we asked is not known.
 */
export type ProviderFault = 'timeout' | 'unreachable' | 'refused' | 'forbidden' | 'troubled' | 'unreadable';

export type OrderWish = {
  amount: number;
  currency: string;
  receipt: string;
  /** Kept with the order: whose it is and for what, should our own record of it be lost. */
  notes: { userId: string; planType: string };
};

/** A payment as the provider describes it. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: string;
  /** How much of it was given back. */
  refunded: number;
  /** When it was made; null where the provider does not say. */
  createdAt: Date | null;
};

export type ProviderRefund = { id: string; amount: number; currency: string; createdAt: Date | null };

type Unknown = { state: 'unknown'; fault: ProviderFault };

/** Takes the payments. The real one and the sandbox keep the same contract. */
export type PaymentProvider = {
  /** Handed to the checkout. */
  keyId: string;
  /** Signs what the checkout hands back. */
  keySecret: string;
  /** Signs the provider's own notifications; null when it is not set, and none can be trusted. */
  webhookSecret: string | null;
  createOrder: (
    wish: OrderWish,
    signal?: AbortSignal,
  ) => Promise<{ state: 'created'; id: string } | { state: 'failed'; fault: ProviderFault }>;
  /** What the provider knows of a payment. A failure to find out is not an answer. */
  findPayment: (
    id: string,
    signal?: AbortSignal,
  ) => Promise<{ state: 'known'; payment: ProviderPayment } | Unknown>;
  /** All payments that were tried for an order, failed ones included. */
  findPaymentsFor: (
    orderId: string,
    signal?: AbortSignal,
  ) => Promise<{ state: 'known'; payments: ProviderPayment[] } | Unknown>;
  /** Gives money back. `refused` and `forbidden` are a clear no; after any other fault it may have been done nevertheless. */
  refund: (wish: {
    paymentId: string;
    amount: number;
    receipt: string;
  }) => Promise<{ state: 'made'; refund: ProviderRefund } | { state: 'failed'; fault: ProviderFault }>;
};
