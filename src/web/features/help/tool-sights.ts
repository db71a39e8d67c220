import { maxEmailBytes } from '../../../contract/email-input.ts';
import { checkPaths } from '../../../contract/page-paths.ts';
import { maxScreenshotBytes } from '../../../contract/screenshot-input.ts';

/** What one tool can find out, and what it cannot. */
export type ToolSight = {
  /** The part of the page that the tool leads to. */
  part: string;
  path: string;
  name: string;
  sees: readonly string[];
  misses: readonly string[];
};

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

export const toolSights: readonly ToolSight[] = [
  {
    part: 'email',
    path: checkPaths.email,
    name: 'Phishing Email',
    sees: [
      'Who sent it, and whether that is proven: from the headers',
      'What it says and asks for, in many languages',
      'Where its links lead, by their addresses',
      `Its attachments: their names, and what pictures and PDF files in it show. A message may have ${megabytes(maxEmailBytes)}.`,
    ],
    misses: [
      'Who really sent it, when only the text is pasted. Upload the file, or paste the headers too.',
      'What is inside attachments that are locked with a password',
      'What a linked page shows: we never open it',
      'Whether the person you know was made to send it. If it is unusual, call them.',
    ],
  },
  {
    part: 'screenshot',
    path: checkPaths.screenshot,
    name: 'Screenshot Check',
    sees: [
      'The text that can be read in the picture, with the addresses in it',
      'QR codes and where they lead, logos, sign-in forms and buttons',
      `Whether it looks like phishing that was reported before. A picture may have ${megabytes(maxScreenshotBytes)}.`,
    ],
    misses: [
      'Where a button or link leads when its address is not in the picture',
      'The sender’s real address, unless it is in the picture',
      'Text that is blurred, cut off or very small',
    ],
  },
  {
    part: 'url',
    path: checkPaths.url,
    name: 'URL Check',
    sees: [
      'What the address itself gives away: imitated brands, disguised characters, hidden destinations',
      'How old the domain is, and whether its certificate is in order',
      'Whether it is on lists of known phishing',
    ],
    misses: [
      'The page behind it: we never open a link',
      'Where a short link or a redirect ends',
      'A page that was set up minutes ago on an otherwise genuine site',
    ],
  },
  {
    part: 'whois',
    path: checkPaths.whois,
    name: 'WHOIS',
    sees: [
      'Who registered a domain, and when, as far as that is public',
      'Its DNS records, and whether somebody could send mail in its name',
      'Its certificate, where it is hosted, and similar domains that exist',
    ],
    misses: [
      'Who is behind it, when the registration is private. Most are, and that is no bad sign.',
      'Single pages of it. For a link, use URL Check.',
      'Domains of your own network',
    ],
  },
  {
    part: 'vulnerability',
    path: checkPaths.vulnerability,
    name: 'Vulnerability',
    sees: [
      'Known vulnerabilities of the vendors and products in the list',
      'Which of them attackers use today, as CISA reports it',
      'Whether your version is affected, when you enter it',
    ],
    misses: [
      'Your device: nothing is scanned, and nothing is asked of it',
      'Vulnerabilities that nobody has published yet',
      'How your device is set up, and what protects it',
    ],
  },
];
