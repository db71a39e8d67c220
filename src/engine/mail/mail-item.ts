import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import { foldLetters } from '../text/prose.ts';
import { linkItem } from '../url/link-item.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';

/**
 * What exactly a message is, for a person's decision about it: who signed it, as we verified it ourselves, and a template of all
 * that its reader meets. A sender alone is never enough, because the author of a message writes its From line too.
 */
type MailItem = {
  text: string;
  /** It carries files, of which the text says nothing: only the very same message is the same. */
  isExact: boolean;
};

export const mailItem = (mail: ParsedMail, authentication: MailAuthentication | null): MailItem => ({
  text: JSON.stringify([
    signerOf(authentication),
    mail.from?.address ?? '',
    mail.replyTo.map(({ address }) => address).toSorted(),
    folded(mail.subject),
    folded(mail.shown.text.slice(mail.shown.bodyStart)),
    sitesOf(mail),
  ]),
  isExact: mail.attachments.length > 0 || mail.attached.length > 0 || mail.unread.length > 0,
});

/** A header that says so is the writer's own; a signature that we checked is not. */
const signerOf = (authentication: MailAuthentication | null): string =>
  authentication?.signatures.find(({ outcome, isAligned }) => outcome === 'intact' && isAligned)?.domain ??
  '';

/** The shown text names the address of a link after its words, defanged. Where it leads is counted as a site. */
const shownAddress = /\[hxxps?:\/\/(?:[^\s[\]]|\[\.\])+\]/gi;

const folded = (text: string): string =>
  foldLetters(text.replace(shownAddress, '')).replace(/\s+/g, ' ').trim();

/** Where its links lead, and where its pictures come from: a copy with other links is another message. */
const sitesOf = ({ links, html }: ParsedMail): string[] => {
  const addresses = [...links.map(({ href }) => href), ...(html?.images ?? []).map(({ src }) => src)];
  const actions = (html?.forms ?? []).map(({ action }) => action);
  return [...new Set([...addresses, ...actions].map((href) => linkItem(href) ?? href))].toSorted();
};
