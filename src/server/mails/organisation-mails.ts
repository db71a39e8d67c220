import type { InvitedRole } from '../../contract/organisations.ts';
import { productName } from '../../contract/site.ts';
import { dayInWords } from './day-in-words.ts';
import type { MailWords } from './mail-words.ts';

type Invited = { code: string; organisation: string; owner: string; role: InvitedRole; expiresAt: Date };

/** The only place where the code of an invitation stands. */
export const invitationMail = ({ code, organisation, owner, role, expiresAt }: Invited): MailWords => ({
  subject: `You are invited to an organisation on ${productName}`,
  parts: [
    `${owner} invites you to join their organisation on ${productName}, which tells people whether messages, links and files are dangerous.`,
    {
      facts: [
        ['Organisation', organisation],
        ['Invited by', owner],
        ['Your role', role === 'analyst' ? 'Analyst' : 'Member'],
      ],
    },
    { label: 'Your invitation code is', code },
    `To join, open the ${productName} page of your organisation, sign in with the address that this mail came to, choose “Account”, then “Team”, and enter the code. It works once, for this address only, until ${dayInWords(expiresAt)}.`,
    {
      note: 'This mail has no links on purpose. If you do not know where the page is, ask the person who invited you, in person or on a number you know. If you do not know that person, ignore this mail: nobody joins anything without the code.',
    },
  ],
});

/** What people are told about an organisation they are in, or were. */
export type OrganisationNews =
  | { kind: 'joined'; email: string }
  | { kind: 'left'; email: string }
  | { kind: 'removed' | 'deleted' }
  | { kind: 'owner now' | 'owner no more'; email: string };

export const organisationMail = (organisation: string, news: OrganisationNews): MailWords => {
  const { subject, done } = wordsOf(news);
  return {
    subject: `${subject} on ${productName}`,
    parts: [
      { facts: [['Organisation', organisation]] },
      done,
      { note: 'This mail has no links on purpose. Open our page from your own bookmark.' },
    ],
  };
};

const wordsOf = (news: OrganisationNews): { subject: string; done: string } => {
  switch (news.kind) {
    case 'joined':
      return {
        subject: 'Somebody joined your organisation',
        done: `${news.email} used your invitation and is in your organisation now. If that is not right, remove them under “Team”.`,
      };
    case 'left':
      return {
        subject: 'Somebody left your organisation',
        done: `${news.email} has left your organisation.`,
      };
    case 'removed':
      return {
        subject: 'You were removed from an organisation',
        done: 'Its owner has removed you from the organisation. Your account, your checks and your history are yours and stay as they are.',
      };
    case 'deleted':
      return {
        subject: 'Your organisation was deleted',
        done: 'The organisation is gone, with its members, invitations and domains. Your account, your checks and your history are yours and stay as they are.',
      };
    case 'owner now':
      return {
        subject: 'You own an organisation now',
        done: `${news.email} has handed the organisation over to you. From now on you decide who is in it, and its plan is yours.`,
      };
    case 'owner no more':
      return {
        subject: 'You handed an organisation over',
        done: `${news.email} owns the organisation now, and you are an analyst in it. If it was not you, ask them to hand it back, sign out everywhere else on your account page, and change the password of your mailbox.`,
      };
  }
};
