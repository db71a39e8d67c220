import { carriesWords } from './carried-words.ts';
import { isStrange, type MailCase } from './case.ts';

/**
 * How the sender stands to what the message says. Banks, shops and mailbox providers do write about locked accounts and
 * failed payments; they differ from a stranger in that they write from their own domain and link to it.
 */
export type Standing = 'own' | 'known' | 'unknown' | 'stranger';

export const standingOf = (mail: MailCase): Standing => {
  const { sender, borrowed, isClaimGenuine, isConversation, proof, links } = mail;
  // Only the text was given: the sender is unknown.
  if (!sender) return borrowed ? 'stranger' : 'unknown';
  const isMasked = sender.host === null || sender.imitation !== null || proof.state === 'refuted';
  if (borrowed || isMasked) return 'stranger';
  // The envelope is genuine, the words are another person's.
  if (carriesWords(mail)) return 'stranger';
  if (isConversation) return 'known';
  if (sender.isFreemail) return 'stranger';
  const leadsAway = links.some(isStrange);
  const leadsHome = links.some(({ isSenders }) => isSenders);
  // A hijacked company mailbox writes about accounts that are not the company's, and leads elsewhere.
  if (isClaimGenuine || leadsHome) {
    // Only header lines were given: the sender may have typed them.
    const isUnproven = mail.mail.form !== 'source' && proof.state !== 'proven';
    return isUnproven || (leadsAway && !isClaimGenuine) ? 'known' : 'own';
  }
  if (sender.isEstablished) return leadsAway ? 'unknown' : 'known';
  return 'unknown';
};
