import { destinationDetector } from './define.ts';

/** Pages of kits: bait words and internal step names, as a file. */
const kitPage =
  /(?:^|\/)(?:vmo|cub|office|owa|webmail|webmall?|verif|validat|confirm|update|secure|sign-?in|log-?[io]n|myaccount|account|auth|session|next|step\d|pass|otp|sms|card|cc|billing|wallet|connect|dashboard|details|process|redirect|dropbox|gdrive|onedrive|docusign|sharepoint|adobe|excel|invoice|voicemail|index\d|meta|case|proceed|ruu|verset|home|start|track|pay)\w{0,8}\.(?:php|html?|aspx?|jsp)\/?$/i;
/** Folders and calls that single kits reuse from victim to victim. */
const kitFolder =
  /\/(?:get_help|form_submit|managerment\w*|manual-connection|fmicode|mobile\/(?:login|front))(?:\/|$)/i;

/** File and folder names that ready-made kits use. Legitimate sites have a `home.html` too, so a page alone counts less. */
export const pathKitFile = destinationDetector({
  id: 'path-kit-file',
  title: 'File name known from phishing kits',
  points: 28,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation: 'Do not enter anything there. Close the page and open the service from your bookmark.',
  find: ({ url, isEstablished }) => {
    if (isEstablished) return [];
    const folder = kitFolder.exec(url.path)?.[0];
    const page = kitPage.exec(url.path)?.[0];
    const seen = folder ?? page;
    return seen ? [{ seen: seen.replace(/^\/|\/$/g, ''), isFolder: folder !== undefined }] : [];
  },
  weigh: ({ isFolder }) => (isFolder ? 28 : 22),
  describe: ({ seen }) =>
    `The page is called "${seen.slice(0, 40)}", a name that ready-made phishing kits use.`,
});
