/** Where the header lines of any message end, by far. */
export const maxHead = 64 * 1024;

/** A byte order mark, blank lines and the line with which mailbox files begin a message are no part of it. */
const preface = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*(?:From .*\r?\n)?/;

/** Headers that only servers write: with one of them the submission is the original message. */
const serverLine = /^(?:received|return-path|dkim-signature|arc-seal|authentication-results)[ \t]*:/im;

/** Whether this is the beginning of a message as servers relay it, one character to a byte, and not text copied from a screen. */
export const isFullSource = (head: string): boolean => {
  const [headers = ''] = head
    .slice(0, maxHead)
    .replace(preface, '')
    .split(/\r?\n\r?\n/, 1);
  return /^[\w-]+[ \t]*:/.test(headers) && serverLine.test(headers);
};
