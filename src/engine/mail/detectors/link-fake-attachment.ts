import { cutText } from '../../../contract/plain-text.ts';
import { isMailService } from '../../addresses/mail-services.ts';
import { defangHost } from '../../text/defang.ts';
import type { LinkCase } from '../case.ts';
import { destinationDetector } from './define.ts';

/** A file name as mail programs show attachments: `Invoice_2291.pdf`, `scan.xlsx (84 KB)`. */
const fileName =
  /^(?:[^\s<>]{1,40} ){0,4}[^\s<>]{1,60}\.(?:pdf|docx?|xlsx?|pptx?|zip|rar)(?:\s?[([]?\d[\d.,]{0,8}\s?[kmg]i?b[)\]]?)?$/i;

/** Looks like an attachment, is a link: nothing is attached, and the page behind it asks for a password first. */
const isDisguised = ({ link, target, isSenders }: LinkCase): boolean => {
  if (link.origin !== 'href' || link.words === null || isSenders) return false;
  if (target.isEstablished || target.isGenuineBrand || isMailService(target.url.registrableDomain))
    return false;
  const name = link.words.trim();
  const last = target.url.segments.at(-1)?.toLowerCase() ?? '';
  // A link that really ends in the file it names is a download, as small sites offer them.
  return fileName.test(name) && !/\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|jpe?g|png)$/.test(last);
};

export const linkFakeAttachment = destinationDetector({
  id: 'link-fake-attachment',
  title: 'Link dressed up as an attachment',
  points: 8,
  severity: 'medium',
  icon: 'Link2',
  find: ({ links, isConversation }) => (isConversation ? [] : links.filter(isDisguised)),
  where: ({ link }) => (link.span ? [link.span] : []),
  describe: ({ link, target }) =>
    `“${cutText(link.words?.trim() ?? '', 60)}” looks like an attached file, but it is a link to ${defangHost(target.url.host)}.`,
  recommendation: 'Do not open it. Your mail program lists real attachments outside the text.',
});
