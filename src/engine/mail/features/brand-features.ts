import { belongsTo } from '../../brands/organisation.ts';
import { feature } from '../../inference/feature.ts';
import type { MailCase } from '../case.ts';
import { type MailFeature, shareOf, yes } from './input.ts';
import { distinctLinks, mainLink } from './link-reading.ts';

const isBorrowed = ({ borrowed }: MailCase): boolean => borrowed !== null;

/** Which brand a message claims to be from, compared with where it comes from and where it leads. */
export const brandFeatures: readonly MailFeature[] = [
  feature(
    'brand-borrowed',
    'it claims to be from a well-known company but does not come from it',
    ({ mail }) => yes(isBorrowed(mail)),
  ),
  feature(
    'brand-borrowed-in-name',
    'the sender uses a well-known company’s name without its domain',
    ({ mail }) => yes(mail.borrowed?.place === 'name'),
  ),
  feature(
    'brand-borrowed-as-own',
    'the text claims to be from a well-known company, but comes from another domain',
    ({ mail }) => yes(mail.borrowed?.speaks === true && mail.borrowed.place !== 'name'),
  ),
  feature('brand-borrowed-by-free-mailbox', 'a free mailbox claims to be a well-known company', ({ mail }) =>
    yes(isBorrowed(mail) && mail.sender?.isFreemail === true),
  ),
  feature(
    'brand-borrowed-by-stranger',
    'a little-known domain claims to be a well-known company',
    ({ mail }) => yes(isBorrowed(mail) && mail.sender?.isEstablished === false),
  ),
  // Unknown where it claims no brand we know, as most people and small firms do.
  feature('brand-genuine', 'whether it comes from the company it claims to be from', ({ mail }) =>
    mail.claims.length === 0 ? Number.NaN : yes(mail.isClaimGenuine),
  ),
  feature('brands-claimed', 'it claims to be from several well-known companies at once', ({ mail }) =>
    Math.min(6, mail.claims.length),
  ),
  feature(
    'brand-links-elsewhere',
    'it names a well-known company, but its links do not lead there',
    ({ mail }) => {
      const brand = mail.claims[0]?.brand;
      const links = distinctLinks(mail);
      if (!brand) return Number.NaN;
      return shareOf(links.filter(({ target }) => !belongsTo(target.url, brand)).length, links.length);
    },
  ),
  feature(
    'brand-main-link-elsewhere',
    'it names a well-known company, but its main link leads to neither the company nor the sender',
    ({ mail }) => {
      const brand = mail.claims[0]?.brand;
      const main = mainLink(mail);
      if (!brand || !main) return Number.NaN;
      return yes(!belongsTo(main.target.url, brand) && !main.isSenders);
    },
  ),
  feature(
    'brand-borrowed-and-linked',
    'an unrelated sender links to the genuine pages of the company it pretends to be',
    ({ mail }) => {
      const { borrowed } = mail;
      if (!borrowed) return 0;
      const links = distinctLinks(mail);
      return yes(links.some(({ target }) => belongsTo(target.url, borrowed.brand)));
    },
  ),
  feature(
    'brand-borrowed-and-refuted',
    'it claims to be from a well-known company, and its sender failed the checks',
    ({ mail }) => yes(mail.claims.length > 0 && mail.proof.state === 'refuted'),
  ),
];
