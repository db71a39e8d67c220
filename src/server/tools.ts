/** What the commands in `scripts/` need from the server. It loads quickly: nothing here judges. */
export { reportEngine } from './adapters/report-engine.ts';
export { reportSigner } from './adapters/report-signer.ts';
export { vulnerabilityCatalogue } from './compose/vulnerability-catalogue.ts';
export { BadConfiguration, readConfig } from './config.ts';
export { backUpTo, restoreFrom } from './services/back-up.ts';
export { endSessionsOf } from './services/end-sessions-of.ts';
export { removePasskeysOf } from './services/remove-passkeys-of.ts';
export { setRole } from './services/set-role.ts';
export type { SyncOutcome, SyncProgressEvent } from './services/sync-vulnerabilities.ts';
export { type ReportOutcome, verifyReport } from './services/verify-report.ts';
export { BackupRefused } from './store/backup.ts';
export { type Database, migrationsFolder } from './store/database.ts';
export { FolderInUse } from './store/folder-lock.ts';
export { openDatabase } from './store/open-database.ts';
export { packedCluster } from './store/open-embedded.ts';
