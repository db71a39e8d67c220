import { isFreemail } from '../../addresses/freemail.ts';
import { isMailHandler } from '../../addresses/mail-services.ts';
import { isOpenService } from '../../addresses/published-pages.ts';
import { ownerOf } from '../../brands/brand-index.ts';
import { hostOfDomain, isSameOrganisation } from '../../brands/organisation.ts';
import { defang } from '../../text/defang.ts';
import { foldProse } from '../../text/prose.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

const address = /[a-z0-9._%+-]{1,64}@((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})/;

/** `"service@paypal.com" <x9@mail-77.example>`: most programs show only the first half. */
export const senderAddressInName = senderDetector({
  id: 'sender-address-in-name',
  title: 'Another address written in the sender’s name',
  points: 26,
  severity: 'high',
  icon: 'UserX',
  find: ({ sender, replyTo, proof, isConversation }) => {
    if (!sender?.host) return [];
    const name = foldProse(sender.name, [{ start: 0, end: sender.name.length }], []).text;
    const shown = address.exec(name);
    const host = shown && hostOfDomain(shown[1] ?? '');
    if (!host || isSameOrganisation(host, sender.host)) return [];
    // `ana@firm.example via DocuSign`, `ana@firm.example via the list`: services and lists say on whose behalf they send.
    const isCustomer =
      isMailHandler(sender.host.registrableDomain) && replyTo.some(({ address }) => address === shown[0]);
    const isOnBehalf =
      (isCustomer && proof.state === 'proven') ||
      (sender.isEstablished && isOpenService(sender.host.registrableDomain)) ||
      (isConversation && (isFreemail(host.host) || ownerOf(host.host) === null));
    return isOnBehalf ? [] : [{ shown: shown[0], real: sender.address }];
  },
  where: shownFrom,
  describe: ({ shown, real }) =>
    `The name shows ${defang(shown)}, but the message comes from ${defang(real)}.`,
  recommendation: 'Trust only the address in angle brackets, not the name before it.',
});
