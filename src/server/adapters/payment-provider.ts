/** Why the provider gave no answer we can use. Never shown to a visitor. */
export type ProviderFault = 'timeout' | 'unreachable' | 'refused' | 'unreadable';

export type OrderWish = { amount: number; currency: string; receipt: string };

/** A payment as the provider tells it. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: string;
};

/** Whoever takes the money. The real one and the sandbox keep the same contract. */
export type PaymentProvider = {
  /** Handed to the checkout. */
  keyId: string;
  /** Signs what the checkout hands back. */
  keySecret: string;
  /** Signs what the provider tells us by itself; null when nobody has set one, and nothing can be believed. */
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
