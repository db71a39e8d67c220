import { isOwn } from './campaign-member.ts';
import type { ItemFacts } from './item-facts.ts';
import { type MailboxQuery, mailboxQueries } from './mailbox-queries.ts';

type Reported = { facts: Pick<ItemFacts, 'title' | 'sender' | 'hosts' | 'files' | 'level'> };

/**
 * Queries that find a campaign's messages in other mailboxes. Hosts are those of accused messages that are somebody's own: a query for
 * a brand or a provider would find, and delete, everybody's mail.
 */
export const campaignQueries = (reports: readonly Reported[], firstSeen: Date): MailboxQuery[] => {
  const facts = reports.map((report) => report.facts);
  const accused = facts.filter(({ level }) => level === 'phishing' || level === 'suspicious');
  const messages = facts.filter(({ sender }) => sender !== '');
  return mailboxQueries({
    subjects: messages.map(({ title }) => title),
    senders: messages.map(({ sender }) => sender).filter((sender) => sender.includes('@')),
    hosts: accused.flatMap(({ hosts }) => hosts.filter(isOwn)),
    fileNames: accused.flatMap(({ files }) => files.map(nameOf)).filter((name) => name !== 'unnamed'),
    firstSeen,
  });
};

/** As `invoice.html (text/html, 4021 bytes)` names it. */
const nameOf = (file: string) => file.replace(/ \([^()]{0,200}\)$/, '');
