import { carriesWords } from './carried-words.ts';
import type { MailCase } from './case.ts';

/**
 * Whether anything speaks for a message beyond the absence of warning signs: its sender belongs to the company that it claims
 * to be from, or is proven and widely known, or is proven within a conversation. Links to well-known sites do not vouch for
 * whoever sent them, and neither does a genuine service for the words that it passes on.
 */
export const isVouchedMail = (mail: MailCase): boolean => {
  const { sender, proof, isClaimGenuine, isConversation } = mail;
  if (!sender?.host || proof.state === 'refuted' || carriesWords(mail)) return false;
  return isClaimGenuine || (proof.state === 'proven' && (sender.isEstablished || isConversation));
};
