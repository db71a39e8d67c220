import { cleanText } from '../../../text/clean-text.ts';
import type { FileContent } from './file-content.ts';
import { maxText } from './limits.ts';

const maxEntries = 300;

/** An archive is as dangerous as the worst file in it. */
export const mergeContent = (outer: FileContent, inner: FileContent, name: string): void => {
  const room = Math.max(0, maxEntries - outer.entries.length);
  outer.entries = [...outer.entries, ...inner.entries.slice(0, room).map((entry) => `${name}/${entry}`)];
  outer.isEncrypted ||= inner.isEncrypted;
  outer.hasMacros ||= inner.hasMacros;
  outer.hasScript ||= inner.hasScript;
  outer.hasPasswordField ||= inner.hasPasswordField;
  outer.smuggling = [...new Set([...outer.smuggling, ...inner.smuggling])];
  outer.embeddedObjects = [...outer.embeddedObjects, ...inner.embeddedObjects].slice(0, 20);
  outer.text = cleanText([outer.text, inner.text].filter(Boolean).join('\n'), maxText);
};
