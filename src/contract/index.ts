/** The contract's door for what measures and runs the product from outside (`ml`, `bench`, `scripts`). Rooms name the file. */
export { analysisSchema, analysisTypes, type Verdict, verdictSchema } from './analysis.ts';
export { type AnalysisHistory, analysisHistoryResponse } from './analysis-history.ts';
export {
  allProducts,
  type DeviceCategory,
  deviceCategories,
  deviceVendors,
  type SeverityFilter,
  severityFilters,
} from './device-choices.ts';
export { type DomainSubject, domainParts } from './domain-facts.ts';
export { emailAddressSchema } from './email-address.ts';
export {
  type BandCounts,
  type EvaluationReport,
  type EvaluationSlice,
  evaluationReportSchema,
  flaggedShare,
  interval,
  phishingBandShare,
  totalOf,
} from './evaluation-report.ts';
export { headlineSlice } from './headline-slice.ts';
export { levelOf, type RiskLevel, riskBandEnds, riskLevels } from './risk.ts';
export type { ScreenshotStage } from './screenshot-input.ts';
export { everythingUnknown } from './unknown-facts.ts';
export { apiResultSchema } from './v1/result.ts';
