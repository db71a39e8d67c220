import { belongsTo } from '../../brands/organisation.ts';
import type { MailCase } from '../case.ts';
import { type MailFeature, shareOf, yes } from './input.ts';
import { distinctLinks, mainLink } from './link-reading.ts';

const isBorrowed = ({ borrowed }: MailCase): boolean => borrowed !== null;

/** For whom a message speaks, against where it comes from and where it leads. */
export const brandFeatures: readonly MailFeature[] = [
  {
    id: 'brand-borrowed',
    title: 'it speaks for a well-known company but does not come from it',
    read: ({ mail }) => yes(isBorrowed(mail)),
  },
  {
    id: 'brand-borrowed-in-name',
    title: 'the sender uses a well-known company’s name without its domain',
    read: ({ mail }) => yes(mail.borrowed?.place === 'name'),
  },
  {
    id: 'brand-borrowed-as-own',
    title: 'the text talks as if it were a well-known company, from a foreign domain',
    read: ({ mail }) => yes(mail.borrowed?.speaks === true && mail.borrowed.place !== 'name'),
  },
  {
    id: 'brand-borrowed-by-free-mailbox',
    title: 'a free mailbox speaks for a well-known company',
    read: ({ mail }) => yes(isBorrowed(mail) && mail.sender?.isFreemail === true),
  },
  {
    id: 'brand-borrowed-by-stranger',
    title: 'a domain that hardly anybody knows speaks for a well-known company',
    read: ({ mail }) => yes(isBorrowed(mail) && mail.sender?.isEstablished === false),
  },
  {
    id: 'brand-genuine',
    title: 'whether it comes from the company it speaks for',
    // Unknown where it speaks for nobody we know: most people and most small firms.
    read: ({ mail }) => (mail.claims.length === 0 ? Number.NaN : yes(mail.isClaimGenuine)),
  },
  {
    id: 'brands-claimed',
    title: 'it speaks for several well-known companies at once',
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
    title: 'a foreign sender links to the genuine pages of the company it pretends to be',
    read: ({ mail }) => {
      const { borrowed } = mail;
      if (!borrowed) return 0;
      const links = distinctLinks(mail);
      return yes(links.some(({ target }) => belongsTo(target.url, borrowed.brand)));
    },
  },
  {
    id: 'brand-borrowed-and-refuted',
    title: 'it speaks for a well-known company, and the checks of its sender failed',
    read: ({ mail }) => yes(mail.claims.length > 0 && mail.proof.state === 'refuted'),
  },
];
