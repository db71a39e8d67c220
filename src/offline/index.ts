/** The door of checks without a server: they judge what they are given and ask nobody. */
export { CannotCheck } from './cannot-check.ts';
export { type CheckResult, checkDomainFacts, checkMail, checkUrl } from './check.ts';
export { type DataFiles, type EngineData, readData } from './engine-data.ts';
export { dataFileNames, loadData, setDefaultData, useData } from './load-data.ts';
export { packData } from './pack-data.ts';
