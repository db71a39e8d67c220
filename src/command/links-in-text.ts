/** A link in a line: its columns are counted from 1 in UTF-16 units, the second lies behind it. */
export type LinkInLine = { url: string; from: number; to: number };

const startOfLink =
  /\b(?:https?|ftp):\/\/|\bwww\.(?=[\p{L}\p{N}])|(?<=\b(?:href|src|action)\s{0,9}=\s{0,9}["']?)\/\/(?=[\p{L}\p{N}])/giu;
/** No browser takes more, and no line of padding may cost more. */
const maxLinkLength = 8192;
const endOfLink = /[\s<>"`|\\^{}\u2018-\u201f]|\p{C}/u;

/** The links that are written in a line, in Markdown, HTML or plain text. Defanged ones are meant not to be opened. */
export const linksIn = (line: string): LinkInLine[] => {
  const links: LinkInLine[] = [];
  let behind = 0;
  for (const { index, 0: start } of line.matchAll(startOfLink)) {
    if (index < behind) continue;
    const rest = line.slice(index, index + maxLinkLength);
    const end = rest.slice(start.length).search(endOfLink);
    const written = withoutTail(end < 0 ? rest : rest.slice(0, start.length + end), line[index - 1]);
    behind = index + written.length;
    if (written.length <= start.length) continue;
    const url = withScheme(written.replaceAll('&amp;', '&'));
    if (URL.canParse(url)) links.push({ url, from: index + 1, to: behind + 1 });
  }
  return links;
};

const withScheme = (written: string) => {
  if (written.startsWith('//')) return `https:${written}`;
  return /^www\./i.test(written) ? `https://${written}` : written;
};

/**
 * Without the signs of the sentence around it, and up to the first bracket that nobody opened: in Markdown it ends the link, as in
 * `[one](https://a.example/)[two](https://b.example/)`.
 */
const withoutTail = (written: string, before: string | undefined): string => {
  const quote = before === "'" ? written.indexOf("'") : -1;
  const link = written.slice(0, quote >= 0 ? quote : firstUnopened(written));
  let end = link.length;
  while (end > 0 && endOfSentence.has(link[end - 1] ?? '')) end -= 1;
  return link.slice(0, end);
};

const endOfSentence = new Set(".,;:!?'*_~");

const firstUnopened = (link: string): number => {
  let round = 0;
  let square = 0;
  for (let at = 0; at < link.length; at += 1) {
    const sign = link[at];
    if (sign === '(') round += 1;
    else if (sign === ')') round -= 1;
    else if (sign === '[') square += 1;
    else if (sign === ']') square -= 1;
    if (round < 0 || square < 0) return at;
  }
  return link.length;
};
