import { isKnownLabel, type Scope, scopeOfFirstLabel, scopeOfHeading } from './whois-labels.ts';

// WHOIS answers (RFC 3912) are text for people, in a dozen layouts: labels with values, headings above indented lines,
// objects in paragraphs. All become the same rows: whom the fact is about, its label, and its value.

export type WhoisLine = { scope: Scope; paragraph: number; label: string; value: string };

/** The longest legitimate answers have a few hundred lines, most of them terms of use. */
const maxLines = 4000;
const maxLineLength = 1000;

type Heading = {
  indent: number;
  label: string;
  /** Null: an unknown heading; its lines are about the paragraph's subject. */
  scope: Scope | null;
  hasContent: boolean;
  isBlankSince: boolean;
};

type Reading = {
  found: WhoisLine[];
  heading: Heading | null;
  last: { indent: number; label: string } | null;
  paragraph: number;
  paragraphScope: Scope | null;
  hasObject: boolean;
};

export const whoisLines = (text: string): WhoisLine[] => {
  const reading: Reading = {
    found: [],
    heading: null,
    last: null,
    paragraph: 0,
    paragraphScope: null,
    hasObject: false,
  };
  for (const raw of text.split(/\r\n|\r|\n/, maxLines)) {
    const line = raw.slice(0, maxLineLength).replace(/\t/g, '        ').trimEnd();
    const content = line.trimStart();
    if (content === '') endParagraph(reading);
    else readLine(reading, content, line.length - content.length);
  }
  return reading.found;
};

const endParagraph = (reading: Reading) => {
  reading.paragraph += 1;
  reading.paragraphScope = null;
  reading.last = null;
  if (reading.heading?.hasContent) reading.heading.isBlankSince = true;
};

const readLine = (reading: Reading, content: string, indent: number) => {
  if (/^[%#;>]|^[-=*]{3,}/.test(content)) {
    // .ua writes its headings as comments.
    const commented = headingOf(content.replace(/^[%#;\s]+/, ''), indent);
    if (commented?.scope) reading.heading = commented;
    return;
  }
  const { heading, last } = reading;
  if (heading && (indent < heading.indent || (indent === heading.indent && heading.isBlankSince))) {
    reading.heading = null;
  }
  const labelled = labelledIn(content);
  const isContinuation = !labelled && last !== null && indent > last.indent;
  const opened = labelled?.value || isContinuation ? null : headingOf(content, indent);
  if (opened) {
    reading.heading = opened;
    reading.last = null;
  } else if (labelled) {
    // The first object of an answer is the subject, whatever it begins with.
    reading.paragraphScope ??= (reading.hasObject ? scopeOfFirstLabel(labelled.label) : null) ?? 'subject';
    reading.hasObject = true;
    take(reading, labelled.label, labelled.value);
    reading.last = { indent, label: labelled.label };
  } else take(reading, isContinuation ? last.label : (reading.heading?.label ?? ''), content);
};

const take = ({ found, heading, paragraph, paragraphScope }: Reading, label: string, value: string) => {
  if (heading) heading.hasContent = true;
  found.push({ scope: heading?.scope ?? paragraphScope ?? 'subject', paragraph, label, value });
};

/** A label with a colon and nothing after it, or a line known to be a heading. */
const headingOf = (content: string, indent: number): Heading | null => {
  const label = labelOf(content.replace(/:$/, ''));
  const scope = scopeOfHeading(label);
  const isHeading = scope !== null || (content.endsWith(':') && content.length <= 60);
  return isHeading ? { indent, label, scope, hasContent: false, isBlankSince: false } : null;
};

/** The forms of a label: `Label: value`, `label......: value`, `[Label] value`, `Record created on value`. */
const labelledIn = (content: string): { label: string; value: string } | null => {
  const bracketed = /^(?:[a-z]\.\s+)?\[(\S[^\]]{0,60})\]\s*(.*)$/.exec(content);
  if (bracketed) return { label: labelOf(bracketed[1] ?? ''), value: bracketed[2] ?? '' };
  const sentence = /^(record (?:created|expires|last updated) on)[:\s]\s*(.*)$/i.exec(content);
  if (sentence) return { label: labelOf(sentence[1] ?? ''), value: sentence[2] ?? '' };
  const colon = content.indexOf(':');
  if (colon < 1 || colon > 200) return null;
  const label = labelOf(content.slice(0, colon));
  const rest = content.slice(colon + 1);
  // Without a space after it the colon may belong to a URL, a time or an address.
  if (label === '' || (!/^\s|^$/.test(rest) && !isKnownLabel(label))) return null;
  return { label, value: rest.trim() };
};

const labelOf = (text: string) =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^[*\s]+|[.*\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
