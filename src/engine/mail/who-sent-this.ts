import { belongsTo, hostOfDomain } from '../brands/organisation.ts';
import { defangHost } from '../text/defang.ts';
import type { MailCase } from './case.ts';

/**
 * One sentence about who really sent a message: what is proven, and whether it fits what the message claims. A proven
 * stranger is still a stranger.
 */
export const whoSentThis = ({ sender, proof, claims, isClaimGenuine, mail }: MailCase): string => {
  if (!sender?.address) return mail.form === 'body' ? '' : 'The message does not say who sent it.';
  const signer = proof.signer ? defangHost(proof.signer) : null;
  const [claim] = claims;
  const claimed = claim
    ? ` ${claim.speaks ? 'It claims to be from' : 'Its subject names'} ${claim.brand.name}; `
    : '';
  const real = proof.signer ? hostOfDomain(proof.signer) : null;
  if (proof.state === 'proven') {
    const by = proof.by === 'verified' ? 'verified here' : 'confirmed by the receiving server';
    const first = `Really sent by ${signer ?? defangHost(sender.domain)} (${by}).`;
    if (!claim) return `${first} It claims to be from no company that we know.`;
    return isClaimGenuine && real && belongsTo(real, claim.brand)
      ? `${first} That is ${claim.brand.name}’s own domain.`
      : `${first}${claimed}${claim.brand.genuine} did not send it.`;
  }
  if (proof.state === 'refuted') {
    return `Not proven to come from ${defangHost(sender.domain)}: it failed the checks${signer ? `, and was signed by ${signer}` : ''}.${claim ? `${claimed}nothing shows that ${claim.brand.genuine} sent it.` : ''}`;
  }
  if (signer) {
    return `Signed by ${signer}, which is not the address shown (${defangHost(sender.domain)}).${claim ? `${claimed}${claim.brand.genuine} did not sign it.` : ''}`;
  }
  return `Says it comes from ${defangHost(sender.domain)}; nothing in it proves that.${claim && !isClaimGenuine ? `${claimed}that is not an address of ${claim.brand.name}.` : ''}`;
};
