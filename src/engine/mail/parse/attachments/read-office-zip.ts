import { cleanText } from '../../../text/clean-text.ts';
import { decodeText } from '../../../text/decode-text.ts';
import type { Budget } from './budget.ts';
import { type FileContent, type FoundLink, fileContent } from './file-content.ts';
import { maxText } from './limits.ts';
import { openEntry } from './read-zip.ts';
import { type ZipEntry, zipEntries } from './zip-directory.ts';

/** Each page of a presentation has a list of what it refers to. */
const maxLists = 30;
const maxPages = 20;
const maxPictures = 5;
const maxPart = 1_000_000;

/** A document of today's Office: macros, what it loads from elsewhere, its links, words and pictures. */
export const readOfficeZip = (bytes: Uint8Array, budget: Budget): FileContent => {
  const { entries } = zipEntries(bytes);
  const named = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name));
  const textOf = (entry: ZipEntry) =>
    decodeText(openEntry(bytes, entry, budget, maxPart) ?? new Uint8Array());
  const pages = named(
    /^(?:word\/(?:document|footnotes|header\d*|footer\d*)\.xml|xl\/sharedStrings\.xml|ppt\/slides\/slide\d+\.xml|content\.xml)$/,
  );
  return fileContent({
    isEncrypted: entries.some(({ isEncrypted }) => isEncrypted),
    // Macros of today, of Excel 4, and of OpenDocument.
    hasMacros: named(/vbaProject\.bin$|^xl\/macrosheets\/|^Basic\/.+\.xml$|^Scripts\//i).length > 0,
    embeddedObjects: named(/\/embeddings\/[^/]+$|\/activeX\/activeX\d*\.bin$/i)
      .slice(0, 20)
      .map(({ name }) => cleanText(name.slice(name.lastIndexOf('/') + 1), 100)),
    links: named(/\.rels$/)
      .slice(0, maxLists)
      .flatMap((entry) => outsideTargets(textOf(entry))),
    text: cleanText(
      pages
        .slice(0, maxPages)
        .map((entry) => wordsOf(textOf(entry)))
        .join('\n')
        .trim(),
      maxText,
    ),
    pictures: named(/\/media\/[^/]+\.(?:png|jpe?g|gif|bmp)$/i)
      .slice(0, maxPictures)
      .map((entry) => ({ name: entry.name, open: () => openEntry(bytes, entry, budget) })),
  });
};

/** Hyperlinks, and templates or pictures that the document fetches when it is opened. */
const outsideTargets = (xml: string): FoundLink[] =>
  [...xml.matchAll(/<Relationship\s[^<>]{1,4000}>/g)]
    .filter(([tag]) => /TargetMode\s?=\s?["']External/i.test(tag))
    .map(([tag]) => entities(/Target\s?=\s?["']([^"']{1,2000})/.exec(tag)?.[1] ?? ''))
    .filter((href) => /^(?:https?|ftp|file|mhtml|ms-[a-z]+|\\\\)/i.test(href))
    // A template may be hidden behind a format's own prefix: `mhtml:http://…!x-usc:http://…`.
    .map((href) => ({ href: href.replace(/^mhtml:/i, '').replace(/!x-usc:.*$/i, ''), words: null }));

const wordsOf = (xml: string) =>
  entities(
    xml
      .replace(/<\/(?:w:p|a:p|si|text:p|w:tr)>/g, '\n')
      .replace(/<[^<>]{0,5000}>/g, '')
      .replace(/\n{3,}/g, '\n\n'),
  );

const entities = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
