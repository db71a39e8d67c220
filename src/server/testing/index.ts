export type { Job, JobResults } from '../../contract/v1/jobs.ts';
export { mailSource } from '../../engine/mail/parse/testing/mail-source.ts';
export { makeCertificate } from '../../lookups/testing/certificates.ts';
export { serveCtLog } from '../../lookups/testing/ct-log-server.ts';
/** Servers, loads and a loopback internet that benchmarks share with the tests. */
export { faultsInBooks } from './check-books.ts';
export { documentOf } from './document.ts';
export { formBody } from './form-body.ts';
export { killRounds } from './kill-rounds.ts';
export { nothingYet } from './load-of-writes.ts';
export { loopbackInternet } from './loopback-internet.ts';
export { bring, companyZone, mailbox, reportMail } from './report-mail.ts';
export { runScript } from './run-script.ts';
export { startNginx } from './server-farm.ts';
export {
  exitCode,
  killed,
  listening,
  main,
  post,
  servedWith,
  signIn,
  startProcess,
} from './server-process.ts';
export { vastMail } from './vast-pictures.ts';
