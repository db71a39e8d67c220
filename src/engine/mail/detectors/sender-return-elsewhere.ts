import { isMailHandler } from '../../addresses/mail-services.ts';
import { isSameOrganisation } from '../../brands/organisation.ts';
import { defangHost } from '../../text/defang.ts';
import { senderDetector } from './define.ts';
import { shownReturnPath } from './where.ts';

/** Newsletters are sent through services, so a different Return-Path is common; an unknown one counts a little. */
export const senderReturnElsewhere = senderDetector({
  id: 'sender-return-elsewhere',
  title: 'Sent by a different domain than shown',
  points: 10,
  severity: 'low',
  icon: 'Globe',
  find: ({ sender, returnPath, proof, isConversation }) => {
    if (!sender?.host || !returnPath?.host || isConversation || proof.state === 'proven') return [];
    if (isSameOrganisation(sender.host, returnPath.host) || isMailHandler(returnPath.host.registrableDomain))
      return [];
    if (returnPath.isEstablished) return [];
    return [{ from: sender.domain, via: returnPath.domain }];
  },
  where: shownReturnPath,
  describe: ({ from, via }) =>
    `The address shown ends in ${defangHost(from)}, but ${defangHost(via)} sent the message.`,
  recommendation: 'Treat the sender line as unproven.',
});
