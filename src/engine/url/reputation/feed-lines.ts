/** Reads the lines of a list in order and returns the addresses and hosts in each, as written. */
export type ReadFeedLine = (line: string) => string[];

/** Longer than any address that a browser opens; a list on one line, or a picture, is no list. */
const maxLineLength = 8192;

/** A line of a hosts file names a handful of hosts at most. */
const maxNamesPerLine = 20;

/**
 * Reads the formats that public lists come in: plain addresses or hosts, hosts files, filter lists, CSV with a header
 * (commented out or not) or without, and JSON objects one to a line. A line in none of them is skipped.
 */
export const feedLineReader = (): ReadFeedLine => {
  let column: number | null = null;
  let isDocument: boolean | null = null;
  return (given) => {
    if (given.length > maxLineLength) return [];
    const line = given.replace(/^\uFEFF/, '').trim();
    if (line === '') return [];
    if (isDocument === false && column === null && plain.test(line)) return [line];
    // A web page or one large JSON object: not every address in it is one it warns about.
    isDocument ??= /^(?:<|\[|\{(?!.*\}$))/.test(line);
    if (isDocument) return [];
    if (/^(?:#|!|;|\/\/)/.test(line)) {
      column ??= addressColumn(line.replace(/^[#!;/\s]+/, ''));
      return [];
    }
    if (line.startsWith('{')) return readName(addressIn(line));
    const fields = column === null ? [] : csvFields(line);
    // A line without columns is no CSV, whatever the comments above it looked like.
    if (column !== null && fields.length > 1) return readName(fields[column]);
    if (/^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s/.test(line)) return hostsOf(line);
    // A comma behind a slash is part of the address.
    if (/^h(?:tt|xx)ps?:\/\/|^[^\s,;"]+\/\S*$/i.test(line)) return readName(line.split(/\s/, 1)[0]);
    if (line.startsWith('||')) return readName(/^\|\|([^^$|*]+)\^?/.exec(line)?.[1]);
    if (/[,;\t]|^"/.test(line)) {
      column = addressColumn(line);
      return column === null ? readName(likeliest(csvFields(line))) : [];
    }
    return readName(line.split(/\s/, 1)[0]);
  };
};

/** What nearly all lines of nearly all lists look like; no other format looks like it. */
const plain = /^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[^\s"]*)?$/i;

/** Which column of a CSV holds the address; null when the line is no header. */
const addressColumn = (line: string): number | null => {
  const names = csvFields(line).map((name) => name.trim().toLowerCase());
  const isHeader = names.length > 1 && names.every((name) => /^[a-z_][\w -]{0,30}$/.test(name));
  const found = columnNames.map((name) => names.indexOf(name)).find((index) => index >= 0);
  return isHeader ? (found ?? null) : null;
};

/** Best first: a full address says more than its host. */
const columnNames = ['url', 'uri', 'phishing_url', 'phish_url', 'link', 'domain', 'host', 'hostname', 'fqdn'];

const addressIn = (line: string): string | undefined => {
  try {
    const object: Record<string, unknown> = JSON.parse(line);
    return columnNames.map((name) => object[name]).find((value) => typeof value === 'string');
  } catch {
    // Half a line of another format.
    return undefined;
  }
};

const hostsOf = (line: string): string[] =>
  (line.split('#', 1)[0] ?? '')
    .split(/\s+/)
    .slice(1, 1 + maxNamesPerLine)
    .flatMap(readName);

/** RFC 4180, without line breaks inside fields. */
const csvFields = (line: string): string[] => {
  const separator = /^[^"]*?([,;\t])|^"(?:[^"]|"")*"([,;\t])/.exec(line);
  const mark = separator?.[1] ?? separator?.[2] ?? ',';
  if (!line.includes('"')) return line.split(mark);
  const fields: string[] = [];
  for (let at = 0; at <= line.length; ) {
    const isQuoted = line[at] === '"';
    const end = isQuoted ? closingQuote(line, at + 1) : indexOrEnd(line, mark, at);
    fields.push(isQuoted ? line.slice(at + 1, end).replaceAll('""', '"') : line.slice(at, end));
    at = indexOrEnd(line, mark, end) + 1;
  }
  return fields;
};

const indexOrEnd = (line: string, mark: string, from: number) => {
  const index = line.indexOf(mark, from);
  return index < 0 ? line.length : index;
};

const closingQuote = (line: string, from: number): number => {
  let at = line.indexOf('"', from);
  while (at >= 0 && line[at + 1] === '"') at = line.indexOf('"', at + 2);
  return at < 0 ? line.length : at;
};

/** Without a header only two guesses are safe: a full address anywhere, or a host in front. */
const likeliest = (fields: string[]): string | undefined =>
  fields.find((field) => /^h(?:tt|xx)ps?:\/\//i.test(field.trim())) ?? fields[0];

/** Undoes defanging (`hxxp`, `[.]`) and wildcards (`*.`), and drops what is neither address nor host. */
const readName = (text: string | undefined): string[] => {
  const name = (text ?? '')
    .trim()
    .replace(/^hxxp/i, 'http')
    .replace(/\[(?:\.|dot)\]/gi, '.')
    .replace(/^(?:\*\.|\.)/, '');
  return /^(?:https?:\/\/)?[^\s/?#.@:[\]]+(?:\.[^\s/?#.@:[\]]+)+\.?(?::\d+)?(?:[/?#]\S*)?$/i.test(name) ||
    /^https?:\/\/[^\s/?#]*[.[]\S*$/i.test(name)
    ? [name]
    : [];
};
