import type { ParsedMail } from './parsed-mail.ts';
import type { MailInput } from './read-mail.ts';

export type SubmittedMail = {
  form: ParsedMail['form'];
  /** RFC 822 source, made up around a bare body where only that was given. */
  source: Uint8Array | string;
  /** What the person typed beside the message; used where the message itself does not say. */
  sender: string;
  subject: string;
};

/** Field names as mail programs print them, in the languages people paste in. */
const fieldNames: Record<string, string> = {
  from: 'From',
  von: 'From',
  de: 'From',
  da: 'From',
  van: 'From',
  od: 'From',
  från: 'From',
  'reply-to': 'Reply-To',
  'antwort an': 'Reply-To',
  'responder a': 'Reply-To',
  'répondre à': 'Reply-To',
  to: 'To',
  an: 'To',
  para: 'To',
  à: 'To',
  a: 'To',
  aan: 'To',
  cc: 'Cc',
  subject: 'Subject',
  betreff: 'Subject',
  asunto: 'Subject',
  objet: 'Subject',
  oggetto: 'Subject',
  assunto: 'Subject',
  onderwerp: 'Subject',
  date: 'Date',
  sent: 'Date',
  gesendet: 'Date',
  datum: 'Date',
  fecha: 'Date',
  enviado: 'Date',
  envoyé: 'Date',
  data: 'Date',
  inviato: 'Date',
};

const knownHeader =
  /^(?:from|to|cc|subject|date|sender|reply-to|return-path|received|delivered-to|message-id|mime-version|content-type|content-transfer-encoding|authentication-results|dkim-signature|arc-[a-z-]+|received-spf|x-[a-z0-9-]+|list-[a-z-]+|in-reply-to|references|importance|thread-topic|user-agent)\s*:/i;

/** Telling lines of a message as a server handed it over, not as a person copied it from a screen. */
const fullSource = /^(?:received|message-id|mime-version|return-path|dkim-signature|content-type)\s*:/im;

/** Works out what was submitted: the source of a message, a body with some header lines above it, or a body alone. */
export const submittedMail = (input: MailInput): SubmittedMail => {
  if ('bytes' in input) {
    // mbox files begin with a line of their own; a byte order mark comes from text editors.
    const head = new TextDecoder()
      .decode(input.bytes.subarray(0, 4096))
      .replace(/^\uFEFF/, '')
      .replace(/^From .*\r?\n/, '');
    const isSource = knownHeader.test(head.trimStart());
    if (isSource && /^[\s\uFEFF]|^From /.test(new TextDecoder().decode(input.bytes.subarray(0, 8)))) {
      return submittedMail({ content: new TextDecoder().decode(input.bytes) });
    }
    return isSource
      ? {
          form: fullSource.test(headOf(head)) ? 'source' : 'headers-and-body',
          source: input.bytes,
          sender: '',
          subject: '',
        }
      : submittedMail({ content: new TextDecoder().decode(input.bytes) });
  }
  const sender = input.sender ?? '';
  const subject = input.subject ?? '';
  const text = input.content
    .replace(/^\uFEFF/, '')
    .replace(/^\s*\n/, '')
    .replace(/^From .*\r?\n(?=[\w-]+:)/, '');
  const trimmed = text.trimStart();
  if (knownHeader.test(trimmed)) {
    const form = fullSource.test(headOf(trimmed)) ? 'source' : 'headers-and-body';
    return { form, source: form === 'source' ? trimmed : spaced(trimmed), sender, subject };
  }
  const translated = translateFields(trimmed);
  if (translated !== null) return { form: 'headers-and-body', source: translated, sender, subject };
  return { form: 'body', source: asMessage('', text), sender, subject };
};

const headOf = (text: string) => text.slice(0, 30_000).split(/\r?\n\r?\n/, 1)[0] ?? '';

/** Header lines copied from a screen often have no empty line after them: the first line that is none begins the body. */
const spaced = (text: string): string => {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex(
    (line, i) => i > 0 && !/^[A-Za-z][A-Za-z-]{1,40}\s?:/.test(line) && !/^[ \t]+\S/.test(line),
  );
  const head = lines.slice(0, end < 0 ? lines.length : end);
  const rest = end < 0 ? [] : lines.slice(end);
  const kept = head.filter((line) => !/^content-(?:type|transfer-encoding)\s*:/i.test(line));
  return asMessage(
    kept.map((line) => line.replace(/^([A-Za-z-]+)\s+:/, '$1:')).join('\r\n'),
    rest.join('\n').replace(/^\n+/, ''),
  );
};

const asMessage = (head: string, body: string) =>
  `${head === '' ? '' : `${head}\r\n`}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${body}`;

/** `Von: …`, `Betreff: …`: the block above a message as a mail program shows it. Null when the text has no such block. */
const translateFields = (text: string): string | null => {
  const lines = text.split(/\r?\n/);
  const head: string[] = [];
  let hasFrom = false;
  for (const line of lines.slice(0, 12)) {
    const match = /^\*?([\p{L}-]{1,12}(?: (?:an|a|à))?)\*?\s?:\*?\s*(.*)$/u.exec(line.trim());
    const name = match ? fieldNames[(match[1] ?? '').toLowerCase()] : undefined;
    if (!name) break;
    hasFrom ||= name === 'From';
    head.push(`${name}: ${match?.[2] ?? ''}`);
  }
  if (head.length < 2 || !hasFrom) return null;
  return asMessage(head.join('\r\n'), lines.slice(head.length).join('\n').replace(/^\n+/, ''));
};
