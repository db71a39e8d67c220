import { type PlanType, plans } from '../../contract/plans.ts';
import { productName } from '../../contract/site.ts';
import { dayInWords } from './day-in-words.ts';
import type { MailWords } from './mail-words.ts';

const { free } = plans;

const keeps = 'Nothing that you have kept is deleted, and your account stays.';

/** A plan that is paid for and begins when the present one ends. */
type Waiting = { planType: PlanType; until: Date };

/** Before a paid plan ends. It says the day, so that it is right whenever it is read. */
export const planEndsMail = (planType: PlanType, endsAt: Date, waiting: Waiting | null = null): MailWords => {
  const { name, checksADay } = plans[planType];
  const next = plans[waiting?.planType ?? 'free'];
  const limits = `${next.checksADay} checks a day${checksADay > 0 ? ` instead of ${checksADay}` : ''}, and a shorter history`;
  return {
    subject: `Your ${productName} plan ${waiting ? `changes to ${next.name}` : 'ends'} on ${dayInWords(endsAt)}`,
    parts: [
      `Your ${name} plan ends on ${dayInWords(endsAt)}. It does not renew automatically, and we charge nothing unless you pay again.`,
      waiting
        ? `From then on you are on the ${next.name} plan, which you have paid for until ${dayInWords(waiting.until)}: ${limits}. ${keeps}`
        : `From then on you are on the ${next.name} plan: ${limits}. ${keeps}`,
      'To go on, open our page from your own bookmark and choose a plan under “Pricing”. If you renew early, you lose none of the days you have paid for.',
      { note: 'This mail has no links on purpose: a mail that asks you to pay by a link may be phishing.' },
    ],
  };
};

/** Once it has ended. */
export const planEndedMail = (endedAt: Date): MailWords => ({
  subject: `Your ${productName} plan has ended`,
  parts: [
    `Your paid plan ended on ${dayInWords(endedAt)}. You are on the ${free.name} plan now: ${free.checksADay} checks a day, and a shorter history. ${keeps}`,
    'You need not do anything. To have a paid plan again, open our page from your own bookmark and choose one under “Pricing”.',
    { note: 'This mail has no links on purpose: a mail that asks you to pay by a link may be phishing.' },
  ],
});

/** Once the plan has begun that waited for the end of another. */
export const planBeganMail = (planType: PlanType, endsAt: Date): MailWords => {
  const { name, checksADay } = plans[planType];
  return {
    subject: `Your ${productName} plan is now ${name}`,
    parts: [
      `Your earlier plan has ended, and the ${name} plan that you have paid for has begun: ${checksADay} checks a day until ${dayInWords(endsAt)}. ${keeps}`,
      'You need not do anything. To change your plan, open our page from your own bookmark and choose one under “Pricing”.',
      { note: 'This mail has no links on purpose: a mail that asks you to pay by a link may be phishing.' },
    ],
  };
};
