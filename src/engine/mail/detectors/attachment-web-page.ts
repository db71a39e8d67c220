import { attachmentDetector } from './define.ts';

/** A page that opens from the reader's own disk: no address to check, and on no blocklist. */
export const attachmentWebPage = attachmentDetector({
  id: 'attachment-web-page',
  title: 'A web page as an attachment',
  points: 38,
  severity: 'high',
  icon: 'Globe',
  find: ({ mail }) =>
    mail.attachments.filter(
      ({ name, actualType, isInline, hasScript, smuggling, hasPasswordField }) =>
        (/\.(?:s?html?|xhtml|mht|mhtml|svg)$/i.test(name) &&
          !(isInline && !hasScript && !hasPasswordField)) ||
        smuggling.length > 0 ||
        (hasPasswordField && actualType === 'html'),
    ),
  weigh: ({ hasScript, smuggling, hasPasswordField }) =>
    hasPasswordField || smuggling.length > 0 ? 38 : hasScript ? 30 : 16,
  describe: ({ name, hasPasswordField, smuggling, hasScript }) => {
    const what = hasPasswordField
      ? 'and asks for a password'
      : smuggling.length > 0
        ? 'and builds a hidden file when opened'
        : hasScript
          ? 'and contains a program'
          : 'that opens outside the mail program';
    return `${name || 'An unnamed attachment'} is a web page ${what}.`;
  },
  recommendation: 'Do not open it, and enter nothing if you already have.',
});
