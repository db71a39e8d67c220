// What the page needs to know of a link check before it has loaded a schema: the first load carries no validation library.

export const invalidUrlMessage = 'Please enter a valid URL (e.g., example.com or www.example.com)';

/** Far above any link a browser accepts in practice, far below what would keep a parser busy. */
export const maxUrlLength = 8192;

export const urlSizeMessage =
  'This URL is longer than 8192 characters. Please shorten it to the part before the question mark.';

/**
 * An IPv6 address in brackets, or labels between single dots: `localhost` and `intranet` are addresses too. Chromium writes the
 * spaces of a sentence as percent codes.
 */
const nameable = /^(?:\[[0-9a-f:.]+\]|[^.%]+(?:\.[^.%]+)*\.?)$/i;

/** Schemes that are followed by anything but a host, spaces and @ signs included. */
const carriesText = /^(?:javascript|vbscript|data|blob|file|mailto|tel|sms):\S/i;
/** `zoommtg:join`; what has a port (`localhost:3000`) or an @ sign (`name:word@host`) is a host. */
const opensApp = /^[a-z][a-z0-9+-]*:(?!\d{1,5}(?:[/?#]|$))[^\s@]+$/i;
const schemeWithSlashes = /^[a-z][a-z0-9+.-]*:[/\\]{2}/i;

/** What a browser could take for an address, whatever it would do with it. */
export const isAddress = (text: string): boolean => {
  const plain = text
    // Browsers ignore tabs and line breaks inside an address.
    .replace(/[\t\n\r]+/g, '')
    // People defang a dangerous address so that it is not opened by accident.
    .replace(/^hxxp/i, 'http')
    .replaceAll('[.]', '.');
  const hasScheme = [carriesText, opensApp, schemeWithSlashes].some((scheme) => scheme.test(plain));
  const url = URL.parse(hasScheme ? plain : `https://${plain}`);
  if (url === null) return false;
  return /^(?:https?|ftp|wss?):$/.test(url.protocol)
    ? nameable.test(url.hostname)
    : /:[/\\]*[^/\\\s]/.test(plain);
};

/** What is wrong with what was typed, in the words of `analyzeUrlRequest`; null for what can be checked. */
export const urlProblem = (typed: string): string | null => {
  const url = typed.trim();
  if (url.length > maxUrlLength) return urlSizeMessage;
  return isAddress(url) ? null : invalidUrlMessage;
};
