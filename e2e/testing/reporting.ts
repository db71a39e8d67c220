import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { freePort } from '../../src/testing/free-port.ts';
import { type RunningServer, startServer } from './server.ts';
import { test as base } from './test.ts';

const mailbox = 'report@hookwise.example';

/** Forwards one of our own lures to the report mailbox, as the relay of a company hands it over. */
type Report = (from: string, lure: string) => Promise<void>;

/** A server with a report mailbox. Without lookups it believes the relay that is its own. */
export const test = base.extend<{ report: Report }, { server: RunningServer; reportPort: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern.
  reportPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  server: [
    async ({ reportPort }, use) => {
      const server = await startServer({ REPORT_ADDRESS: mailbox, REPORT_SMTP_PORT: String(reportPort) });
      await use(server);
      server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  report: async ({ reportPort }, use) => {
    await use(async (from, lure) => {
      const attached = readFileSync(
        new URL(`../../src/engine/testing/mails/phishing/${lure}.eml`, import.meta.url),
      );
      const domain = from.slice(from.indexOf('@') + 1);
      const transport = createTransport({ host: '127.0.0.1', port: reportPort, ignoreTLS: true });
      await transport.sendMail({
        envelope: { from, to: mailbox },
        raw: [
          `Authentication-Results: relay.hookwise.example; dkim=pass header.d=${domain}`,
          `Received: from mx.${domain} by relay.hookwise.example with ESMTPS; ${new Date().toUTCString().replace('GMT', '+0000')}`,
          `From: <${from}>`,
          `To: <${mailbox}>`,
          'Subject: Is this real?',
          `Message-ID: <${crypto.randomUUID()}@${domain}>`,
          'MIME-Version: 1.0',
          'Content-Type: multipart/mixed; boundary="=_report"',
          '',
          '--=_report',
          'Content-Type: message/rfc822',
          '',
          attached.toString().replace(/\r?\n/g, '\r\n'),
          '--=_report--',
          '',
        ].join('\r\n'),
      });
      transport.close();
    });
  },
});
