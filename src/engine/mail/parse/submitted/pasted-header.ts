/** Header lines as a mail program shows them on the screen, read from the top of a pasted text. */
export type PastedHeader = { head: string[]; body: string };

/** Field names as mail programs print them, in the languages people paste in. */
const fields: Record<string, string> = {
  From: 'from, von, de, da, van, od, från, fra, expéditeur, remitente, mittente, absender, 发件人, 差出人',
  'Reply-To':
    'reply-to, reply to, antwort an, antworten an, responder a, responder para, répondre à, rispondi a, antwoord aan',
  To: 'to, an, para, à, a, aan, til, till, do, destinataire, destinatario, 收件人, 宛先',
  Cc: 'cc, kopie, copie à, copia, bcc, cci, cco',
  Subject: 'subject, betreff, asunto, objet, oggetto, assunto, onderwerp, temat, ämne, emne, 主题, 件名',
  Date: 'date, sent, gesendet, gesendet am, datum, fecha, enviado, enviado el, enviado em, enviada em, envoyé, envoyé le, data, inviato, verzonden, wysłano, 日期, 日時',
  // What Gmail shows beside them: who sent the message and who signed it.
  'X-Mailed-By': 'mailed-by, gesendet von, enviado por, envoyé par, proveniente da',
  'X-Signed-By': 'signed-by, signiert von, firmado por, signé par, assinado por, firmato da',
  'X-Security': 'security, sicherheit, seguridad, sécurité, segurança, sicurezza',
  Importance: 'importance, wichtigkeit, importancia, importância, priorità, priority, priorité',
  'X-Attachments': 'attachments, anlagen, anhänge, adjuntos, pièces jointes, anexos, allegati',
};
const nameOf = new Map(
  Object.entries(fields).flatMap(([name, words]) => words.split(', ').map((word) => [word, name])),
);

/** Field names that programs write and no sentence begins with. */
const technical =
  /^(?:sender|message-id|in-reply-to|references|list-[a-z-]+|x-[a-z0-9-]+|thread-[a-z]+|user-agent|delivered-to)$/;

const label =
  /^[*_\s]{0,4}([\p{L}-]{1,24}(?: [\p{L}]{1,12})?)[*_]{0,2}[ \u00a0]?[:：][*_]{0,2}[ \t\u00a0]*(.*)$/u;

/** A block longer than this is a text about something else. */
const maxLines = 40;

/** Null when the text does not begin with such a block: `Note: …` is a sentence, and so is a lone `To: everybody`. */
export const readPastedHeader = (text: string): PastedHeader | null => {
  const lines = text.slice(0, 20_000).split('\n', maxLines);
  const head: string[] = [];
  const names = new Set<string>();
  let read = 0;
  let isTable = false;
  while (read < lines.length) {
    const line = (lines[read] ?? '').replace(/\r$/, '');
    const match = label.exec(line.slice(0, 2000));
    const word = (match?.[1] ?? '').toLowerCase();
    const name = nameOf.get(word) ?? (technical.test(word) ? word : undefined);
    if (name && match) {
      names.add(name);
      head.push(`${name}: ${asHeader(match[2] ?? '')}`);
    } else if (head.length > 0 && /^[ \t]+\S/.test(line)) head.push(` ${asHeader(line)}`);
    else if (isValueOf(head.at(-1), line, isTable)) {
      isTable = true;
      head.push(` ${asHeader(line)}`);
    } else break;
    read += 1;
  }
  const body = afterLines(text, read);
  const isBlock = names.size >= 2 && (names.has('From') || names.has('Subject'));
  const isAlone = names.has('Subject') || (names.has('From') && head[0]?.includes('@') === true);
  const isSetApart = body === '' || /^\s*\n/.test(body);
  return isBlock || (isAlone && isSetApart) ? { head, body: body.replace(/^[\r\n]+/, '') } : null;
};

/** Programs that print a table put the value on the line below its label. */
const isValueOf = (label: string | undefined, line: string, isTable: boolean) =>
  label !== undefined &&
  (isTable ? /^[\w-]+: ?$/ : /^(?:From|To|Date): ?$/).test(label) &&
  line.trim() !== '';

/** As the address parser wants it: `Name [mailto:a@b.example]` is `Name <a@b.example>`. */
const asHeader = (value: string) =>
  value
    .trim()
    .replace(/[[<]mailto:([^\s<>[\]]{1,320})[\]>]/gi, '<$1>')
    .replace(/^\*+|\*+$/g, '');

const afterLines = (text: string, count: number) => {
  let from = 0;
  for (let i = 0; i < count; i += 1) {
    const end = text.indexOf('\n', from);
    if (end < 0) return '';
    from = end + 1;
  }
  return text.slice(from);
};
