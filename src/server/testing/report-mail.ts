import { createTransport } from 'nodemailer';
import type { Zone } from '../../lookups/testing/dns-server.ts';
import { keys, sign } from '../../lookups/testing/signed-mail.ts';

// Mails to a report mailbox, as people's own servers bring them.

export const mailbox = 'report@hookwise.example';

/** Publishes the key that `reportMail` signs with. */
export const companyZone: Zone = {
  'company.example': { TXT: ['v=spf1 ip4:192.0.2.0/24 -all'] },
  'key._domainkey.company.example': { TXT: [keys.rsa.record] },
};

type Wrapper = {
  from?: string;
  subject?: string;
  headers?: readonly string[];
  text?: string;
  attached?: readonly Uint8Array[];
  files?: readonly { name: string; type: string; bytes: Uint8Array }[];
};

/** A mail in which somebody forwards messages as attachments, as it leaves their own server, unsigned. */
export const wrapperOf = ({
  from = 'maya@company.example',
  subject = 'Fwd: is this real?',
  headers = [],
  text = 'Is this real?',
  attached = [],
  files = [],
}: Wrapper): string =>
  [
    `From: Maya Lindqvist <${from}>`,
    `To: ${mailbox}`,
    `Subject: ${subject}`,
    'Date: Sun, 15 Nov 2026 12:00:00 +0000',
    `Message-ID: <${Math.random().toString(36).slice(2)}@company.example>`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="=_report"',
    '',
    '--=_report',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...[
      ...attached.map((bytes) => ({ name: 'suspicious.eml', type: 'application/octet-stream', bytes })),
      ...files,
    ].flatMap(({ name, type, bytes }) => [
      '--=_report',
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ]),
    '--=_report--',
    '',
  ].join('\r\n');

/** The same, signed by the company. */
export const reportMail = (wrapper: Wrapper): Promise<string> =>
  sign(wrapperOf(wrapper), { domain: 'company.example' });

/** Brings a mail to a port as another mail server does; throws with `responseCode` where it is refused. */
export const bring = async (
  port: number,
  raw: string | Buffer,
  { from = 'maya@company.example', to = mailbox } = {},
): Promise<void> => {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    name: 'mx.company.example',
  });
  try {
    await transport.sendMail({ envelope: { from, to }, raw });
  } finally {
    transport.close();
  }
};
