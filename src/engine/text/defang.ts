/** Long links are cut: tracking parameters would hide the host, which matters most. */
const maxShownLength = 120;

/** A link that can be read but not clicked: `hxxps://evil[.]top/login`. Only the host's dots are bracketed. */
export const defang = (url: string): string => {
  const shown = url.length > maxShownLength ? `${url.slice(0, maxShownLength)}…` : url;
  const parts = /^(?:([a-z][a-z0-9+.-]*):(\/\/)?)?([^/?#\\]*)(.*)$/is.exec(shown);
  if (!parts) return shown;
  const [, scheme, slashes = '', host = '', rest = ''] = parts;
  const safeScheme = scheme === undefined ? '' : `${scheme.replace(/^http/i, 'hxxp')}[:]${slashes}`;
  // http and https are already broken by the xx; the bracketed colon is for every other scheme.
  const prefix = safeScheme.replace(/^(hxxps?)\[:\]/i, '$1:');
  return `${prefix}${host.replace(/\./g, '[.]').replace(/@/g, '[@]')}${defangInner(rest)}`;
};

/** The same for a bare host: `evil[.]top`. */
export const defangHost = (host: string): string => host.replace(/\./g, '[.]');

/** Every scheme in a text made harmless, at the same length, so that positions stay. */
export const defangSchemes = (text: string): string => text.replace(/http(s?):\/\//gi, 'hxxp$1://');

/** A mail program would also make a link of an address inside the address (`?q=https://evil.example`). */
const defangInner = (rest: string) => rest.replace(/http(s?)(:|%3a)/gi, 'hxxp$1$2');
