import { detector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';

const lure =
  /invoice|rechnung|factura|facture|fattura|fatura|payment|zahlung|pago|paiement|pagamento|remit|order|bestell|pedido|commande|ordine|receipt|quote|quotation|purchase|contract|voice|fax|scan|document|statement|refund|salary|payroll|swift|\bpo[-_ ]?\d/i;

/** A stranger, a document with a business name, and hardly a word beside it. */
export const attachmentLureOnly = detector({
  id: 'attachment-lure-only',
  family: 'attachments',
  title: 'A document from a stranger and hardly a word',
  points: 14,
  severity: 'medium',
  icon: 'AlertTriangle',
  find: ({ mail, prose, subjectEnd, sender, isConversation }: MailCase) => {
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
    `${name} is all the message has to say. Such documents often carry a link or a program.`,
  recommendation: 'Ask the sender by another way what it is before you open it.',
});
