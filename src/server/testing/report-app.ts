import { freePort } from '../../testing/free-port.ts';
import { openTestDatabase } from './engines.ts';
import { loopbackInternet } from './loopback-internet.ts';
import { mailServer } from './mail-server.ts';
import { bring, companyZone, mailbox } from './report-mail.ts';
import { startTestApp } from './start-test-app.ts';

/** The real app with a report mailbox, a small internet in which the company has a signing key, and a mail server for its answers. */
export const startReportApp = async (env: Record<string, string> = {}) => {
  const internet = await loopbackInternet(companyZone);
  const outgoing = await mailServer();
  const port = await freePort();
  const database = await openTestDatabase();
  const app = await startTestApp({
    database,
    env: { ...internet.env, REPORT_ADDRESS: mailbox, REPORT_SMTP_PORT: String(port), ...env },
    sendMail: outgoing.send,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    database,
    outgoing,
    port,
    bring: (raw: string | Buffer, envelope?: Parameters<typeof bring>[2]) => bring(port, raw, envelope),
  };
};
