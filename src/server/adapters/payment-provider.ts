/** Why the provider gave no answer we can use. Never shown to a visitor. */
export type ProviderFault = 'timeout' | 'unreachable' | 'refused' | 'unreadable';

export type OrderWish = { amount: number; currency: string; receipt: string };

/** A payment as the provider describes it. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: string;
};

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
  ) => Promise<{ state: 'known'; payment: ProviderPayment } | { state: 'unknown'; fault: ProviderFault }>;
};
