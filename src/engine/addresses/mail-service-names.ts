import { getDomain } from 'tldts';
import { isMailHandler } from './mail-services.ts';

/** What people call the services whose domains stand in signatures and envelopes. Others go by their domain. */
const names: Readonly<Record<string, string>> = {
  'amazonses.com': 'Amazon SES',
  'brevo.com': 'Brevo',
  'brevosend.com': 'Brevo',
  'constantcontact.com': 'Constant Contact',
  'customeriomail.com': 'Customer.io',
  'exacttarget.com': 'Salesforce Marketing Cloud',
  'freshdesk.com': 'Freshdesk',
  'gappssmtp.com': 'Google Workspace',
  'google.com': 'Google',
  'hubspot.com': 'HubSpot',
  'hubspotemail.net': 'HubSpot',
  'intercom-mail.com': 'Intercom',
  'klaviyomail.com': 'Klaviyo',
  'mailchimp.com': 'Mailchimp',
  'mailchimpapp.net': 'Mailchimp',
  'mandrillapp.com': 'Mailchimp Transactional',
  'mcdlv.net': 'Mailchimp',
  'mcsv.net': 'Mailchimp',
  'rsgsv.net': 'Mailchimp',
  'mailgun.net': 'Mailgun',
  'mailgun.org': 'Mailgun',
  'mailjet.com': 'Mailjet',
  'mimecast.com': 'Mimecast',
  'mtasv.net': 'Postmark',
  'office365.com': 'Microsoft 365',
  'onmicrosoft.com': 'Microsoft 365',
  'outlook.com': 'Microsoft 365',
  'pphosted.com': 'Proofpoint',
  'salesforce.com': 'Salesforce',
  'sendgrid.net': 'SendGrid',
  'sendinblue.com': 'Brevo',
  'shopify.com': 'Shopify',
  'shopifyemail.com': 'Shopify',
  'sparkpostmail.com': 'SparkPost',
  'zendesk.com': 'Zendesk',
  'zohomail.com': 'Zoho',
};

/** The mail service that a domain belongs to; null for all others. */
export const mailServiceAt = (domain: string): string | null => {
  const registered = getDomain(domain);
  if (registered === null) return null;
  const name = Object.hasOwn(names, registered) ? names[registered] : undefined;
  return name ?? (isMailHandler(registered) ? registered : null);
};
