import { defangHost } from '../../text/defang.ts';
import { senderDetector } from './define.ts';
import { shownAuthentication } from './where.ts';

/** Forwarded mail and small senders fail too, so this alone is a warning and no more. */
export const senderFailedChecks = senderDetector({
  id: 'sender-failed-checks',
  title: 'Sender failed the authenticity checks',
  points: 19,
  severity: 'medium',
  icon: 'ShieldX',
  find: ({ sender, proof, isConversation }) =>
    proof.state === 'refuted' && !sender?.owner && !isConversation
      ? [{ domain: sender?.domain ?? '', proof }]
      : [],
  where: shownAuthentication,
  describe: ({ domain, proof }) =>
    `The server that received this message could not confirm that ${defangHost(domain) || 'the shown address'} sent it (SPF ${proof.spf}, DKIM ${proof.dkim}, DMARC ${proof.dmarc}).`,
  recommendation: 'Treat the sender line as unproven.',
});
