import { wordList } from '../text/word-list.ts';

/**
 * Services that send mail for organisations and count its clicks. Their domains in a Return-Path, a signature or a link say
 * nothing about who wrote the message: legitimate newsletters and phishing both use them. By registrable domain.
 */
export const mailServiceDomains: readonly string[] = wordList(`
  sendgrid.net sendgrid.com mailgun.org mailgun.net mailgun.com mailjet.com mjt.lu mandrillapp.com mailchimpapp.net mcsv.net
  mcdlv.net rsgsv.net list-manage.com list-manage1.com list-manage2.com mailchi.mp mailchimp.com mcusercontent.com createsend.com
  cmail1.com cmail2.com cmail19.com cmail20.com createsend1.com createsend4.com createsend5.com createsend6.com
  amazonses.com awstrack.me sparkpostmail.com sparkpost.com sparkpostmail2.com pstmrk.it postmarkapp.com mtasv.net
  constantcontact.com ccsend.com rs6.net ctctcdn.com exacttarget.com exct.net salesforce.com sfmc-content.com pardot.com
  force.com marketingcloudapps.com marketo.com mktoweb.com mktomail.com mktdns.com eloqua.com en25.com
  responsys.net rsys2.com rsys1.com oracleemaildelivery.com oraclecloud.com bronto.com brontops.com bm23.com
  hubspot.com hubspotemail.net hubspotlinks.com hs-sites.com hubspotstarter.net hubspotfree.net hs-send.com
  sendinblue.com brevo.com sibmail.com sendibt2.com sendibt3.com sendibm1.com sendibm3.com sibforms.com brevosend.com
  klaviyomail.com klaviyo.com klaviyodns.com kmail-lists.com klclick.com klclick1.com klclick2.com klclick3.com customeriomail.com customer.io getresponse.com getresponse-mail.com
  aweber.com activehosted.com activecampaign.com acemlna.com acemlnb.com acemlnc.com emlnk.com emlnk1.com emlnk9.com
  convertkit-mail.com convertkit-mail2.com convertkit-mail4.com ck.page substack.com beehiiv.com
  mailerlite.com mlsend.com mlsend2.com mailersend.net drip.com getdrip.com moosend.com omnisend.com omnisendlink.com
  iterable.com braze.com appboy.com braze.eu onesignal.com intercom.io intercom-mail.com intercom-mail.eu zendesk.com
  freshdesk.com freshemail.io helpscout.net helpscoutapp.com emsecure.net selligent.com sailthru.com cheetahmail.com
  cheetahdigital.com emarsys.net emarsys.com dotdigital.com dotmailer.com trackedlink.net acoustic.com mkt9.com mkt41.net silverpop.com
  epsl1.com epsilon.com alterian.net inxmail.com inxserver.com cleverreach.com rapidmail.de rapidmail.com optivo.net episerver.net
  evanced.info mailworx.info ecircle.com e-mail-marketing.de agnitas.de newsletter2go.com mailingwork.de
  acelle.com mailpro.com sarbacane.com splio.com sendpulse.com pulsestat.com unisender.com mindbox.ru esputnik.com
  everlytic.net vertical-response.com verticalresponse.com benchmarkemail.com bmetrack.com icontact.com icptrack.com
  ngpvan.com everyaction.com actionnetwork.org actblue.com myngp.com bluestatedigital.com winred.com targetedvictory.com
  mobilize.us nationbuilder.com salsalabs.org engagingnetworks.app govdelivery.com granicus.com
  zcsend.net zohocampaigns.com maillist-manage.com campaign-view.com shopifyemail.com squarespace-mail.com wixemails.com
`);
const services = new Set(mailServiceDomains);

/**
 * Providers that deliver other people's mail: legitimate in a Return-Path or Reply-To, but a link to them leads to whatever
 * a customer published there.
 */
export const mailHandlerDomains: readonly string[] = wordList(`
  google.com googlegroups.com outlook.com office365.com onmicrosoft.com pphosted.com mimecast.com secureserver.net
  emailsrvr.com zohomail.com shopify.com squarespace.com wix.com eventbrite.com meetup.com surveymonkey.com typeform.com
  typeform.io qualtrics.com trustpilot.com yotpo.com ticketmaster.com
`);
const mailHandlers = new Set(mailHandlerDomains);

/** May appear in the envelope of mail from another organisation. */
export const isMailHandler = (registrableDomain: string | null): boolean =>
  registrableDomain !== null && (services.has(registrableDomain) || mailHandlers.has(registrableDomain));

/** Sends for others and counts their clicks: a link to it says nothing about who wrote the message. */
export const isMailService = (registrableDomain: string | null): boolean =>
  registrableDomain !== null && services.has(registrableDomain);
