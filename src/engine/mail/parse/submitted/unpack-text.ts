/** How much of a text is enough to see how it was copied. */
const sample = 4000;

/** A field name and its colon, as they stand at the beginning of a source. */
const field = /^[A-Za-z][A-Za-z0-9-]{1,60}[ \t]?:/;

/** Lines that mail programs put above what they forward or quote. */
const divider =
  /^[ \t>*_=-]{0,40}(?:original message|forwarded message|begin forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|mensaje original|mensaje reenviado|message d'origine|message transféré|mensagem original|mensagem encaminhada|messaggio originale|messaggio inoltrato|oorspronkelijk bericht)[ \t:*_=-]{0,40}$/i;

/**
 * The text without what editors, mailboxes and programs put around a message: a byte order mark, lines that end in a lone
 * carriage return, empty lines above, `>` or spaces before every line, the `From ` line of an mbox, a line that says
 * "Forwarded message". A text that has none of that comes back as it was.
 */
export const unpackText = (content: string): string => {
  const lines = dropEmptyLines(normaliseLineEnds(content.replace(/^\ufeff/, '')));
  const plain = dedent(unquoted(lines));
  const [line = ''] = plain.slice(0, sample).split('\n', 1);
  const rest = dropEmptyLines(plain.slice(line.length));
  if (/^From \S/.test(line) && field.test(rest)) return rest;
  return divider.test(line.trim()) ? rest : plain;
};

const dropEmptyLines = (text: string) => {
  const first = text.search(/\S/);
  return first < 0 ? '' : text.slice(text.lastIndexOf('\n', first) + 1);
};

const normaliseLineEnds = (text: string) => {
  if (!text.includes('\r')) return text;
  const isAlone = !text.includes('\n') || /\r[A-Za-z][A-Za-z0-9-]{1,60}:/.test(text.slice(0, sample));
  // Twice converted files have two carriage returns to a line.
  const single = text.includes('\r\r\n') ? text.replaceAll('\r\r\n', '\r\n') : text;
  return isAlone ? single.replace(/\r\n?/g, '\n') : single;
};

const unquoted = (text: string) => {
  const lines = text.slice(0, sample).split('\n', 40);
  const isQuoted = lines.length > 1 && lines.every((line) => line.startsWith('>') || line.trim() === '');
  return isQuoted ? text.replace(/^> ?/gm, '') : text;
};

/** A source copied from a page that indents it. Only when it begins with a field: an indented text is just a text. */
const dedent = (text: string) => {
  const indent = /^[ \t]{1,40}/.exec(text)?.[0] ?? '';
  if (indent === '' || !field.test(text.slice(indent.length, indent.length + 100))) return text;
  return text
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n');
};
