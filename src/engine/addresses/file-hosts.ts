/**
 * Services where anyone can publish a form, a document or a file under the service's own trusted domain. The domain is
 * legitimate, the page may not be: only the full address can be judged.
 */
export type OpenPublishing = { service: string; what: 'form' | 'document' | 'file' | 'page' };

const rules: { host: RegExp; path?: RegExp; service: string; what: OpenPublishing['what'] }[] = [
  { host: /^docs\.google\.com$/, path: /^\/forms\//, service: 'Google Forms', what: 'form' },
  { host: /^forms\.gle$/, service: 'Google Forms', what: 'form' },
  {
    host: /^docs\.google\.com$/,
    path: /^\/(?:document|presentation|drawings|spreadsheets)\/.*\bpub\b/,
    service: 'Google Docs',
    what: 'document',
  },
  { host: /^sites\.google\.com$/, path: /^\/(?:view|site|s|d)\//, service: 'Google Sites', what: 'page' },
  { host: /^script\.google\.com$/, path: /^\/macros\//, service: 'Google Apps Script', what: 'page' },
  {
    host: /^(?:forms\.office\.com|forms\.cloud\.microsoft|customervoice\.microsoft\.com)$/,
    service: 'Microsoft Forms',
    what: 'form',
  },
  { host: /^sway\.(?:office\.com|cloud\.microsoft)$/, service: 'Microsoft Sway', what: 'document' },
  { host: /^(?:onedrive\.live\.com|1drv\.ms)$/, service: 'OneDrive', what: 'file' },
  { host: /-my\.sharepoint\.com$/, service: 'a personal SharePoint folder', what: 'file' },
  {
    host: /(?:^|\.)(?:jotform\.com|jotform\.ca|jotformeu\.com)$/,
    path: /^\/(?:form\/|\d{8,})/,
    service: 'Jotform',
    what: 'form',
  },
  {
    host: /^(?!www\.|admin\.|help\.|community\.).+\.typeform\.com$/,
    path: /^\/to\//,
    service: 'Typeform',
    what: 'form',
  },
  {
    host: /(?:^|\.)(?:wufoo\.com|formstack\.com|cognitoforms\.com|formsite\.com|123formbuilder\.com|surveyheart\.com|form\.run|tally\.so|paperform\.co|getform\.com|formaloo\.com|hsforms\.com|zfrmz\.com|yayforms\.link)$/,
    path: /^\/(?:forms?|f|s|to|r)\/./,
    service: 'an online form builder',
    what: 'form',
  },
  {
    host: /(?:^|\.)(?:telegra\.ph|graph\.org|teletype\.in|rentry\.co|pastelink\.net|justpaste\.it|write\.as)$/,
    path: /^\/.{2,}/,
    service: 'an anonymous text page',
    what: 'page',
  },
  {
    host: /(?:^|\.)(?:mediafire\.com|mega\.nz|gofile\.io|wetransfer\.com|we\.tl|filemail\.com|transfernow\.net|sendspace\.com|4shared\.com|anonfiles\.com|catbox\.moe|pixeldrain\.com|file\.io|ufile\.io|krakenfiles\.com|transfer\.sh|filetransfer\.io|fromsmash\.com|sendgb\.com|terabox\.com|pcloud\.link|limewire\.com)$/,
    path: /^\/.{4,}/,
    service: 'a file-sharing service',
    what: 'file',
  },
  {
    host: /^(?:cdn\.discordapp\.com|media\.discordapp\.net)$/,
    path: /^\/attachments\//,
    service: 'Discord attachments',
    what: 'file',
  },
  {
    host: /^(?:express|spark|new\.express)\.adobe\.com$/,
    path: /^\/(?:page|webpage)\//,
    service: 'Adobe Express',
    what: 'page',
  },
  { host: /^(?:www\.)?canva\.com$/, path: /^\/design\/.+\/view/, service: 'Canva', what: 'document' },
  { host: /^gamma\.app$/, path: /^\/docs\//, service: 'Gamma', what: 'document' },
];

export const openPublishingAt = (host: string, path: string): OpenPublishing | null => {
  const rule = rules.find((r) => r.host.test(host) && (r.path?.test(path) ?? true));
  return rule ? { service: rule.service, what: rule.what } : null;
};
