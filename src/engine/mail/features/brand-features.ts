import { belongsTo } from '../../brands/organisation.ts';
import type { MailCase } from '../case.ts';
import { type MailFeature, shareOf, yes } from './input.ts';
import { distinctLinks, mainLink } from './link-reading.ts';

const isBorrowed = ({ borrowed }: MailCase): boolean => borrowed !== null;

/** Which brand a message claims to be from, compared with where it comes from and where it leads. */
export const brandFeatures: readonly MailFeature[] = [
  {
    id: 'brand-borrowed',
    title: 'it claims to be from a well-known company but does not come from it',
    read: ({ mail }) => yes(isBorrowed(mail)),
  },
  {
    id: 'brand-borrowed-in-name',
    title: 'the sender uses a well-known company’s name without its domain',
    read: ({ mail }) => yes(mail.borrowed?.place === 'name'),
  },
  {
    id: 'brand-borrowed-as-own',
    title: 'the text claims to be from a well-known company, but comes from another domain',
    read: ({ mail }) => yes(mail.borrowed?.speaks === true && mail.borrowed.place !== 'name'),
  },
  {
    id: 'brand-borrowed-by-free-mailbox',
    title: 'a free mailbox claims to be a well-known company',
    read: ({ mail }) => yes(isBorrowed(mail) && mail.sender?.isFreemail === true),
  },
  {
    id: 'brand-borrowed-by-stranger',
    title: 'a little-known domain claims to be a well-known company',
    read: ({ mail }) => yes(isBorrowed(mail) && mail.sender?.isEstablished === false),
  },
  {
    id: 'brand-genuine',
    title: 'whether it comes from the company it claims to be from',
    // Unknown where it claims no brand we know, as most people and small firms do.
    read: ({ mail }) => (mail.claims.length === 0 ? Number.NaN : yes(mail.isClaimGenuine)),
  },
  {
    id: 'brands-claimed',
    title: 'it claims to be from several well-known companies at once',
    read: ({ mail }) => Math.min(6, mail.claims.length),
  },
  {
    id: 'brand-links-elsewhere',
    title: 'it names a well-known company, but its links do not lead there',
    read: ({ mail }) => {
      const brand = mail.claims[0]?.brand;
      const links = distinctLinks(mail);
      if (!brand) return Number.NaN;
      return shareOf(links.filter(({ target }) => !belongsTo(target.url, brand)).length, links.length);
    },
  },
  {
    id: 'brand-main-link-elsewhere',
    title: 'it names a well-known company, but its main link leads to neither the company nor the sender',
    read: ({ mail }) => {
      const brand = mail.claims[0]?.brand;
      const main = mainLink(mail);
      if (!brand || !main) return Number.NaN;
      return yes(!belongsTo(main.target.url, brand) && !main.isSenders);
    },
  },
  {
    id: 'brand-borrowed-and-linked',
    title: 'an unrelated sender links to the genuine pages of the company it pretends to be',
    read: ({ mail }) => {
      const { borrowed } = mail;
      if (!borrowed) return 0;
      const links = distinctLinks(mail);
      return yes(links.some(({ target }) => belongsTo(target.url, borrowed.brand)));
    },
  },
  {
    id: 'brand-borrowed-and-refuted',
    title: 'it claims to be from a well-known company, and its sender failed the checks',
    read: ({ mail }) => yes(mail.claims.length > 0 && mail.proof.state === 'refuted'),
  },
];
