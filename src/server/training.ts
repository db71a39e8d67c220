/** What training and evaluation need of the server: weights, readers and feeds. The running server does not import it. */
export { type ProcessNews, startProcess } from './adapters/job-process.ts';
export { mailTools } from './adapters/mail-tools.ts';
export { nvdRecords } from './adapters/nvd-records.ts';
export type { PictureAnswer } from './adapters/picture-reader.ts';
export { readerScripts } from './adapters/reader-process.ts';
export { shippedVulnerabilities } from './adapters/shipped-vulnerabilities.ts';
export { usedByProcess } from './adapters/time-used.ts';
export { trainedModels } from './adapters/trained-models.ts';
export {
  readEpssFile,
  readExploitFile,
  readKevFile,
  type VulnerabilityFacts,
  withFacts,
} from './adapters/vulnerability-facts.ts';
export { feedBytes, findFeeds, fingerprintOf } from './adapters/vulnerability-feed-files.ts';
export { prepareCve } from './adapters/vulnerability-prepare.ts';
export { type PreparedCve, writeDocument } from './store/catalogue-document.ts';
