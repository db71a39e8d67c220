import { wordList } from '../text/word-list.ts';

/**
 * Services that send what any user types under their own, genuine domain: invoices, requests, shared documents, form
 * answers, invitations. Their signature proves the service, not the author. By registrable domain.
 */
export const openServiceDomains: readonly string[] = wordList(`
  paypal.com venmo.com squareup.com square.com stripe.com intuit.com quickbooks.com xero.com freshbooks.com wave.com
  docusign.net docusign.com dropboxsign.com hellosign.com adobesign.com echosign.com pandadoc.com signnow.com
  google.com sharepointonline.com microsoft.com sharepoint.com dropbox.com box.com wetransfer.com onedrive.com
  typeform.com typeform.io jotform.com surveymonkey.com formstack.com cognitoforms.com
  zoom.us zoom.com calendly.com eventbrite.com webex.com gotomeeting.com
  hubspot.com hubspotemail.net zendesk.com freshdesk.com intercom-mail.com helpscout.net atlassian.net notion.so notion.com
  canva.com figma.com miro.com trello.com asana.com monday.com airtable.com github.com gitlab.com linkedin.com facebookmail.com
  wordpress.com medium.com substack.com mailchimpapp.net amazonses.com salesforce.com xing.com meetup.com evernote.com
`);
const services = new Set(openServiceDomains);

export const isOpenService = (registrableDomain: string | null): boolean =>
  registrableDomain !== null && services.has(registrableDomain);
