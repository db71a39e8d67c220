type File = {
  name?: string;
  type?: string;
  content: string | Uint8Array;
  disposition?: 'attachment' | 'inline';
  /** More lines of the part's own header. */
  headers?: string[];
};
type Draft = { headers?: string[]; text?: string; html?: string; files?: File[] };

const boundary = 'a-boundary-of-a-test';

/** The source of a message as a mail server hands it over; a test states only what it is about. */
export const mailSource = ({ headers = [], text, html, files = [] }: Draft): string => {
  const head = [
    ...(headers.some((line) => /^from:/i.test(line)) ? [] : ['From: Ana Silva <ana@example.org>']),
    ...headers,
    'Message-ID: <1@example.org>',
    'MIME-Version: 1.0',
  ];
  const texts = [
    ...(text === undefined ? [] : [textPart('plain', text)]),
    ...(html === undefined ? [] : [textPart('html', html)]),
  ];
  if (files.length === 0 && texts.length === 1) return [...head, ...(texts[0] ?? [])].join('\r\n');
  const kind = files.length === 0 ? 'alternative' : 'mixed';
  return [
    ...head,
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...[...texts, ...files.map(filePart)].flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
};

const textPart = (kind: 'plain' | 'html', content: string) => [
  `Content-Type: text/${kind}; charset=utf-8`,
  'Content-Transfer-Encoding: 8bit',
  '',
  content,
];

const filePart = ({
  name,
  type = 'application/octet-stream',
  content,
  disposition = 'attachment',
  headers = [],
}: File) => [
  `Content-Type: ${type}`,
  `Content-Disposition: ${disposition}${name === undefined ? '' : `; filename="${name}"`}`,
  'Content-Transfer-Encoding: base64',
  ...headers,
  '',
  (
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n'),
];
