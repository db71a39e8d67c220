import { dropInvisible } from '../../contract/plain-text.ts';

const maxLength = 150;

/** The file name in a `Content-Disposition` header (RFC 6266); null where there is none that could be one. */
export const attachmentName = (header: string | null): string | null => {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? '')?.[1];
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1];
  const bare = /;\s*filename\s*=\s*([^";\s]+)/i.exec(header ?? '')?.[1];
  return sound(decoded(extended)) ?? sound(quoted?.replace(/\\(.)/g, '$1')) ?? sound(bare);
};

const decoded = (text: string | undefined): string | undefined => {
  try {
    return text && decodeURIComponent(text);
  } catch {
    // Wrongly encoded is the same as not given: the plain name follows.
    return undefined;
  }
};

/** A name, never a path, without characters that cannot be seen or that turn the reading direction around. */
const sound = (name: string | undefined): string | null => {
  const last = name?.split(/[/\\]/).at(-1) ?? '';
  const seen = dropInvisible(last).trim().slice(0, maxLength);
  return seen === '' || /^\.+$/.test(seen) ? null : seen;
};
