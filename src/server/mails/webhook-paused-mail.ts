import { productName } from '../../contract/site.ts';
import { webhookRetryHours } from '../../contract/webhooks.ts';
import type { MailWords } from './mail-words.ts';

/** No link, as in every mail about an account. Of the address only the host: the rest may be a secret. */
export const webhookPausedMail = (host: string): MailWords => ({
  subject: `A webhook of your ${productName} account is paused`,
  parts: [
    `Messages to your webhook at ${host} could not be delivered for ${webhookRetryHours} hours, or it answered that it is gone. We send it nothing more for now.`,
    'Open your account page from your own bookmark. Under “Webhooks” you can see what it answered, send a message again, and resume it.',
    'What happens while it is paused is not sent later.',
  ],
});
