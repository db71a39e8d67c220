/**
 * Services where anyone can publish a form, a document or a file under the service's own trusted domain. The domain is
 * legitimate, the page may not be: only the full address can be judged.
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
  fileOn('a code repository', /^cdn\.jsdelivr\.net$/, /^\/gh\/.+\.html?$/),
  pageOn('a code repository', /^(?:htmlpreview\.github\.io|rawgithack\.com)$/),
  pageOn('the IPFS network', /./, /^\/ip[fn]s\/[^/]{20,}/),
  fileOn('a storage bucket', /^storage\.(?:cloud\.google|googleapis)\.com$/, /^\/[^/]+\/.+\.(?:html?|php)$/),
  fileOn('a storage bucket', /^firebasestorage\.googleapis\.com$/, /^\/v0\/b\//),
  fileOn('a storage bucket', /^s3(?:[.-][a-z0-9-]+)?\.amazonaws\.com$/, /^\/[^/]+\/.+\.(?:html?|php)$/),
  copyOn('an archive of web pages', /^archive\.(?:ph|is|today|li|vn|fo|md)$/, /^\/.{4,}/),
  copyOn('an archive of web pages', /^web\.archive\.org$/, /^\/web\/.+\//),
  copyOn('a search engine', /^webcache\.googleusercontent\.com$/, /^\/search/),
  chatOn(
    'Discord',
    /^(?:www\.)?discord\.(?:gg|com|me)$|^discordapp\.com$/,
    /^\/(?:invite\/.+|[A-Za-z0-9-]{4,}$)/,
  ),
  chatOn('Telegram', /^(?:t|telegram)\.(?:me|dog)$/, /^\/(?!share\/|s\/|proxy|iv\b).{3,}/),
  chatOn('WhatsApp', /^(?:chat\.whatsapp\.com|wa\.me|api\.whatsapp\.com)$/, /^\/.{4,}/),
  chatOn('Signal', /^signal\.(?:group|me)$/),
  chatOn('Messenger', /^m\.me$/, /^\/.{2,}/),
  pageOn('Adobe Express', /^(?:express|spark|new\.express)\.adobe\.com$/, /^\/(?:page|webpage)\//),
  documentOn('Canva', /^(?:www\.)?canva\.com$/, /^\/design\/.+\/view/),
  documentOn('Gamma', /^gamma\.app$/, /^\/docs\//),
];

export const openPublishingAt = (host: string, path: string): OpenPublishing | null => {
  const rule = rules.find((one) => one.host.test(host) && one.path.test(path));
  return rule ? { service: rule.service, what: rule.what } : null;
};
