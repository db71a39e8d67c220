import { wordList } from '../text/word-list.ts';

/**
 * Services that send mail for organisations and count its clicks. Their domains in a Return-Path, a signature or a link say
 * nothing about who wrote the message: legitimate newsletters and phishing both use them. By registrable domain.
 */
export const mailServiceDomains: readonly string[] = wordList(`
  sendgrid.net sendgrid.com mailgun.org mailgun.net mailgun.com mailjet.com mjt.lu mandrillapp.com mailchimpapp.net
  mcsv.net mcdlv.net rsgsv.net mailchi.mp mailchimp.com mcusercontent.com amazonses.com awstrack.me sparkpost.com
  pstmrk.it postmarkapp.com mtasv.net constantcontact.com ccsend.com rs6.net ctctcdn.com exacttarget.com exct.net
  salesforce.com sfmc-content.com pardot.com force.com marketingcloudapps.com marketo.com mktoweb.com mktomail.com
  mktdns.com eloqua.com en25.com responsys.net oracleemaildelivery.com oraclecloud.com bronto.com bm23.com
  hubspot.com hubspotemail.net hubspotlinks.com hs-sites.com hubspotstarter.net hubspotfree.net hs-send.com
  sendinblue.com brevo.com sibmail.com sibforms.com brevosend.com klaviyo.com klaviyodns.com kmail-lists.com
  customeriomail.com customer.io getresponse.com getresponse-mail.com aweber.com activehosted.com activecampaign.com
  ck.page substack.com beehiiv.com mailerlite.com mailersend.net drip.com getdrip.com moosend.com omnisend.com
  iterable.com braze.com appboy.com braze.eu onesignal.com intercom.io intercom-mail.com intercom-mail.eu zendesk.com
  freshdesk.com freshemail.io helpscout.net helpscoutapp.com emsecure.net selligent.com sailthru.com cheetahmail.com
  cheetahdigital.com emarsys.net emarsys.com dotdigital.com dotmailer.com trackedlink.net acoustic.com mkt9.com
  mkt41.net silverpop.com epsl1.com epsilon.com alterian.net inxmail.com inxserver.com cleverreach.com rapidmail.de
  rapidmail.com optivo.net episerver.net evanced.info mailworx.info ecircle.com e-mail-marketing.de agnitas.de
  newsletter2go.com mailingwork.de acelle.com mailpro.com sarbacane.com splio.com sendpulse.com pulsestat.com
  unisender.com mindbox.ru esputnik.com everlytic.net vertical-response.com verticalresponse.com benchmarkemail.com
  bmetrack.com icontact.com icptrack.com ngpvan.com everyaction.com actionnetwork.org actblue.com myngp.com
  bluestatedigital.com winred.com targetedvictory.com mobilize.us nationbuilder.com salsalabs.org
  engagingnetworks.app govdelivery.com granicus.com zcsend.net zohocampaigns.com maillist-manage.com
  campaign-view.com shopifyemail.com squarespace-mail.com wixemails.com listrak.com listrakbi.com e2ma.net myemma.com
  attn.tv attentivemobile.com bluecore.com cordial.io cordial.com zetaglobal.net movable-ink.com liveclicker.net
  narvar.com aftership.com bazaarvoice.com bazaarvoice-cgc.com powerreviews.com medallia.com feefo.com yotpo.com
  trustpilotmail.com qualtrics-survey.com smtp2go.com mailtrap.io transmail.net zeptomail.com netsuite.com
  emailinboundprocessing.com drivecentric.com podium.com birdeye.com toasttab.com paytronix.com punchh.com
  emfluence.com informz.net higherlogic.net blackbaud.com convio.net luminateonline.com sparkpostmail.com
  mailmunch.co flodesk.com mailup.com contactlab.it
`);
const services = new Set(mailServiceDomains);

/** Services that number their domains: `klclick3.com`, `cmail20.com`, `musvc3.net`, `acemlnb.com`. */
const numbered =
  /^(?:acemln|brontops|cmail|convertkit-mail|createsend|emailsp|emlnk|hs-sales-engage|kit-mail|klaviyomail|klclick|list-manage|mlsend|musvc|omnisendlink|rsys|sendibm|sendibt|sparkpostmail)(?:\d{0,3}|[a-d])\.(?:com|net)$/;

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

/** Ask a company's customers for reviews and answers, in its name and by its order. */
const agents = new Set(
  wordList(
    'bazaarvoice.com bazaarvoice-cgc.com powerreviews.com feefo.com yotpo.com trustpilotmail.com narvar.com medallia.com',
  ),
);

/** Send receipts and invoices in the name of the shop that was paid. */
const cashiers = new Set(
  wordList(
    'stripe.com squareup.com shopifyemail.com paddle.com paddle.net lemonsqueezy.com gumroad.com chargebee.com recurly.com fastspring.com adyen.com mollie.com',
  ),
);

/** Takes payments for shops and writes in their name. What a shop adds is the shop's word. */
export const isCashier = (registrableDomain: string | null): boolean =>
  registrableDomain !== null && cashiers.has(registrableDomain);

/** Writes to a company's customers in the company's name; only companies are its customers. */
export const isAgent = (registrableDomain: string | null): boolean =>
  registrableDomain !== null && agents.has(registrableDomain);

/** May appear in the envelope of mail from another organisation. */
export const isMailHandler = (registrableDomain: string | null): boolean =>
  isMailService(registrableDomain) || (registrableDomain !== null && mailHandlers.has(registrableDomain));

/** Sends for others and counts their clicks: a link to it says nothing about who wrote the message. */
export const isMailService = (registrableDomain: string | null): boolean =>
  registrableDomain !== null && (services.has(registrableDomain) || numbered.test(registrableDomain));
