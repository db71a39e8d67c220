import { isMailService } from '../../addresses/mail-services.ts';
import { feature } from '../../inference/feature.ts';
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
  feature('links', 'how many links it has', ({ mail }) => Math.log1p(distinctLinks(mail).length)),
  feature('link-domains', 'how many different sites its links lead to', ({ mail }) =>
    Math.log1p(domainsOf(mail).size),
  ),
  feature('links-not-senders', 'links lead to a domain that is not the sender’s', (input) =>
    input.mail.sender?.host ? shareWho(({ isSenders }) => !isSenders)(input) : Number.NaN,
  ),
  feature(
    'links-of-mail-service',
    'how many links go through a service that sends newsletters',
    shareWho(({ target }) => isMailService(target.url.registrableDomain)),
  ),
  feature(
    'links-to-strangers',
    'links lead to little-known sites that are not the sender’s',
    shareWho(isStrange),
  ),
  feature(
    'links-only-to-strangers',
    'not one link leads to the sender or to a well-known site',
    ({ mail }) => {
      const links = distinctLinks(mail);
      return links.length === 0 ? Number.NaN : yes(links.every(isStrange));
    },
  ),
  feature(
    'links-not-established',
    'links lead to sites that are not widely used',
    shareWho(({ target }) => !target.isEstablished && !target.isGenuineBrand),
  ),
  feature(
    'links-to-genuine-brands',
    'how many links lead to genuine pages of well-known companies',
    shareWho(({ target }) => target.isGenuineBrand),
  ),
  feature(
    'links-free-hosting',
    'links lead to pages that anyone can put online for free',
    shareWho(({ target }) => target.hosting !== null || target.dynamicDnsZone !== null),
  ),
  feature(
    'links-open-publishing',
    'links lead to forms or files that anyone can publish on a well-known service',
    shareWho(({ target }) => target.openPublishing !== null),
  ),
  feature(
    'links-shortened',
    'links are shortened, so that their target cannot be seen',
    shareWho(({ target }) => target.shortener !== null && target.shortener !== 'company'),
  ),
  feature(
    'links-ip-address',
    'links lead to a bare number instead of a domain',
    shareWho(({ target }) => target.url.ip !== null),
  ),
  feature(
    'links-forwarded',
    'links are redirected through another site',
    shareWho(({ target }) => target.hops.some(({ kind }) => kind === 'open-redirect')),
  ),
  feature(
    'links-imitation',
    'a link leads to a site that looks like a well-known one without being it',
    shareWho(({ target, isSenders }) => target.imitation !== null && !isSenders),
  ),
  feature(
    'links-suffix-risk',
    'a link has a domain ending that is cheap and often abused',
    highest(({ target, isSenders }) => (isSenders ? 0 : suffixRisk(target.url.publicSuffix))),
  ),
  feature(
    'links-strangeness',
    'how random the linked domains look',
    highest((one) => (isStrange(one) ? strangeness(one.target.chosenLabels.join('-')) : 0)),
  ),
  feature(
    'links-lure-words',
    'a linked domain uses words of lures, such as login or prize',
    highest(
      ({ target, isSenders }) =>
        yes(!isSenders && !target.isEstablished) *
        (target.hostLures.credential.length + target.hostLures.promise.length),
    ),
  ),
  feature(
    'links-host-depth',
    'how many subdomains a linked site has',
    highest((one) => (isStrange(one) ? one.target.url.subdomains.length : 0)),
  ),
  feature('links-on-one-host', 'how many links lead to one and the same site', ({ mail }) => {
    const links = distinctLinks(mail);
    const counts = new Map<string, number>();
    for (const { target } of links) counts.set(target.url.host, (counts.get(target.url.host) ?? 0) + 1);
    return shareOf(Math.max(0, ...counts.values()), links.length);
  }),
  feature(
    'links-worst-points',
    'how suspicious the address of its most suspicious link is',
    highest((one) => (one.isSenders ? 0 : ownPoints(one))),
  ),
  feature(
    'link-shows-other-address',
    'a link shows a different address from the one it opens',
    hasFinding('link-other-words'),
  ),
  feature(
    'link-carries-address',
    'a link to an unknown site contains an email address',
    hasFinding('link-carries-recipient'),
  ),
  feature('link-in-drawn-code', 'a link is hidden in a QR code to be scanned with a phone', ({ mail }) =>
    yes(mail.links.some(({ link }) => link.origin === 'qr')),
  ),
  feature(
    'main-link-not-senders',
    'the main link leads to neither the sender nor the service that sends its mail',
    (input) => (input.mail.sender?.host ? ofMain((one) => !isSendersOrService(one))(input) : Number.NaN),
  ),
  feature('main-link-strange', 'the main link leads to a little-known site', ofMain(isStrange)),
  feature(
    'main-link-open-to-anybody',
    'the main link leads to a place where anyone can publish',
    ofMain(
      ({ target }) =>
        target.hosting !== null || target.openPublishing !== null || target.shortener === 'public',
    ),
  ),
  feature(
    'exit-to-sender',
    'whether the unsubscribe link leads to the sender or its mail service',
    ({ mail }) => {
      const exit = exitLink(mail);
      return yes(exit !== null && isSendersOrService(exit));
    },
  ),
  feature('exit-to-stranger', 'the unsubscribe link leads to an unknown site', ({ mail }) => {
    const exit = exitLink(mail);
    return yes(exit !== null && isStrange(exit));
  }),
  // By the header that mail programs use or by a link in the text: a pasted message has only the second.
  feature('bulk-mail', 'whether it is a mailing that says how to unsubscribe', ({ mail }) =>
    yes(mail.isBulk || exitLink(mail) !== null),
  ),
];
