import { attachmentDetector } from './define.ts';

const lure =
  /invoice|rechnung|factura|facture|fattura|fatura|payment|zahlung|pago|paiement|pagamento|remit|order|bestell|pedido|commande|ordine|receipt|quote|quotation|purchase|contract|voice|fax|scan|document|statement|refund|salary|payroll|swift|\bpo[-_ ]?\d/i;

/** An unknown sender, a document with a business name, and hardly a word beside it. */
export const attachmentLureOnly = attachmentDetector({
  id: 'attachment-lure-only',
  title: 'A document with hardly a word of explanation',
  points: 14,
  severity: 'medium',
  icon: 'AlertTriangle',
  find: ({ mail, prose, subjectEnd, sender, isConversation }) => {
    if (isConversation || sender?.isEstablished) return [];
    const letters = prose.text.slice(subjectEnd).replace(/[^\p{L}]/gu, '').length;
    return letters > 220
      ? []
      : mail.attachments.filter(
          ({ name, isInline }) =>
            !isInline && lure.test(name) && /\.(?:pdf|docx?|xlsx?|zip|rar|7z|html?|ics)$/i.test(name),
        );
  },
  describe: ({ name }) =>
    `${name} is nearly all there is in the message. Such documents often carry a link or a program.`,
  recommendation:
    'Call the sender, or write to an address you already have, and ask what it is before you open it.',
});
