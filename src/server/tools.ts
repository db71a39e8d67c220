/** What the commands in `scripts/` need from the server. It loads quickly: nothing here judges. */
export { reportEngine } from './adapters/report-engine.ts';
export { reportSigner } from './adapters/report-signer.ts';
export { beginKeyRotation, endKeyRotation, loadContentKeys } from './adapters/secrets.ts';
export { askForLook, type WatchedNow } from './adapters/watch-requests.ts';
export { reconcileOnce } from './compose/payments.ts';
export { vulnerabilityCatalogue } from './compose/vulnerability-catalogue.ts';
export { watchOnce } from './compose/watch-once.ts';
export { BadConfiguration, type Config, readConfig } from './config.ts';
export { readNumber, shownNumber } from './receipts/receipt-content.ts';
export { backUpTo, restoreFrom } from './services/back-up.ts';
export { endSessionsOf } from './services/end-sessions-of.ts';
export { removePasskeysOf } from './services/remove-passkeys-of.ts';
export { rotateContentKey } from './services/rotate-content-key.ts';
export { setRole } from './services/set-role.ts';
export type { SyncOutcome, SyncProgressEvent } from './services/sync-vulnerabilities.ts';
export { type ReportOutcome, verifyReport } from './services/verify-report.ts';
export { adminActionStore } from './store/admin-actions.ts';
export { verifyChain } from './store/audit-chain.ts';
export { BackupRefused } from './store/backup.ts';
export { ContentKeyMissing, missingKeyMessage } from './store/content-key-ring.ts';
export { contentKeyStore } from './store/content-keys.ts';
export { type Database, migrationsFolder, type OpenDatabase } from './store/database.ts';
export { FolderInUse } from './store/folder-lock.ts';
export { openDatabase } from './store/open-database.ts';
export { packedCluster } from './store/packed-cluster.ts';
export { givenNumbers, goOnWith } from './store/receipt-numbers.ts';
export { verdictReportStore } from './store/verdict-reports.ts';

/** Reads messages again, for which it needs the engine: loaded by the one command that does. */
export const loadFeedbackExport = () => import('./services/export-feedback.ts');
