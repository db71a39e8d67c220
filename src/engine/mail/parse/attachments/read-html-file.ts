import { cleanText } from '../../../text/clean-text.ts';
import { decodeText } from '../../../text/decode-text.ts';
import { readHtml } from '../html/read-html.ts';
import { shownText } from '../shown-text.ts';
import { webAddresses } from '../web-addresses.ts';
import { uniqueLinks } from './addresses-in-bytes.ts';
import { type FileContent, fileContent } from './file-content.ts';
import { hiddenLiterals, undoEscapes } from './hidden-literals.ts';
import { maxText } from './limits.ts';
import { findSmuggling, hasPasswordField, runsScript } from './smuggling.ts';

/** Pages that a script writes out of a disguised string are read as pages, the first of them. */
const maxWrittenPages = 3;
const maxScript = 500_000;

/** A page (or a drawing, which may hold scripts too): what it shows, what it runs, what it asks for and where it leads. */
export const readHtmlFile = (bytes: Uint8Array): FileContent => {
  const source = decodeText(bytes);
  const scripts = scriptsIn(source);
  const hidden = hiddenLiterals(source);
  const pages = [
    source,
    ...hidden.filter((text) => /<[a-z][^<>]{0,500}>/i.test(text)).slice(0, maxWrittenPages),
  ];
  const shown = pages.map(readPage);
  const all = [source, ...hidden].join('\n');
  return fileContent({
    hasScript: runsScript(all),
    smuggling: findSmuggling(source),
    hasPasswordField: hasPasswordField(all),
    text: cleanText(
      shown
        .map(({ text }) => text)
        .join('\n')
        .trim(),
      maxText,
    ),
    links: uniqueLinks([
      // A page opened from disk leads nowhere by a relative address.
      ...shown.flatMap(({ links }) => links).filter(({ href }) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)),
      ...[scripts, ...hidden]
        .flatMap((text) => webAddresses(undoEscapes(text.slice(0, maxScript))))
        // A bare name in a script is a property: `item.name.link`.
        .filter(({ start, end, href }) => end - start === href.length),
    ]),
  });
};

const readPage = (source: string) => {
  const shown = shownText(0);
  readHtml(source, shown);
  return shown.finish();
};

const scriptsIn = (source: string): string => {
  const found: string[] = [];
  let length = 0;
  for (const [, script = ''] of source.matchAll(/<script\b[^<>]{0,2000}>(.*?)(?:<\/script|$)/gis)) {
    found.push(script);
    length += script.length;
    if (length > maxScript) break;
  }
  return found.join('\n');
};
