import { isFreemail } from '../addresses/freemail.ts';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import { isOpenService } from '../addresses/published-pages.ts';
import { hostOfDomain, isSameOrganisation } from '../brands/organisation.ts';
import type { Finding } from '../verdict/detector.ts';
import type { MailFacts } from './case.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';

/** The host of the mailing list that a message says it comes through. */
const listHost = ({ headers }: ParsedMail): ParsedUrl | null => {
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const post = /@([a-z0-9.-]{1,255})/i.exec(header('list-post').slice(0, 1000))?.[1];
  return post && header('list-id') !== '' ? hostOfDomain(post.toLowerCase()) : null;
};

/** The receiving server confirmed that the list's own domain sent it. The list's headers alone are the sender's word. */
export const isConfirmedList = (mail: ParsedMail): boolean => {
  const [verdict] = mail.receiverVerdicts;
  const list = listHost(mail);
  if (!verdict || !list) return false;
  return [verdict.spf === 'pass' ? verdict.spfDomain : null, ...verdict.signers].some((domain) => {
    const host = domain ? hostOfDomain(domain) : null;
    return host !== null && isSameOrganisation(host, list);
  });
};

/** On these anybody opens a list in a minute, so that being on one says nothing about a message. */
const isOpenToAnybody = (domain: string) =>
  isFreemail(domain) || isOpenService(domain) || domain === 'googlegroups.com' || domain === 'groups.io';

/**
 * A confirmed list on a widely used domain: people talk there, and mention strange addresses because they are strange. An
 * archive that kept no verdict of the receiving server is believed too: a sender cannot choose that.
 */
export const isKnownList = (mail: ParsedMail, { urlFacts }: MailFacts): boolean => {
  const domain = listHost(mail)?.registrableDomain;
  if (!domain || mail.form !== 'source') return false;
  if (mail.receiverVerdicts.length === 0) return true;
  return (
    isConfirmedList(mail) &&
    !isOpenToAnybody(domain) &&
    urlFacts?.(`https://${domain}`).popularity?.state === 'known'
  );
};

const byEveryList = new Set([
  'sender-failed-checks',
  'sender-return-elsewhere',
  'sender-altered-text',
  'sender-on-behalf',
  'sender-unproven',
]);

/** A list sends under its own domain what its members sign with theirs. That explains no more: anybody may run a list. */
export const isExplainedByList = ({ type }: Finding): boolean => byEveryList.has(type);
