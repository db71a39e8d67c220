/** What is sent of what was typed: without a leading `http(s)://` and `www.`. Empty when nothing is left. */
export const typedDomain = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\//i, '')
    // www.com is a name of its own.
    .replace(/^www\.(?=[^/?#]*\.)/i, '')
    .trim();
