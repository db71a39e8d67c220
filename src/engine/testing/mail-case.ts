import type { MailFacts } from '../mail/case.ts';
import { type MailCase, mailCase } from '../mail/case.ts';
import type { MailAttachment, ParsedMail } from '../mail/parse/parsed-mail.ts';
import { readMail } from '../mail/parse/read-mail.ts';
import { popular } from './url-case.ts';

export type DraftFile = {
  name: string;
  type?: string;
  content?: string;
  isInline?: true;
  /** What reading the file would find; saves a test from packing archives and documents. */
  read?: Partial<MailAttachment>;
};

/** What a test states about a message. */
export type MailDraft = {
  from?: string;
  replyTo?: string;
  returnPath?: string;
  subject?: string;
  to?: string;
  /** More header lines, verbatim. */
  headers?: string[];
  text?: string;
  html?: string;
  files?: DraftFile[];
  /** Addresses that QR codes in its pictures lead to. */
  qrCodes?: string[];
  facts?: MailFacts;
};

/** The message as the parser returns it; a test states only what it is about. */
export const mailOf = async (draft: MailDraft): Promise<ParsedMail> => {
  const mail = await readMail({ content: sourceOf(draft) });
  const { files = [], qrCodes = [] } = draft;
  return {
    ...mail,
    attachments: mail.attachments.map((one, i) => ({ ...one, ...files[i]?.read })),
    links: [
      ...mail.links,
      ...qrCodes.map((href) => ({ href, origin: 'qr' as const, words: null, span: null, part: 0 })),
    ],
  };
};

/** The case the detectors would see for a message. */
export const mailCaseOf = async (draft: MailDraft): Promise<MailCase> =>
  mailCase(await mailOf(draft), draft.facts ?? {});

/** Facts under which these sites are widely visited, and nothing is known of others. */
export const visited = (...hosts: string[]): MailFacts => ({
  urlFacts: (url) => (hosts.some((host) => new URL(url).host.endsWith(host)) ? popular : {}),
});

/** The texts that a finding marks. */
export const markedIn = ({ mail }: MailCase, finding: { spans: { start: number; end: number }[] } | null) =>
  finding?.spans.map(({ start, end }) => mail.shown.text.slice(start, end));

const boundary = 'the-parts-of-a-test-message';

const sourceOf = ({
  from = 'Ana Silva <ana@example.org>',
  replyTo,
  returnPath,
  subject,
  to,
  headers = [],
  text,
  html,
  files = [],
}: MailDraft) => {
  const body = [
    `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    html ?? text ?? 'See you tomorrow.',
  ];
  return [
    ...(returnPath === undefined ? [] : [`Return-Path: <${returnPath}>`]),
    ...headers,
    `From: ${from}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    `To: ${to ?? 'me@example.net'}`,
    `Subject: ${subject ?? 'Hello'}`,
    'Message-ID: <1@example.org>',
    'MIME-Version: 1.0',
    ...(files.length === 0
      ? body
      : [
          `Content-Type: multipart/mixed; boundary="${boundary}"`,
          '',
          ...[body, ...files.map(partOf)].flatMap((part) => [`--${boundary}`, ...part]),
          `--${boundary}--`,
        ]),
  ].join('\r\n');
};

const partOf = ({ name, type = 'application/octet-stream', content = 'a file', isInline }: DraftFile) => [
  `Content-Type: ${type}`,
  `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename*=utf-8''${encodeURIComponent(name)}`,
  '',
  content,
];
