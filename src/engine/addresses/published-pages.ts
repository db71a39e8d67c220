import { wordList } from '../text/word-list.ts';

/**
 * Services where anyone can publish a form, a document or a file under the service's own trusted domain. The domain is
 * legitimate, the page may not be: only the full address can be judged. By hand, checked against public lists.
 */
export type OpenPublishing = {
  service: string;
  what: 'form' | 'document' | 'file' | 'page' | 'copy of a page' | 'chat';
};

type Rule = OpenPublishing & { host: RegExp; path: RegExp };
const on =
  (what: OpenPublishing['what']) =>
  (service: string, host: RegExp, path = /^/): Rule => ({ service, what, host, path });
const formOn = on('form');
const documentOn = on('document');
const fileOn = on('file');
const pageOn = on('page');
const copyOn = on('copy of a page');
const chatOn = on('chat');

const rules: readonly Rule[] = [
  formOn('Google Forms', /^docs\.google\.com$/, /^\/forms\//),
  formOn('Google Forms', /^forms\.gle$/),
  documentOn(
    'Google Docs',
    /^docs\.google\.com$/,
    /^\/(?:document|presentation|drawings|spreadsheets)\/(?:u\/\d+\/)?d\//,
  ),
  fileOn('Google Drive', /^drive\.google\.com$/, /^\/(?:file|drive\/(?:u\/\d+\/)?folders|open|uc)\b/),
  fileOn('Google Drive', /^drive\.usercontent\.google\.com$/),
  pageOn('Google Sites', /^sites\.google\.com$/, /^\/(?:view|site|s|d)\//),
  pageOn('Google Apps Script', /^script\.google\.com$/, /^\/macros\//),
  formOn('Microsoft Forms', /^(?:forms\.office\.com|forms\.cloud\.microsoft|customervoice\.microsoft\.com)$/),
  documentOn('Microsoft Sway', /^sway\.(?:office\.com|cloud\.microsoft)$/),
  fileOn('OneDrive', /^(?:onedrive\.live\.com|1drv\.ms)$/),
  fileOn('a personal SharePoint folder', /-my\.sharepoint\.com$/),
  fileOn('SharePoint', /\.sharepoint\.com$/, /^\/:[a-z]:\//),
  fileOn('Dropbox', /^(?:www\.)?dropbox\.com$/, /^\/(?:s|sh|scl|t|transfer|request|l)\//),
  fileOn('Dropbox', /^(?:dl|uc[a-z0-9]*\.dl)\.dropboxusercontent\.com$/),
  fileOn('Box', /^(?:www\.|(?:[a-z0-9-]+\.)?app\.)?box\.com$/, /^\/(?:s|shared|v)\//),
  fileOn('iCloud Drive', /^(?:www\.)?icloud\.com$/, /^\/(?:iclouddrive|attachment|photos)\//),
  formOn('SurveyMonkey', /(?:^|\.)surveymonkey\.(?:com|co\.uk|de|fr)$/, /^\/r\//),
  formOn('Airtable', /^airtable\.com$/, /^\/(?:app\w+\/)?shr\w+/),
  formOn('Smartsheet', /^app\.smartsheet\.(?:com|eu)$/, /^\/b\/(?:form|publish)/),
  formOn('Zoho', /^(?:forms\.zoho(?:public)?\.[a-z.]+|zfrmz\.[a-z]+)$/, /^\/./),
  formOn('Jotform', /(?:^|\.)(?:jotform\.com|jotform\.ca|jotformeu\.com)$/, /^\/(?:form\/|\d{8,})/),
  formOn('Typeform', /^(?!www\.|admin\.|help\.|community\.).+\.typeform\.com$/, /^\/to\//),
  formOn('ClickUp', /^forms\.clickup\.com$/, /^\/./),
  formOn('monday.com', /^forms\.monday\.com$/, /^\/forms\//),
  formOn('HubSpot', /^share(?:-[a-z0-9]+)?\.hsforms\.com$/, /^\/./),
  formOn('Airtable', /^airtable\.com$/, /^\/app\w+\/pag\w+\/form/),
  formOn('Notion', /^(?:[a-z0-9-]+\.)?notion\.site$/, /^\/form\//),
  formOn(
    'an online form builder',
    /^(?!www\.)(?:.+\.)?(?:forms\.app|fillout\.com|youform\.(?:io|com)|opnform\.com|surveycake\.com|surveyplanet\.com|survio\.com|questionpro\.com|alchemer\.com|formcrafts\.com|formester\.com|makeforms\.io)$/,
    /^\/(?!(?:blog|pricing|help|login|signup|templates|features|about|terms|privacy)(?:\/|$)).{4}/,
  ),
  formOn(
    'an online form builder',
    /(?:^|\.)(?:wufoo\.com|formstack\.com|cognitoforms\.com|formsite\.com|123formbuilder\.com|surveyheart\.com|form\.run|tally\.so|paperform\.co|getform\.com|formaloo\.com|hsforms\.com|zfrmz\.com|yayforms\.link)$/,
    /^\/(?:forms?|f|s|to|r)\/./,
  ),
  pageOn(
    'an anonymous text page',
    /(?:^|\.)(?:telegra\.ph|graph\.org|teletype\.in|rentry\.co|pastelink\.net|justpaste\.it|write\.as|pastebin\.com|controlc\.com|hastebin\.com|paste\.ee|dpaste\.org|0bin\.net|privatebin\.net)$/,
    /^\/.{2,}/,
  ),
  fileOn(
    'a file-sharing service',
    /(?:^|(?<!^(?:help|support|forum|search))\.)(?:mediafire\.com|mega\.nz|gofile\.io|wetransfer\.com|we\.tl|filemail\.com|transfernow\.net|sendspace\.com|4shared\.com|anonfiles\.com|catbox\.moe|pixeldrain\.com|file\.io|ufile\.io|krakenfiles\.com|transfer\.sh|filetransfer\.io|fromsmash\.com|sendgb\.com|terabox\.com|pcloud\.link|limewire\.com)$/,
    /^\/(?!(?:legal\.php|terms|privacy|about|login|pricing|user|myaccount)(?:\/|$)|MEGAsyncSetup\d+\.exe$).{4}/,
  ),
  fileOn('Discord attachments', /^(?:cdn\.discordapp\.com|media\.discordapp\.net)$/, /^\/attachments\//),
  fileOn(
    'a code repository',
    /^(?:raw|gist|media|objects)\.githubusercontent\.com$|^(?:raw|cdn|rawcdn)\.githack\.com$|^(?:raw\.)?rawgit\.com$|^cdn\.statically\.io$/,
    /\.(?:x?html?|php|svg|js)$/i,
  ),
  fileOn('a code repository', /^(?:cdn\.jsdelivr\.net|unpkg\.com|esm\.sh)$/, /\.html?$/),
  pageOn(
    'a playground for programmers',
    /^(?:jsfiddle\.net|stackblitz\.com|codesandbox\.io|replit\.com|jsbin\.com|playcode\.io)$/,
    /^\/(?:@|edit\/|s\/|p\/|[a-z0-9_-]+\/[a-z0-9]+\/show)/i,
  ),
  pageOn('Milanote', /^app\.milanote\.com$/, /^\/./),
  pageOn('a code repository', /^(?:htmlpreview\.github\.io|rawgithack\.com)$/),
  pageOn('the IPFS network', /./, /^\/ip[fn]s\/[^/]{20,}/),
  pageOn(
    'the IPFS network',
    /(?:^|\.)(?:ipfs\.io|dweb\.link|cloudflare-ipfs\.com|cf-ipfs\.com|pinata\.cloud|w3s\.link|nftstorage\.link|infura-ipfs\.io|4everland\.io)$/,
    /^\/ip[fn]s\/./,
  ),
  fileOn('a storage bucket', /^storage\.(?:cloud\.google|googleapis)\.com$/, /^\/[^/]+\/.+\.(?:html?|php)$/),
  fileOn('a storage bucket', /^firebasestorage\.googleapis\.com$/, /^\/v0\/b\//),
  fileOn('a storage bucket', /^s3(?:[.-][a-z0-9-]+)?\.amazonaws\.com$/, /^\/[^/]+\/.+\.(?:html?|php)$/),
  copyOn('an archive of web pages', /^archive\.(?:ph|is|today|li|vn|fo|md)$/, /^\/.{4,}/),
  copyOn('an archive of web pages', /^web\.archive\.org$/, /^\/web\/.+\//),
  copyOn(
    'an archive of web pages',
    /^(?:perma\.cc|ghostarchive\.org|megalodon\.jp|12ft\.io|cachedview\.nl|removepaywall\.com)$/,
    /^\/.{4,}/,
  ),
  copyOn('a search engine', /^webcache\.googleusercontent\.com$/, /^\/search/),
  chatOn('Discord', /^(?:www\.)?discord\.(?:gg|me)$/, /^\/[A-Za-z0-9-]{4,}$/),
  chatOn('Discord', /^(?:www\.)?(?:discord|discordapp)\.com$/, /^\/invite\/./),
  chatOn('Telegram', /^(?:t|telegram)\.(?:me|dog)$/, /^\/(?!share\/|s\/|proxy|iv\b).{3,}/),
  chatOn('WhatsApp', /^(?:chat\.whatsapp\.com|wa\.me|api\.whatsapp\.com)$/, /^\/.{4,}/),
  chatOn('Signal', /^signal\.(?:group|me)$/),
  chatOn('Slack', /^join\.slack\.com$/, /^\/t\//),
  chatOn('Skype', /^join\.skype\.com$/, /^\/./),
  chatOn('Teams', /^teams\.live\.com$/, /^\/(?:l|meet)\//),
  chatOn('Viber', /^(?:invite|chats)\.viber\.com$/, /^\/./),
  chatOn('LINE', /^(?:line\.me|lin\.ee)$/, /^\/(?:[Rr]\/|ti\/|[A-Za-z0-9]{7}$)/),
  chatOn('KakaoTalk', /^open\.kakao\.com$/, /^\/o\//),
  chatOn('Zalo', /^zalo\.me$/, /^\/.{4,}/),
  chatOn('Messenger', /^m\.me$/, /^\/.{2,}/),
  pageOn('Adobe Express', /^(?:express|spark|new\.express)\.adobe\.com$/, /^\/(?:page|webpage)\//),
  documentOn('Adobe', /^(?:acrobat|documentcloud)\.adobe\.com$/, /^\/(?:link|id)\//),
  documentOn('Adobe', /^(?:indd|assets)\.adobe\.com$/, /^\/(?:view|id|public)\//),
  documentOn('Notion', /^(?:www\.)?notion\.(?:so|com)$/, /[/-][0-9a-f]{32}$/),
  documentOn('Dropbox Paper', /^paper\.dropbox\.com$/, /^\/doc\//),
  documentOn('Zoom Docs', /^docs\.zoom\.us$/, /^\/doc\//),
  documentOn('DocSend', /^(?:[a-z0-9-]+\.)?docsend\.com$/, /^\/(?:view|v)\//),
  documentOn('Evernote', /^(?:www\.|share\.)?evernote\.com$/, /^\/(?:shard|note|l)\//),
  documentOn('Coda', /^coda\.io$/, /^\/(?:d|@|form)\//),
  documentOn('Figma', /^(?:www\.)?figma\.com$/, /^\/(?:file|design|proto|board|deck|slides|site)\//),
  documentOn('Miro', /^miro\.com$/, /^\/app\/board\//),
  documentOn('Trello', /^trello\.com$/, /^\/[bc]\//),
  documentOn('Padlet', /^padlet\.com$/, /^\/[^/]+\/[^/]+/),
  documentOn('Looker Studio', /^(?:lookerstudio|datastudio)\.google\.com$/, /^\/(?:u\/\d+\/)?reporting\//),
  documentOn('Power BI', /^app\.powerbi\.com$/, /^\/view/),
  documentOn('Prezi', /^prezi\.com$/, /^\/(?:view|p|i)\//),
  documentOn('Genially', /^view\.genially\.com$/, /^\/./),
  documentOn(
    'a notepad that anybody can share',
    /^(?:cryptpad\.fr|hackmd\.io|quip\.com|workflowy\.com|app\.milanote\.com|doc\.clickup\.com|my\.visme\.co|viewer\.joomag\.com|publuu\.com)$/,
    /^\/[^/]{4,}/,
  ),
  documentOn(
    'Google Calendar',
    /^calendar\.google\.com$/,
    /^\/calendar\/(?:u\/\d+\/)?(?:event|appointments|r\/eventedit)/,
  ),
  documentOn('Google Calendar', /^calendar\.app\.google$/, /^\/./),
  pageOn('Mailchimp', /^mailchi\.mp$/, /^\/./),
  pageOn('a code playground', /^codesandbox\.io$/, /^\/(?:s|p)\//),
  pageOn('Google Groups', /^groups\.google\.com$/, /^\/g\//),
  pageOn(
    'an assistant’s shared page',
    /^(?:claude\.site|chatgpt\.com|chat\.openai\.com)$/,
    /^\/(?:artifacts|share|canvas\/shared)\//,
  ),
  pageOn(
    'a code playground',
    /^(?:codepen\.io|jsfiddle\.net|jsbin\.com)$/,
    /^\/[^/]+\/(?:full|debug|show|live|embed\/result)/,
  ),
  fileOn('Proton Drive', /^drive\.proton\.me$/, /^\/urls\//),
  fileOn('ShareFile', /\.sharefile\.(?:com|eu)$/, /^\/(?:d-|share\/view|public\/share)/),
  fileOn('Egnyte', /\.egnyte\.com$/, /^\/(?:dl|fl|h-s)\//),
  fileOn('Sync', /^(?:ln\d*|cp)\.sync\.com$/, /^\/dl\//),
  fileOn('Jottacloud', /^(?:www\.)?jottacloud\.com$/, /^\/s\//),
  fileOn('Slack', /^(?:files\.slack\.com|slack-files\.com)$/, /^\/./),
  fileOn('Outlook', /^attachments?\.(?:office\.net|outlook\.live\.net)$/),
  fileOn('Facebook', /^cdn\.fbsbx\.com$/, /^\/./),
  fileOn('the Internet Archive', /^(?:www\.)?archive\.org$/, /^\/download\//),
  fileOn(
    'a file-sharing service',
    /^(?:[a-z0-9-]+\.)?(?:1fichier\.com|0x0\.st|temp\.sh|filebin\.net|dropmefiles\.com|uploadfiles\.io|transferxl\.com|jumpshare\.com|d\.pr|icedrive\.net|hightail\.com|koofr\.(?:eu|net)|filedropper\.com|bunkr\.[a-z]{2,4}|litterbox\.catbox\.moe|swisstransfer\.com|sendbig\.com|vikingfile\.com|e\.pcloud\.link)$/,
    /^\/(?!(?:blog|pricing|help|support|login|signup|about|terms|privacy|features|download)(?:\/|$)).{4}/,
  ),
  documentOn('Canva', /^(?:www\.)?canva\.com$/, /^\/design\/.+\/view/),
  documentOn('Gamma', /^gamma\.app$/, /^\/docs\//),
];

/** All hosts at once: nearly every link is none of theirs, and asking each rule is a hundred patterns. */
const anyHost = new RegExp(rules.map(({ host }) => host.source).join('|'));

export const openPublishingAt = (host: string, path: string): OpenPublishing | null => {
  if (!anyHost.test(host)) return null;
  const rule = rules.find((one) => one.host.test(host) && one.path.test(path));
  return rule ? { service: rule.service, what: rule.what } : null;
};

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
