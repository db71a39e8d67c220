import { isMailService } from '../../addresses/mail-services.ts';
import { strangeness } from '../../text/strangeness.ts';
import { isStrange, type LinkCase, type MailCase } from '../case.ts';
import { hasFinding, type MailFeature, type MailFeatureInput, oncePer, shareOf, yes } from './input.ts';
import { distinctLinks, exitLink, isSendersOrService, mainLink, ownPoints } from './link-reading.ts';
import { suffixRisk } from './sender-features.ts';

/** The share of a message's links that are so; unknown without links. */
const shareWho =
  (is: (link: LinkCase) => boolean) =>
  ({ mail }: MailFeatureInput): number => {
    const links = distinctLinks(mail);
    return shareOf(links.filter(is).length, links.length);
  };

/** The highest number among a message's links; unknown without links. */
const highest =
  (read: (link: LinkCase) => number) =>
  ({ mail }: MailFeatureInput): number => {
    const links = distinctLinks(mail);
    return links.length === 0 ? Number.NaN : Math.max(...links.map(read));
  };

const ofMain =
  (is: (link: LinkCase) => boolean) =>
  ({ mail }: MailFeatureInput): number => {
    const main = mainLink(mail);
    return main ? yes(is(main)) : Number.NaN;
  };

const domainsOf = oncePer(
  (mail: MailCase) =>
    new Set(distinctLinks(mail).map(({ target }) => target.url.registrableDomain ?? target.url.host)),
);

/** Where the links lead, compared with the sender. */
export const linkFeatures: readonly MailFeature[] = [
  {
    id: 'links',
    title: 'how many links it has',
    read: ({ mail }) => Math.log1p(distinctLinks(mail).length),
  },
  {
    id: 'link-domains',
    title: 'how many different sites its links lead to',
    read: ({ mail }) => Math.log1p(domainsOf(mail).size),
  },
  {
    id: 'links-not-senders',
    title: 'links lead to a domain that is not the sender’s',
    read: (input) => (input.mail.sender?.host ? shareWho(({ isSenders }) => !isSenders)(input) : Number.NaN),
  },
  {
    id: 'links-of-mail-service',
    title: 'how many links go through a service that sends newsletters',
    read: shareWho(({ target }) => isMailService(target.url.registrableDomain)),
  },
  {
    id: 'links-to-strangers',
    title: 'links lead to little-known sites that are not the sender’s',
    read: shareWho(isStrange),
  },
  {
    id: 'links-only-to-strangers',
    title: 'not one link leads to the sender or to a well-known site',
    read: ({ mail }) => {
      const links = distinctLinks(mail);
      return links.length === 0 ? Number.NaN : yes(links.every(isStrange));
    },
  },
  {
    id: 'links-not-established',
    title: 'links lead to sites that are not widely used',
    read: shareWho(({ target }) => !target.isEstablished && !target.isGenuineBrand),
  },
  {
    id: 'links-to-genuine-brands',
    title: 'how many links lead to genuine pages of well-known companies',
    read: shareWho(({ target }) => target.isGenuineBrand),
  },
  {
    id: 'links-free-hosting',
    title: 'links lead to pages that anyone can put online for free',
    read: shareWho(({ target }) => target.hosting !== null || target.dynamicDnsZone !== null),
  },
  {
    id: 'links-open-publishing',
    title: 'links lead to forms or files that anyone can publish on a well-known service',
    read: shareWho(({ target }) => target.openPublishing !== null),
  },
  {
    id: 'links-shortened',
    title: 'links are shortened, so that their target cannot be seen',
    read: shareWho(({ target }) => target.shortener !== null && target.shortener !== 'company'),
  },
  {
    id: 'links-ip-address',
    title: 'links lead to a bare number instead of a domain',
    read: shareWho(({ target }) => target.url.ip !== null),
  },
  {
    id: 'links-forwarded',
    title: 'links are redirected through another site',
    read: shareWho(({ target }) => target.hops.some(({ kind }) => kind === 'open-redirect')),
  },
  {
    id: 'links-imitation',
    title: 'a link leads to a site that looks like a well-known one without being it',
    read: shareWho(({ target, isSenders }) => target.imitation !== null && !isSenders),
  },
  {
    id: 'links-suffix-risk',
    title: 'a link has a domain ending that is cheap and often abused',
    read: highest(({ target, isSenders }) => (isSenders ? 0 : suffixRisk(target.url.publicSuffix))),
  },
  {
    id: 'links-strangeness',
    title: 'how random the linked domains look',
    read: highest((one) => (isStrange(one) ? strangeness(one.target.chosenLabels.join('-')) : 0)),
  },
  {
    id: 'links-lure-words',
    title: 'a linked domain uses words of lures, such as login or prize',
    read: highest(
      ({ target, isSenders }) =>
        yes(!isSenders && !target.isEstablished) *
        (target.hostLures.credential.length + target.hostLures.promise.length),
    ),
  },
  {
    id: 'links-host-depth',
    title: 'how many subdomains a linked site has',
    read: highest((one) => (isStrange(one) ? one.target.url.subdomains.length : 0)),
  },
  {
    id: 'links-on-one-host',
    title: 'how many links lead to one and the same site',
    read: ({ mail }) => {
      const links = distinctLinks(mail);
      const counts = new Map<string, number>();
      for (const { target } of links) counts.set(target.url.host, (counts.get(target.url.host) ?? 0) + 1);
      return shareOf(Math.max(0, ...counts.values()), links.length);
    },
  },
  {
    id: 'links-worst-points',
    title: 'how suspicious the address of its most suspicious link is',
    read: highest((one) => (one.isSenders ? 0 : ownPoints(one))),
  },
  {
    id: 'link-shows-other-address',
    title: 'a link shows a different address from the one it opens',
    read: (input) => yes(hasFinding(input, 'link-other-words')),
  },
  {
    id: 'link-carries-address',
    title: 'a link to an unknown site contains an email address',
    read: (input) => yes(hasFinding(input, 'link-carries-recipient')),
  },
  {
    id: 'link-in-drawn-code',
    title: 'a link is hidden in a QR code to be scanned with a phone',
    read: ({ mail }) => yes(mail.links.some(({ link }) => link.origin === 'qr')),
  },
  {
    id: 'main-link-not-senders',
    title: 'the main link leads to neither the sender nor the service that sends its mail',
    read: (input) =>
      input.mail.sender?.host ? ofMain((one) => !isSendersOrService(one))(input) : Number.NaN,
  },
  {
    id: 'main-link-strange',
    title: 'the main link leads to a little-known site',
    read: ofMain(isStrange),
  },
  {
    id: 'main-link-open-to-anybody',
    title: 'the main link leads to a place where anyone can publish',
    read: ofMain(
      ({ target }) =>
        target.hosting !== null || target.openPublishing !== null || target.shortener === 'public',
    ),
  },
  {
    id: 'exit-to-sender',
    title: 'whether the unsubscribe link leads to the sender or its mail service',
    read: ({ mail }) => {
      const exit = exitLink(mail);
      return yes(exit !== null && isSendersOrService(exit));
    },
  },
  {
    id: 'exit-to-stranger',
    title: 'the unsubscribe link leads to an unknown site',
    read: ({ mail }) => {
      const exit = exitLink(mail);
      return yes(exit !== null && isStrange(exit));
    },
  },
  {
    id: 'bulk-mail',
    title: 'whether it is a mailing that says how to unsubscribe',
    // By the header that mail programs use or by a link in the text: a pasted message has only the second.
    read: ({ mail }) => yes(mail.isBulk || exitLink(mail) !== null),
  },
];
