/** The contract's door for what measures and runs the product from outside (`ml`, `bench`, `scripts`). Rooms name the file. */
export { analysisTypes, type Verdict, verdictSchema } from './analysis.ts';
export type { ScreenshotStage } from './analyze-screenshot.ts';
export {
  allProducts,
  type DeviceCategory,
  deviceCategories,
  deviceVendors,
  type SeverityFilter,
  severityFilters,
} from './analyze-vulnerability.ts';
export { type DomainSubject, domainParts } from './domain-facts.ts';
export { emailAddressSchema } from './email-address.ts';
export {
  type BandCounts,
  type EvaluationReport,
  type EvaluationSlice,
  evaluationReportSchema,
  flaggedShare,
  hardestSlice,
  interval,
  phishingBandShare,
  totalOf,
} from './evaluation-report.ts';
export { levelOf, type RiskLevel, riskBandEnds, riskLevels } from './risk.ts';
export { everythingUnknown } from './unknown-facts.ts';
