import { createTransport } from 'nodemailer';
import { productName } from '../../contract/site.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  messageId?: string;
};

/** The page around the paragraphs of a mail. Nothing in them comes from a visitor. */
export const mailPage = (paragraphs: string): string => `<!doctype html>
<html lang="en">
  <body style="margin:0;padding:32px 16px;background:#edf3f2;color:#0b2129;font:16px/1.5 system-ui,sans-serif">
    <div style="max-width:440px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #c5d6d8;border-radius:16px">
      <p style="margin:0 0 16px;font-weight:700;font-size:20px">${productName}</p>
      ${paragraphs}
    </div>
  </body>
</html>
`;

/** Delivers one message; throws when it was not accepted. */
export type SendMail = (mail: Mail) => Promise<void>;

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

export const smtpMail = (smtpUrl: string, from: string): { send: SendMail; close: () => void } => {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...timeouts });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from });
    },
    close: () => transport.close(),
  };
};

/** For development: the whole message on the console, so that a developer can sign in without a mail server. */
export const consoleMail =
  (write: (text: string) => void): SendMail =>
  async ({ to, subject, text }) => {
    write(`\n----- mail to ${to} -----\nSubject: ${subject}\n\n${text}\n----- end of mail -----\n\n`);
  };

/** What may be logged of a failed delivery. The server's reply repeats the address it refused. */
export const mailFailure = (error: unknown) => {
  const { code, command, responseCode } = (error instanceof Error ? error : {}) as Record<string, unknown>;
  return { mailError: code, command, responseCode };
};
