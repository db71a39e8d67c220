/** Long links are cut when shown: a wall of tracking parameters hides the host, which is what matters. */
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
  return `${prefix}${host.replace(/\./g, '[.]').replace(/@/g, '[@]')}${withoutLive(rest)}`;
};

/** The same for a bare host: `evil[.]top`. */
export const defangHost = (host: string): string => host.replace(/\./g, '[.]');

/** Every scheme in a text made harmless, at the same length, so that positions stay. */
export const defangSchemes = (text: string): string => text.replace(/http(s?):\/\//gi, 'hxxp$1://');

/** Addresses inside an address (`?q=https://evil.example`) would be found and opened by a reader's program too. */
const withoutLive = (rest: string) => rest.replace(/http(s?)(:|%3a)/gi, 'hxxp$1$2');
