import { type PlanType, plans } from '../../contract/plans.ts';
import { productName } from '../../contract/site.ts';
import type { MailWords } from './mail-words.ts';

/** The first mail: after the first sign-in, or when an administrator has added them. */
export const welcomeMail = (planType: PlanType): MailWords => ({
  subject: `Welcome to ${productName}`,
  parts: [
    `Your account is ready. You have ${planType === 'enterprise' ? 'unlimited checks' : `${plans[planType].checksADay} checks a day`}, and what you check is kept in your history, where only you can read it.`,
    'Whenever a message, link, file or screenshot worries you: check it before you click. You get the verdict first, then the reasons, then what to do next.',
    'We never ask for codes, passwords or payment by mail. A mail in our name that does is not from us: check it, too.',
    { note: 'This mail has no links on purpose. Open our page from your own bookmark.' },
  ],
});
