/** Languages that mail programs write their labels in, as far as we tell them apart. */
export type LabelLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl';

export type ForwardField = 'from' | 'date' | 'to' | 'subject' | 'other';

/** The names that programs print above a message that is forwarded within the text. */
const names: Record<ForwardField, string> = {
  from: 'from, von, de, da, van, od, absender, expéditeur, expediteur, remitente, mittente, remetente, afzender, nadawca',
  date: 'date, sent, datum, gesendet, gesendet am, date d’envoi, envoyé, envoye, envoyé le, fecha, enviado, enviado el, data, inviato, data invio, enviado em, enviada em, enviada, verzonden, wysłano, wysłane, data wysłania',
  to: 'to, an, à, a, para, aan, do, destinataire, destinatario, destinatário, empfänger, odbiorca',
  subject: 'subject, betreff, objet, sujet, asunto, oggetto, assunto, onderwerp, temat',
  other:
    'cc, bcc, kopie, copie à, copia, dw, udw, reply-to, reply to, antwort an, répondre à, responder a, responder para, rispondi a, antwoord aan, beantwoorden, odpowiedz do, importance, wichtigkeit, importancia, importância, priorità, prioriteit, priorytet, attachments, anlagen, pièces jointes, adjuntos, anexos, allegati, bijlagen, załączniki, resent-from',
};

const fieldOfName = new Map(
  Object.entries(names).flatMap(([field, words]) =>
    words.split(', ').map((word) => [word, field as ForwardField] as const),
  ),
);

const label =
  /^[\s>*_|]{0,12}([\p{L}’' -]{1,24}?)[*_]{0,2}[\s\u00a0]{0,2}[*_]{0,2}[:：][*_]{0,2}[\s\u00a0]*(.*)$/u;

export type LabelledLine = { field: ForwardField; name: string; value: string };

/** A line such as `Betreff: …`; null for every other. */
export const labelledLine = (line: string): LabelledLine | null => {
  const match = label.exec(line.slice(0, 2000));
  const name = (match?.[1] ?? '').trim().toLowerCase().replaceAll("'", '’');
  const field = fieldOfName.get(name);
  return match && field ? { field, name, value: (match[2] ?? '').replace(/\*+$/, '').trim() } : null;
};

/** Names that only one language has. Gmail leaves some of them English, so the others come first. */
const telling: readonly [RegExp, LabelLanguage][] = [
  [/^(?:von|gesendet|gesendet am|betreff|an|absender|empfänger)$/, 'de'],
  [/^(?:envoyé|envoyé le|envoye|objet|sujet|à|expéditeur|destinataire)$/, 'fr'],
  [/^(?:enviado el|asunto|fecha|remitente)$/, 'es'],
  [/^(?:oggetto|inviato|data invio|mittente)$/, 'it'],
  [/^(?:assunto|enviado em|enviada em|enviada|remetente)$/, 'pt'],
  [/^(?:onderwerp|verzonden|aan|van|afzender)$/, 'nl'],
  [/^(?:temat|wysłano|wysłane|data wysłania|od|nadawca)$/, 'pl'],
  [/^(?:from|sent|subject|to)$/, 'en'],
];

export const languageOfLabels = (labels: readonly string[]): LabelLanguage | null =>
  telling.find(([pattern]) => labels.some((name) => pattern.test(name)))?.[1] ?? null;
