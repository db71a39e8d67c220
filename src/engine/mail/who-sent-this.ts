import type { Brand } from '../brands/brands.ts';
import { belongsTo, hostOfDomain } from '../brands/organisation.ts';
import { defang, defangHost } from '../text/defang.ts';
import { carriesWords } from './carried-words.ts';
import type { MailCase } from './case.ts';

/**
 * One sentence about who really sent a message: what is proven, and whether it fits what the message claims. A proven
 * stranger is still a stranger.
 */
export const whoSentThis = (input: MailCase): string => {
  const { sender, proof, claims, isClaimGenuine, mail } = input;
  if (!sender?.address) return mail.form === 'body' ? '' : 'The message does not say who sent it.';
  const signer = proof.signer ? defangHost(proof.signer) : null;
  const [claim] = claims;
  const claimed = claim
    ? ` ${claim.speaks ? 'It claims to be from' : 'Its subject names'} ${claim.brand.name}; `
    : '';
  const real = proof.signer ? hostOfDomain(proof.signer) : null;
  if (proof.state === 'proven') {
    const by = signer ?? defangHost(sender.domain);
    const first =
      proof.by === 'verified'
        ? `Really sent by ${by} (verified here).`
        : `Sent by ${by}, says the receiving server’s header; that could not be verified here.`;
    if (carriesWords(input))
      return `${first} It passes on what one of its users wrote${answersTo(input)}; nobody vouches for those words.`;
    if (!claim) return `${first} It claims to be from no company that we know.`;
    return isClaimGenuine && real && belongsTo(real, claim.brand)
      ? `${first} That is ${claim.brand.name}’s own domain.`
      : `${first}${claimed}${claim.brand.genuine} did not send it.`;
  }
  const owner = claims.find(({ brand }) => ownSigner(proof.signers, brand));
  if (owner) {
    const domain = ownSigner(proof.signers, owner.brand) ?? '';
    return `Signed by ${defangHost(domain)}, which belongs to ${owner.brand.name}, and sent through ${defangHost(sender.domain)}.`;
  }
  if (proof.state === 'refuted') {
    return `Not proven to come from ${defangHost(sender.domain)}: it failed the checks${signer ? `, and was signed by ${signer}` : ''}.${claim ? `${claimed}nothing shows that ${claim.brand.genuine} sent it.` : ''}`;
  }
  if (signer) {
    return `Signed by ${signer}, which is not the address shown (${defangHost(sender.domain)}).${claim ? `${claimed}${claim.brand.genuine} did not sign it.` : ''}`;
  }
  return `Says it comes from ${defangHost(sender.domain)}; nothing in it proves that.${claim && !isClaimGenuine ? `${claimed}that is not an address of ${claim.brand.name}.` : ''}`;
};

const ownSigner = (signers: readonly string[], brand: Brand): string | undefined =>
  signers.find((domain) => {
    const host = hostOfDomain(domain);
    return host !== null && belongsTo(host, brand);
  });

const answersTo = ({ replyTo, sender }: MailCase): string => {
  const reply = replyTo.find(({ domain }) => domain !== sender?.domain);
  return reply ? ` (answers go to ${defang(reply.address)})` : '';
};
