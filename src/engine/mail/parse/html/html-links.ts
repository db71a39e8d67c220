import type { Attributes } from './html-tokens.ts';

/** Browsers leave out tabs and line breaks inside an address, and control characters before it. */
export const hrefOf = (attribute: string | undefined): string =>
  (attribute ?? '')
    .replace(/[\t\r\n]/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them too.
    .replace(/^[\u0000-\u0020]+/, '')
    .trim();

/** `mailto:`, `tel:` and anchors inside the message lead nowhere on the web. */
export const isWorthKeeping = (href: string): boolean =>
  href !== '' && !/^(?:#|mailto:|tel:|sms:|cid:|x-apple|mid:|callto:|whatsapp:$)/i.test(href);

/** The page a `<meta http-equiv="refresh">` leads to, or null. */
export const refreshTarget = (attributes: Attributes): string | null => {
  if (!/refresh/i.test(attributes['http-equiv'] ?? '')) return null;
  return (
    /url\s{0,9}=\s{0,9}['"]?([^'">\s]+)/i.exec((attributes['content'] ?? '').slice(0, 4000))?.[1] ?? null
  );
};

/** A relative address as it is meant under `<base href>`; anything else as it stands. */
export const resolveHref = (href: string, base: string): string => {
  if (base === '' || href === '' || /^[a-z][a-z0-9+.-]*:/i.test(href)) return href;
  const parts = /^([a-z][a-z0-9+.-]*:)\/\/([^/?#\\]*)([^?#]*)/i.exec(base);
  if (!parts) return href;
  const [, scheme = '', host = '', path = ''] = parts;
  if (/^[/\\]{2}/.test(href)) return `${scheme}${href}`;
  if (/^[/\\]/.test(href)) return `${scheme}//${host}${href}`;
  return `${scheme}//${host}${path.slice(0, path.lastIndexOf('/') + 1) || '/'}${href}`;
};

/** Addresses in a comment that only Outlook reads (`<!--[if mso]>`). Other programs ignore it. */
export const outlookOnlyLinks = (comment: string): string[] =>
  /^\s{0,9}\[if\s[^\]]{0,40}mso/i.test(comment)
    ? [...comment.slice(0, 20_000).matchAll(/\bhref\s{0,9}=\s{0,9}["']([^"'<>]{1,2000})["']/gi)].map(
        ([, href = '']) => hrefOf(href.replace(/&amp;/g, '&')),
      )
    : [];
