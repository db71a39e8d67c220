/**
 * Services where anyone can publish a form, a document or a file under the service's own trusted domain. The domain is
 * legitimate, the page may not be: only the full address can be judged.
 */
export type OpenPublishing = { service: string; what: 'form' | 'document' | 'file' | 'page' };

type Rule = OpenPublishing & { host: RegExp; path: RegExp };
const on =
  (what: OpenPublishing['what']) =>
  (service: string, host: RegExp, path = /^/): Rule => ({ service, what, host, path });
const formOn = on('form');
const documentOn = on('document');
const fileOn = on('file');
const pageOn = on('page');

const rules: readonly Rule[] = [
  formOn('Google Forms', /^docs\.google\.com$/, /^\/forms\//),
  formOn('Google Forms', /^forms\.gle$/),
  documentOn(
    'Google Docs',
    /^docs\.google\.com$/,
    /^\/(?:document|presentation|drawings|spreadsheets)\/.*\bpub\b/,
  ),
  pageOn('Google Sites', /^sites\.google\.com$/, /^\/(?:view|site|s|d)\//),
  pageOn('Google Apps Script', /^script\.google\.com$/, /^\/macros\//),
  formOn('Microsoft Forms', /^(?:forms\.office\.com|forms\.cloud\.microsoft|customervoice\.microsoft\.com)$/),
  documentOn('Microsoft Sway', /^sway\.(?:office\.com|cloud\.microsoft)$/),
  fileOn('OneDrive', /^(?:onedrive\.live\.com|1drv\.ms)$/),
  fileOn('a personal SharePoint folder', /-my\.sharepoint\.com$/),
  formOn('Jotform', /(?:^|\.)(?:jotform\.com|jotform\.ca|jotformeu\.com)$/, /^\/(?:form\/|\d{8,})/),
  formOn('Typeform', /^(?!www\.|admin\.|help\.|community\.).+\.typeform\.com$/, /^\/to\//),
  formOn(
    'an online form builder',
    /(?:^|\.)(?:wufoo\.com|formstack\.com|cognitoforms\.com|formsite\.com|123formbuilder\.com|surveyheart\.com|form\.run|tally\.so|paperform\.co|getform\.com|formaloo\.com|hsforms\.com|zfrmz\.com|yayforms\.link)$/,
    /^\/(?:forms?|f|s|to|r)\/./,
  ),
  pageOn(
    'an anonymous text page',
    /(?:^|\.)(?:telegra\.ph|graph\.org|teletype\.in|rentry\.co|pastelink\.net|justpaste\.it|write\.as)$/,
    /^\/.{2,}/,
  ),
  fileOn(
    'a file-sharing service',
    /(?:^|\.)(?:mediafire\.com|mega\.nz|gofile\.io|wetransfer\.com|we\.tl|filemail\.com|transfernow\.net|sendspace\.com|4shared\.com|anonfiles\.com|catbox\.moe|pixeldrain\.com|file\.io|ufile\.io|krakenfiles\.com|transfer\.sh|filetransfer\.io|fromsmash\.com|sendgb\.com|terabox\.com|pcloud\.link|limewire\.com)$/,
    /^\/.{4,}/,
  ),
  fileOn('Discord attachments', /^(?:cdn\.discordapp\.com|media\.discordapp\.net)$/, /^\/attachments\//),
  pageOn('Adobe Express', /^(?:express|spark|new\.express)\.adobe\.com$/, /^\/(?:page|webpage)\//),
  documentOn('Canva', /^(?:www\.)?canva\.com$/, /^\/design\/.+\/view/),
  documentOn('Gamma', /^gamma\.app$/, /^\/docs\//),
];

export const openPublishingAt = (host: string, path: string): OpenPublishing | null => {
  const rule = rules.find((one) => one.host.test(host) && one.path.test(path));
  return rule ? { service: rule.service, what: rule.what } : null;
};
